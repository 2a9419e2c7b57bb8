/// Translates an answer of the Forecast API into a report.
struct ForecastMapping {
  let response: ForecastResponse
  let context: ReadingContext
  let units: ForecastUnits
  let clock: PlaceClock
  let place: ReportedPlace

  /// Prepares the translation; `asked` is the unit system of the request, if there was one.
  init(_ response: ForecastResponse, context: ReadingContext, asked: ForecastUnits? = nil) {
    self.response = response
    self.context = context
    units = ForecastUnits(response.flags, asked: asked)
    clock = context.clock(
      timeZone: response.timezone,
      utcOffset: response.offset.map { $0 * 3600 }
    )
    // The country comes as a name or as a code.
    let country = response.flags?.nearestCountry
    let isCode = country.map { $0.utf8.count == 2 && $0 == $0.uppercased() } ?? false
    place = context.reportedPlace(
      latitude: response.latitude,
      longitude: response.longitude,
      name: response.flags?.nearestCity,
      country: isCode ? nil : country,
      countryCode: isCode ? country : nil
    )
  }

  /// The report.
  var report: WeatherReport {
    let now = context.now(
      response.currently?.time,
      response.hourly?.data.first?.time,
      response.daily?.data.first?.time,
      response.minutely?.data.first?.time
    )
    return WeatherReport(
      provenance: Provenance(provider: .forecast, fetched: now),
      place: place,
      clock: clock,
      now: clock.time(at: now),
      current: response.currently.map { current($0, at: now) },
      minutely: response.minutely?.data.compactMap(minute),
      hourly: response.hourly?.data.compactMap(hour),
      daily: response.daily?.data.compactMap(day),
      alerts: alerts
    )
    .plausible
  }

  private func current(_ point: ForecastDataPoint, at now: Int) -> CurrentConditions {
    CurrentConditions(
      time: clock.time(at: point.time ?? now),
      conditions: conditions(point),
      precipitationIntensity: point.precipitation.intensity.map(units.intensity)
    )
  }

  private func minute(_ minute: ForecastMinute) -> Minute? {
    minute.time.map { time in
      var result = Minute(time: clock.time(at: time))
      result.precipitationIntensity = minute.precipitation.intensity.map(units.intensity)
      result.precipitationProbability = minute.precipitation.probability.map(Fraction.init(_:))
      result.precipitationType = type(minute.precipitation)
      return result
    }
  }

  private func hour(_ point: ForecastDataPoint) -> Hour? {
    point.time.map {
      Hour(
        time: clock.time(at: $0),
        conditions: conditions(point),
        precipitation: point.precipitation.intensity.map(units.intensity)?.depth(inHours: 1),
        snowfall: snowfall(point.precipitation)
      )
    }
  }

  private func conditions(_ point: ForecastDataPoint) -> Conditions {
    let icon = ForecastIcon(point.icon)
    var conditions = Conditions(sky: sky(icon, point.precipitation))
    conditions.isDay = icon.isDay
    conditions.temperature = point.temperature.map(units.temperature)
    conditions.feelsLike = (point.apparentTemperature ?? point.feelsLike).map(units.temperature)
    conditions.dewPoint = point.dewPoint.map(units.temperature)
    conditions.humidity = point.humidity.map(Fraction.init(_:))
    conditions.pressure = point.pressure.map(Pressure.init(hectopascals:))
    conditions.windSpeed = point.windSpeed.map(units.speed)
    conditions.windGust = point.windGust.map(units.speed)
    conditions.windDirection = point.windBearing.map(Direction.init(degrees:))
    conditions.cloudCover = point.cloudCover.map(Fraction.init(_:))
    conditions.visibility = point.visibility.map(units.distance)
    conditions.uvIndex = point.uvIndex
    conditions.precipitationProbability = point.precipitation.probability.map(Fraction.init(_:))
    conditions.precipitationType = type(point.precipitation)
    return conditions
  }

  /// The sky of an icon; how strong the rain or snow is, the intensity tells where the icon does
  /// not.
  private func sky(_ icon: ForecastIcon, _ precipitation: ForecastPrecipitation) -> Sky {
    let measured = precipitation.intensity.map(units.intensity)
      .flatMap { intensity in
        switch icon.condition {
        case .rain: Intensity(rain: intensity)
        case .snow, .sleet: Intensity(snow: intensity)
        default: nil
        }
      }
    return Sky(icon.condition, icon.intensity ?? measured)
  }

