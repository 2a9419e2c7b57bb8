/// Translates the free answers of OpenWeatherMap, current weather and forecast in steps, together
/// or each alone, and the daily forecast, into a report.
struct OpenWeatherMapMapping {
  private let current: OpenWeatherMapCurrentResponse?
  private let steps: OpenWeatherMapForecastResponse?
  private let days: OpenWeatherMapDailyResponse?
  private let context: ReadingContext
  private let reading: OpenWeatherMapReading

  init(
    current: OpenWeatherMapCurrentResponse? = nil,
    steps: OpenWeatherMapForecastResponse? = nil,
    days: OpenWeatherMapDailyResponse? = nil,
    context: ReadingContext
  ) {
    self.current = current
    self.steps = steps
    self.days = days
    self.context = context
    let city = steps?.city ?? days?.city
    let coordinate = current?.coordinate ?? city?.coordinate
    let temperature =
      current?.main?.temperature ?? steps?.list.first?.main?.temperature
      ?? days?.list.first?.temperatures?.maximum
    reading = OpenWeatherMapReading(
      units: context.openWeatherMapUnits
        ?? OpenWeatherMapUnits(recordedTemperature: temperature),
      clock: context.clock(timeZone: nil, utcOffset: current?.utcOffset ?? city?.utcOffset),
      place: context.reportedPlace(
        latitude: coordinate?.latitude,
        longitude: coordinate?.longitude,
        name: current?.name ?? city?.name,
        countryCode: current?.system?.country ?? city?.country
      )
    )
  }

  /// The report.
  var report: WeatherReport {
    let now = context.now(current?.time, steps?.list.first?.time, days?.list.first?.time)
    let stepHours = steps.map { hours(of: $0.list) }
    return WeatherReport(
      provenance: Provenance(provider: .openWeatherMap, fetched: now),
      place: reading.place,
      clock: reading.clock,
      now: reading.clock.time(at: now),
      current: current.map { conditions(of: $0, at: now) },
      hourly: stepHours?.map(\.hour),
      daily: days?.list.compactMap(reading.day) ?? stepHours.map(grouped)
    )
    .plausible
  }

  private func conditions(
    of response: OpenWeatherMapCurrentResponse,
    at now: Int
  ) -> CurrentConditions {
    var conditions = reading.conditions(response.weather)
    reading.add(response.main, to: &conditions)
    reading.add(response.wind, to: &conditions)
    conditions.cloudCover = response.clouds?.all.map(Fraction.init(percent:))
    conditions.visibility = response.visibility.map(Distance.init(meters:))
    conditions.precipitationType = reading.type(conditions, response.rain, response.snow)
    return CurrentConditions(
      time: reading.clock.time(at: response.time ?? now),
      conditions: conditions,
      precipitationIntensity: reading.intensity(response.rain, response.snow)
    )
  }
}

extension OpenWeatherMapMapping {
  /// A step with what only the grouping into days needs.
  private struct StepHour {
    let hour: Hour
    let low: Temperature?
    let high: Temperature?
  }

  private func hours(of steps: [OpenWeatherMapForecastResponse.Step]) -> [StepHour] {
    let length = Self.stepLength(steps)
    return steps.compactMap { step in
      step.time.map { self.hour(step, at: $0, hours: length) }
    }
  }

  /// One hour for the hourly forecast, three for the free one: told by the labels, and for a
  /// single step by the form of its amounts.
  private static func stepLength(_ steps: [OpenWeatherMapForecastResponse.Step]) -> Int {
    let times = steps.compactMap(\.time)
    if times.count > 1 { return times[1] - times[0] == 3600 ? 1 : 3 }
    return steps.first?.rain?.oneHour ?? steps.first?.snow?.oneHour == nil ? 3 : 1
  }

