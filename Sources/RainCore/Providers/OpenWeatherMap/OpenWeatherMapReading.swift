/// What the translations of OpenWeatherMap's answers have in common.
struct OpenWeatherMapReading {
  let units: OpenWeatherMapUnits
  let clock: PlaceClock
  let place: ReportedPlace

  /// Sets the sky, the daylight and what falls.
  func conditions(_ weather: [OpenWeatherMapSky]?) -> Conditions {
    let first = weather?.first
    var conditions = Conditions(sky: OpenWeatherMapCondition.sky(first?.id))
    conditions.precipitationType = OpenWeatherMapCondition.precipitationType(first?.id)
    conditions.isDay =
      switch first?.icon?.last {
      case "d": true
      case "n": false
      default: nil
      }
    return conditions
  }

  /// What falls: the amounts tell rain from snow, and the code what they can't.
  func type(
    _ conditions: Conditions,
    _ rain: OpenWeatherMapAmount?,
    _ snow: OpenWeatherMapAmount?
  ) -> PrecipitationType? {
    func falls(_ amount: OpenWeatherMapAmount?) -> Bool {
      (amount?.oneHour ?? amount?.threeHours ?? amount?.day ?? 0) > 0
    }
    switch (falls(rain), falls(snow), conditions.precipitationType) {
    case (true, true, _): return .mixed
    case (true, false, PrecipitationType.none?), (true, false, nil): return .rain
    case (false, true, PrecipitationType.none?), (false, true, nil): return .snow
    default: return conditions.precipitationType
    }
  }

  /// Adds the measurements.
  func add(_ main: OpenWeatherMapMain?, to conditions: inout Conditions) {
    conditions.temperature = main?.temperature.map(units.temperature)
    conditions.feelsLike = main?.feelsLike.map(units.temperature)
    conditions.humidity = main?.humidity.map(Fraction.init(percent:))
    conditions.pressure = main?.pressure.map(Pressure.init(hectopascals:))
  }

  /// Adds the wind.
  func add(_ wind: OpenWeatherMapWind?, to conditions: inout Conditions) {
    conditions.windSpeed = wind?.speed.map(units.speed)
    conditions.windGust = wind?.gust.map(units.speed)
    conditions.windDirection = wind?.direction.map(Direction.init(degrees:))
  }

  /// Rain and snow together as water within `hours`; `nil` when neither is told.
  func water(
    _ rain: OpenWeatherMapAmount?,
    _ snow: OpenWeatherMapAmount?,
    inHours hours: Int
  ) -> Depth? {
    sum([rain, snow].map { $0?.millimeters(inHours: hours) }).map(Depth.init(millimeters:))
  }

  /// Rain and snow together as an intensity; `nil` when neither is told.
  func intensity(
    _ rain: OpenWeatherMapAmount?,
    _ snow: OpenWeatherMapAmount?
  ) -> PrecipitationIntensity? {
    sum([rain, snow].map { $0?.perHour })
      .map(PrecipitationIntensity.init(millimetersPerHour:))
  }

  /// Sets what the sun does.
  ///
  /// The API leaves the times out or writes 0 (once: equal times) when there are none, in polar day
  /// and polar night alike, so latitude and date must tell.
  func addSun(rise: Int?, set: Int?, to day: inout Day) {
    let presence = place.coordinate.map {
      SunTimes(on: day.date, at: $0, clock: clock).presence
    }
    if let rise, let set, rise > 0, set > 0, rise != set {
      day.sunrise = clock.time(at: rise)
      day.sunset = clock.time(at: set)
      day.sun = .normal
    } else {
      day.sun = presence
    }
  }

  /// Translates a day of the daily forecast or of One Call.
  func day(_ day: OpenWeatherMapDailyResponse.Day) -> Day? {
    guard let time = day.time else { return nil }
    let conditions = conditions(day.weather)
    var result = Day(date: clock.time(at: time).date, sky: conditions.sky)
    result.low = day.temperatures?.minimum.map(units.temperature)
    result.high = day.temperatures?.maximum.map(units.temperature)
    addSun(rise: day.sunrise, set: day.sunset, to: &result)
    result.moonPhase = day.moonPhase
    result.humidity = day.humidity.map(Fraction.init(percent:))
    result.windSpeed = day.windSpeed.map(units.speed)
    result.windGust = day.windGust.map(units.speed)
    result.windDirection = day.windDirection.map(Direction.init(degrees:))
    result.precipitationProbability = day.precipitationProbability.map(Fraction.init(_:))
    result.precipitation = water(day.rain, day.snow, inHours: 24)
    result.precipitationType = type(conditions, day.rain, day.snow)
    result.uvIndex = day.uvIndex
    return result
  }

  private func sum(_ values: [Double?]) -> Double? {
    let told = values.compactMap(\.self)
    return told.isEmpty ? nil : told.reduce(0, +)
  }
}