  /// What falls; Dark Sky names it exactly when something does.
  private func type(_ precipitation: ForecastPrecipitation) -> PrecipitationType? {
    switch precipitation.type {
    case "rain": .rain
    case "snow": .snow
    case "sleet": .sleet
    case "hail": .hail
    case "ice": .freezingRain
    case "mixed": .mixed
    case "none": PrecipitationType.none
    case .some: nil
    case .none: precipitation.intensity == 0 ? PrecipitationType.none : nil
    }
  }

  /// The depth of snow: a field of its own at Pirate Weather, whose accumulation counts the rain
  /// too; the accumulation at Dark Sky.
  private func snowfall(_ precipitation: ForecastPrecipitation) -> Depth? {
    let amount =
      precipitation.snowAccumulation
      ?? (response.flags?.version == nil ? precipitation.accumulation : nil)
    return amount.map(units.accumulation)
  }

  private var alerts: [WeatherAlert] {
    var seen: Set<WeatherAlert> = []
    return (response.alerts ?? []).map(alert).filter { seen.insert($0).inserted }
  }

  private func alert(_ alert: ForecastAlert) -> WeatherAlert {
    var result = WeatherAlert(title: CleanText.line(alert.title ?? ""))
    result.severity = alert.severity.flatMap {
      WeatherAlert.Severity(rawValue: $0.lowercased())
    }
    result.starts = alert.time.map(clock.time)
    result.ends = alert.expires.map(clock.time)
    result.regions = (alert.regions ?? []).map(CleanText.line)
    result.description = alert.description.map(CleanText.paragraphs)
    result.url = alert.uri.flatMap { $0.isEmpty ? nil : CleanText.line($0) }
    return result
  }
}

extension ForecastMapping {
  private func day(_ point: ForecastDay) -> Day? {
    guard let time = point.time else { return nil }
    // Noon tells the date also where the days step by 86,400 s across a clock change.
    let date = clock.time(at: time + 43_200).date
    var day = Day(date: date, sky: sky(ForecastIcon(point.icon), point.precipitation))
    day.low = (point.temperatureMin ?? point.temperatureLow).map(units.temperature)
    day.high = (point.temperatureMax ?? point.temperatureHigh).map(units.temperature)
    addSun(of: point, to: &day)
    day.moonPhase = point.moonPhase
    day.humidity = point.humidity.map(Fraction.init(_:))
    day.windSpeedMean = point.windSpeed.map(units.speed)
    day.windGust = point.windGust.map(units.speed)
    day.windDirection = point.windBearing.map(Direction.init(degrees:))
    day.precipitationProbability = point.precipitation.probability.map(Fraction.init(_:))
    day.precipitation = point.precipitation.intensity.map(units.intensity)?.depth(inHours: 24)
    day.snowfall = snowfall(point.precipitation)
    day.precipitationType = type(point.precipitation)
    day.uvIndex = point.uvIndex
    return day
  }

  /// Dark Sky leaves both times out when the sun does not rise or does not set.
  ///
  /// Pirate Weather writes a pair of marks, which do not tell polar day from polar night nor from a
  /// bright night: so what the sun does is computed wherever the times are missing.
  private func addSun(of point: ForecastDay, to day: inout Day) {
    if let rise = point.sunriseTime, let set = point.sunsetTime, !isMark(rise, set) {
      day.sunrise = clock.time(at: rise)
      day.sunset = clock.time(at: set)
      day.sun = .normal
      return
    }
    let isMarked = point.sunriseTime != nil && point.sunsetTime != nil
    let presence = place.coordinate.map {
      SunTimes(on: day.date, at: $0, clock: clock).presence
    }
    // Where the sun does rise, a missing time is only a missing value.
    day.sun = isMarked || presence != .normal ? presence : nil
    if !isMarked, presence == nil || presence == .normal {
      day.sunrise = point.sunriseTime.map(clock.time)
      day.sunset = point.sunsetTime.map(clock.time)
    }
  }

  /// Whether the times are Pirate Weather's marks: the second after midnight and the second before
  /// the next, of days with 23, 24 and 25 hours, or the last two seconds of the day.
  private func isMark(_ rise: Int, _ set: Int) -> Bool {
    response.flags?.version != nil && [1, 82_798, 86_398, 89_998].contains(set - rise)
  }
}