  private func hour(
    _ step: OpenWeatherMapForecastResponse.Step,
    at time: Int,
    hours: Int
  ) -> StepHour {
    var conditions = reading.conditions(step.weather)
    reading.add(step.main, to: &conditions)
    reading.add(step.wind, to: &conditions)
    if let partOfDay = step.system?.partOfDay { conditions.isDay = partOfDay == "d" }
    conditions.cloudCover = step.clouds?.all.map(Fraction.init(percent:))
    conditions.visibility = step.visibility.map(Distance.init(meters:))
    conditions.precipitationProbability = step.precipitationProbability.map(Fraction.init(_:))
    conditions.precipitationType = reading.type(conditions, step.rain, step.snow)
    return StepHour(
      hour: Hour(
        time: reading.clock.time(at: time),
        hours: hours,
        conditions: conditions,
        precipitation: reading.water(step.rain, step.snow, inHours: hours)
      ),
      low: step.main?.temperatureMinimum.map(reading.units.temperature),
      high: step.main?.temperatureMaximum.map(reading.units.temperature)
    )
  }

  /// Groups the steps by the calendar of the place.
  private func grouped(_ steps: [StepHour]) -> [Day] {
    Dictionary(grouping: steps) { $0.hour.time.date }
      .sorted { $0.key < $1.key }
      .map { day(on: $0.key, $0.value) }
  }

  private func day(on date: CivilDate, _ steps: [StepHour]) -> Day {
    let hours = steps.map(\.hour)
    var day = Day(
      date: date,
      sky: Self.sky(of: hours.map(\.conditions.sky)),
      isPartial: hours.map(\.hours).reduce(0, +) < 24
    )
    day.low = steps.compactMap(\.low).min()
    day.high = steps.compactMap(\.high).max()
    let windiest = hours.max {
      $0.conditions.windSpeed ?? Speed(metersPerSecond: -1)
        < $1.conditions.windSpeed ?? Speed(metersPerSecond: -1)
    }
    day.windSpeed = windiest?.conditions.windSpeed
    day.windDirection = windiest?.conditions.windDirection
    day.windGust = hours.compactMap(\.conditions.windGust).max()
    day.precipitationProbability = hours.compactMap(\.conditions.precipitationProbability).max()
    let amounts = hours.compactMap(\.precipitation)
    day.precipitation = amounts.isEmpty ? nil : amounts.dropFirst().reduce(amounts[0], +)
    day.precipitationType = Self.type(of: hours.map(\.conditions.precipitationType))
    addSun(to: &day)
    return day
  }

  /// The answers tell the sun of one day only, mostly today.
  private func addSun(to day: inout Day) {
    let system = current?.system
    let city = steps?.city
    let (rise, set) =
      system?.sunrise == nil ? (city?.sunrise, city?.sunset) : (system?.sunrise, system?.sunset)
    let isTold = rise.map { reading.clock.time(at: $0).date == day.date } ?? false
    reading.addSun(rise: isTold ? rise : nil, set: isTold ? set : nil, to: &day)
  }

  /// The sky that marks a day: the worst when something falls, else the most frequent, of equally
  /// frequent ones the worst.
  private static func sky(of skies: [Sky]) -> Sky {
    let wet = skies.filter { $0.condition.isPrecipitation || $0.condition == .tornado }
    if let worst = wet.max(by: { ($0.condition, $0.rank) < ($1.condition, $1.rank) }) {
      return worst
    }
    let counts = Dictionary(skies.map { ($0, 1) }, uniquingKeysWith: +)
    let usual = counts.max {
      ($0.value, $0.key.condition, $0.key.rank) < ($1.value, $1.key.condition, $1.key.rank)
    }
    return usual?.key ?? Sky(.unknown)
  }

  /// What falls in the course of a day; `mixed` for several kinds.
  private static func type(of types: [PrecipitationType?]) -> PrecipitationType? {
    let kinds = Set(types.compactMap(\.self))
    let falling = kinds.subtracting([PrecipitationType.none])
    if falling.count > 1 { return .mixed }
    return falling.first ?? kinds.first
  }
}

extension Sky {
  /// A number that grows with the intensity.
  fileprivate var rank: Int {
    intensity.flatMap { Intensity.allCases.firstIndex(of: $0) } ?? 1
  }
}
