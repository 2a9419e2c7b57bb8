/// Translates an answer of Open-Meteo into a report: columns to rows, units by their names.
struct OpenMeteoMapping {
  private let response: OpenMeteoResponse
  private let context: ReadingContext
  private let clock: PlaceClock
  private let place: ReportedPlace

  init(_ response: OpenMeteoResponse, context: ReadingContext) {
    self.response = response
    self.context = context
    clock = context.clock(timeZone: response.timezone, utcOffset: response.utcOffset)
    place = context.reportedPlace(latitude: response.latitude, longitude: response.longitude)
  }

  /// The report.
  ///
  /// Open-Meteo has no warnings, so it can't tell of any.
  var report: WeatherReport {
    let now = context.now(
      response.current.flatMap { instant($0, 0) },
      response.hourly.flatMap { instant($0, 0) },
      response.daily.flatMap { instant($0, 0) },
      response.quarterHourly.flatMap { instant($0, 0) }
    )
    return WeatherReport(
      provenance: Provenance(provider: .openMeteo, fetched: now),
      place: place,
      clock: clock,
      now: clock.time(at: now),
      current: response.current.map { current($0, at: now) },
      minutely: response.quarterHourly.flatMap { section in
        section.has(.precipitation) || section.has(.precipitationProbability)
          ? rows(section, quarter) : nil
      },
      hourly: response.hourly.map { rows($0, hour) },
      daily: response.daily.map { rows($0, day) }
    )
    .plausible
  }

  private func rows<Row>(
    _ section: OpenMeteoSection,
    _ translate: (OpenMeteoRow, OpenMeteoTime) -> Row
  ) -> [Row] {
    section.times.indices.compactMap { index in
      section.times[index].map { translate(OpenMeteoRow(section: section, index: index), $0) }
    }
  }

  private func instant(_ section: OpenMeteoSection, _ row: Int) -> Int? {
    guard row < section.times.count else { return nil }
    return section.times[row].map(instant)
  }

  private func instant(_ time: OpenMeteoTime) -> Int { clock.instant(of: time) }

  /// The day of a time: of a label as it stands there, of an instant by the one offset.
  private func date(_ time: OpenMeteoTime) -> CivilDate {
    switch time {
    case .label(let seconds): LocalTime(secondsSince1970: seconds, utcOffset: 0).date
    case .instant(let seconds):
      LocalTime(
        secondsSince1970: seconds,
        utcOffset: clock.reportedOffset ?? clock.offset(at: seconds)
      )
      .date
    }
  }

  private func time(_ time: OpenMeteoTime) -> LocalTime { clock.time(at: instant(time)) }

  private func current(_ section: OpenMeteoSection, at now: Int) -> CurrentConditions {
    let row = OpenMeteoRow(section: section, index: 0)
    // The amounts are those of the interval before; a quarter of an hour where it is not told.
    let interval = row[.interval].flatMap { $0 > 0 ? $0 : nil } ?? 900
    return CurrentConditions(
      time: clock.time(at: instant(section, 0) ?? now),
      conditions: conditions(row),
      precipitationIntensity: row.water(.precipitation)
        .map { PrecipitationIntensity($0, withinHours: interval / 3600) }
    )
  }

  /// A quarter of an hour, which is labeled with its end.
  private func quarter(_ row: OpenMeteoRow, _ label: OpenMeteoTime) -> Minute {
    let end = instant(label)
    var minute = Minute(time: clock.time(at: end - 900), minutes: 15)
    minute.label = clock.time(at: end)
    minute.precipitationIntensity = row.water(.precipitation)
      .map { PrecipitationIntensity($0, withinHours: 0.25) }
    minute.precipitationProbability = row.percent(.precipitationProbability)
    minute.precipitationType = OpenMeteoWeatherCode.precipitationType(row[.weatherCode])
    return minute
  }

  private func hour(_ row: OpenMeteoRow, _ label: OpenMeteoTime) -> Hour {
    Hour(
      time: time(label),
      conditions: conditions(row),
      precipitation: row.water(.precipitation),
      snowfall: row.snow(.snowfall)
    )
  }

