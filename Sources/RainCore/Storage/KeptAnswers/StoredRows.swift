extension Conditions {
  /// The columns of all that has conditions.
  fileprivate static let columns: [StoredColumn<Conditions>] = [
    .init(always: "condition") { $1(&$0.sky.condition) },
    .init("intensity") { $1(&$0.sky.intensity) },
    .init("isDay") { $1(&$0.isDay) },
    .init("temperature") { $1(&$0.temperature) },
    .init("feelsLike") { $1(&$0.feelsLike) },
    .init("dewPoint") { $1(&$0.dewPoint) },
    .init("humidity") { $1(&$0.humidity) },
    .init("pressure") { $1(&$0.pressure) },
    .init("windSpeed") { $1(&$0.windSpeed) },
    .init("windGust") { $1(&$0.windGust) },
    .init("windDirection") { $1(&$0.windDirection) },
    .init("cloudCover") { $1(&$0.cloudCover) },
    .init("visibility") { $1(&$0.visibility) },
    .init("uvIndex") { $1(&$0.uvIndex) },
    .init("precipitationProbability") { $1(&$0.precipitationProbability) },
    .init("precipitationType") { $1(&$0.precipitationType) },
  ]
}

extension LocalTime {
  /// An instant that stands where none is known yet.
  fileprivate static let epoch = LocalTime(secondsSince1970: 0, utcOffset: 0)

  fileprivate mutating func setOffset(by clock: PlaceClock) {
    self = clock.time(at: secondsSince1970)
  }
}

extension CurrentConditions: StoredRow {
  static let blank = CurrentConditions(time: .epoch, conditions: Conditions(sky: Sky(.unknown)))

  static let columns: [StoredColumn<CurrentConditions>] =
    [
      .init(always: "time") { $1(&$0.time) },
      .init("precipitationIntensity") { $1(&$0.precipitationIntensity) },
    ] + Conditions.columns.of { $1(&$0.conditions) }

  mutating func setOffsets(by clock: PlaceClock) { time.setOffset(by: clock) }
}

extension Minute: StoredRow {
  static let blank = Minute(time: .epoch)

  static let columns: [StoredColumn<Minute>] = [
    .init(always: "time") { $1(&$0.time) },
    .init(always: "minutes") { $1(&$0.minutes) },
    .init("label") { $1(&$0.label) },
    .init("precipitationIntensity") { $1(&$0.precipitationIntensity) },
    .init("precipitationProbability") { $1(&$0.precipitationProbability) },
    .init("precipitationType") { $1(&$0.precipitationType) },
  ]

  mutating func setOffsets(by clock: PlaceClock) {
    time.setOffset(by: clock)
    label?.setOffset(by: clock)
  }
}

extension Hour: StoredRow {
  static let blank = Hour(time: .epoch, conditions: Conditions(sky: Sky(.unknown)))

  static let columns: [StoredColumn<Hour>] =
    [
      .init(always: "time") { $1(&$0.time) },
      .init(always: "hours") { $1(&$0.hours) },
      .init("precipitation") { $1(&$0.precipitation) },
      .init("snowfall") { $1(&$0.snowfall) },
    ] + Conditions.columns.of { $1(&$0.conditions) }

  mutating func setOffsets(by clock: PlaceClock) { time.setOffset(by: clock) }
}

extension Day: StoredRow {
  static let blank = Day(date: CivilDate(daysSince1970: 0), sky: Sky(.unknown))

  static let columns: [StoredColumn<Day>] = [
    .init(always: "date") { $1(&$0.date) },
    .init(always: "condition") { $1(&$0.sky.condition) },
    .init("intensity") { $1(&$0.sky.intensity) },
    .init("low") { $1(&$0.low) },
    .init("high") { $1(&$0.high) },
    .init(always: "isPartial") { $1(&$0.isPartial) },
    .init("sunrise") { $1(&$0.sunrise) },
    .init("sunset") { $1(&$0.sunset) },
    .init("sun") { $1(&$0.sun) },
    .init("moonPhase") { $1(&$0.moonPhase) },
    .init("humidity") { $1(&$0.humidity) },
    .init("windSpeed") { $1(&$0.windSpeed) },
    .init("windSpeedMean") { $1(&$0.windSpeedMean) },
    .init("windGust") { $1(&$0.windGust) },
    .init("windDirection") { $1(&$0.windDirection) },
    .init("precipitationProbability") { $1(&$0.precipitationProbability) },
    .init("precipitation") { $1(&$0.precipitation) },
    .init("snowfall") { $1(&$0.snowfall) },
    .init("precipitationType") { $1(&$0.precipitationType) },
    .init("uvIndex") { $1(&$0.uvIndex) },
  ]

  mutating func setOffsets(by clock: PlaceClock) {
    sunrise?.setOffset(by: clock)
    sunset?.setOffset(by: clock)
  }
}

extension ReportedPlace: StoredRow {
  static var blank: ReportedPlace { ReportedPlace() }

  static let columns: [StoredColumn<ReportedPlace>] = [
    .init("name") { $1(&$0.name) },
    .init("region") { $1(&$0.region) },
    .init("country") { $1(&$0.country) },
    .init("countryCode") { $1(&$0.countryCode) },
  ]

  /// A place has no times.
  mutating func setOffsets(by _: PlaceClock) {}
}