  private func conditions(_ row: OpenMeteoRow) -> Conditions {
    let code = row[.weatherCode]
    var conditions = Conditions(sky: OpenMeteoWeatherCode.sky(code))
    conditions.isDay = row[.isDay].map { $0 != 0 }
    conditions.temperature = row.temperature(.temperature)
    conditions.feelsLike = row.temperature(.apparentTemperature)
    conditions.dewPoint = row.temperature(.dewPoint)
    conditions.humidity = row.percent(.relativeHumidity)
    conditions.pressure = row[.pressure].map(Pressure.init(hectopascals:))
    conditions.windSpeed = row.speed(.windSpeed)
    conditions.windGust = row.speed(.windGusts)
    conditions.windDirection = row[.windDirection].map(Direction.init(degrees:))
    conditions.cloudCover = row.percent(.cloudCover)
    conditions.visibility = row.distance(.visibility)
    conditions.uvIndex = row[.uvIndex]
    conditions.precipitationProbability = row.percent(.precipitationProbability)
    conditions.precipitationType = OpenMeteoWeatherCode.precipitationType(code)
    return conditions
  }

  private func day(_ row: OpenMeteoRow, _ label: OpenMeteoTime) -> Day {
    let code = row[.weatherCode]
    var day = Day(date: date(label), sky: OpenMeteoWeatherCode.sky(code))
    day.low = row.temperature(.temperatureMinimum)
    day.high = row.temperature(.temperatureMaximum)
    addSun(row, to: &day)
    day.moonPhase = row[.moonPhase]
    day.humidity = row.percent(.relativeHumidityMean)
    day.windSpeed = row.speed(.windSpeedMaximum)
    day.windSpeedMean = row.speed(.windSpeedMean)
    day.windGust = row.speed(.windGustsMaximum)
    day.windDirection = row[.windDirectionDominant].map(Direction.init(degrees:))
    day.precipitationProbability = row.percent(.precipitationProbabilityMaximum)
    day.precipitation = row.water(.precipitationSum)
    day.snowfall = row.snow(.snowfallSum)
    day.precipitationType = OpenMeteoWeatherCode.precipitationType(code)
    day.uvIndex = row[.uvIndexMaximum]
    return day
  }

  /// Polar night has both times at midnight, polar day at midnight and the next; until June 2024
  /// both were at 1970-01-01, which tells nothing.
  private func addSun(_ row: OpenMeteoRow, to day: inout Day) {
    guard
      let rise = row.section.time(.sunrise, row.index),
      let set = row.section.time(.sunset, row.index)
    else { return }
    let length = instant(set) - instant(rise)
    switch row[.daylightDuration] {
    case .some(0): day.sun = .downAllDay
    case .some(86_400...): day.sun = .upAllDay
    default:
      if rise.isZero, set.isZero {
        day.sun = place.coordinate.map {
          SunTimes(on: day.date, at: $0, clock: clock).presence
        }
      } else if length == 0 {
        day.sun = .downAllDay
      } else if length >= 86_400 {
        day.sun = .upAllDay
      } else {
        day.sun = .normal
        day.sunrise = time(rise)
        day.sunset = time(set)
      }
    }
  }
}

/// A row of a section, its values with the units that the section names.
private struct OpenMeteoRow {
  let section: OpenMeteoSection
  let index: Int

  subscript(_ variable: OpenMeteoVariable) -> Double? { section.number(variable, index) }

  func percent(_ variable: OpenMeteoVariable) -> Fraction? {
    self[variable].map(Fraction.init(percent:))
  }

  func temperature(_ variable: OpenMeteoVariable) -> Temperature? {
    self[variable]
      .map {
        section.unit(variable) == "°F" ? Temperature(fahrenheit: $0) : Temperature(celsius: $0)
      }
  }

  func speed(_ variable: OpenMeteoVariable) -> Speed? {
    self[variable]
      .map {
        switch section.unit(variable) {
        case "m/s": Speed(metersPerSecond: $0)
        case "mp/h", "mph": Speed(milesPerHour: $0)
        case "kn": Speed(knots: $0)
        default: Speed(kilometersPerHour: $0)
        }
      }
  }

  func water(_ variable: OpenMeteoVariable) -> Depth? {
    self[variable]
      .map {
        section.unit(variable) == "inch" ? Depth(inches: $0) : Depth(millimeters: $0)
      }
  }

  func snow(_ variable: OpenMeteoVariable) -> Depth? {
    self[variable]
      .map {
        section.unit(variable) == "inch" ? Depth(inches: $0) : Depth(centimeters: $0)
      }
  }

  func distance(_ variable: OpenMeteoVariable) -> Distance? {
    self[variable]
      .map {
        section.unit(variable) == "ft" ? Distance(feet: $0) : Distance(meters: $0)
      }
  }
}
