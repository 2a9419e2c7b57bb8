extension Conditions {
  /// The columns of all that has conditions.
  fileprivate static let columns: [StoredColumn<Conditions>] = [
    .init(always: "condition", \.sky.condition),
    .init("intensity", \.sky.intensity),
    .init("isDay", \.isDay),
    .init("temperature", \.temperature),
    .init("feelsLike", \.feelsLike),
    .init("dewPoint", \.dewPoint),
    .init("humidity", \.humidity),
    .init("pressure", \.pressure),
    .init("windSpeed", \.windSpeed),
    .init("windGust", \.windGust),
    .init("windDirection", \.windDirection),
    .init("cloudCover", \.cloudCover),
    .init("visibility", \.visibility),
    .init("uvIndex", \.uvIndex),
    .init("precipitationProbability", \.precipitationProbability),
    .init("precipitationType", \.precipitationType),
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
      .init(always: "time", \.time),
      .init("precipitationIntensity", \.precipitationIntensity),
    ] + Conditions.columns.of(\.conditions)

  mutating func setOffsets(by clock: PlaceClock) { time.setOffset(by: clock) }
}

extension Minute: StoredRow {
  static let blank = Minute(time: .epoch)

  static let columns: [StoredColumn<Minute>] = [
    .init(always: "time", \.time),
    .init(always: "minutes", \.minutes),
    .init("label", \.label),
    .init("precipitationIntensity", \.precipitationIntensity),
    .init("precipitationProbability", \.precipitationProbability),
    .init("precipitationType", \.precipitationType),
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
      .init(always: "time", \.time),
      .init(always: "hours", \.hours),
      .init("precipitation", \.precipitation),
      .init("snowfall", \.snowfall),
    ] + Conditions.columns.of(\.conditions)

  mutating func setOffsets(by clock: PlaceClock) { time.setOffset(by: clock) }
}

extension Day: StoredRow {
  static let blank = Day(date: CivilDate(daysSince1970: 0), sky: Sky(.unknown))

  static let columns: [StoredColumn<Day>] = [
    .init(always: "date", \.date),
    .init(always: "condition", \.sky.condition),
    .init("intensity", \.sky.intensity),
    .init("low", \.low),
    .init("high", \.high),
    .init(always: "isPartial", \.isPartial),
    .init("sunrise", \.sunrise),
    .init("sunset", \.sunset),
    .init("sun", \.sun),
    .init("moonPhase", \.moonPhase),
    .init("humidity", \.humidity),
    .init("windSpeed", \.windSpeed),
    .init("windSpeedMean", \.windSpeedMean),
    .init("windGust", \.windGust),
    .init("windDirection", \.windDirection),
    .init("precipitationProbability", \.precipitationProbability),
    .init("precipitation", \.precipitation),
    .init("snowfall", \.snowfall),
    .init("precipitationType", \.precipitationType),
    .init("uvIndex", \.uvIndex),
  ]

  mutating func setOffsets(by clock: PlaceClock) {
    sunrise?.setOffset(by: clock)
    sunset?.setOffset(by: clock)
  }
}

extension ReportedPlace: StoredRow {
  static var blank: ReportedPlace { ReportedPlace() }

  static let columns: [StoredColumn<ReportedPlace>] = [
    .init("name", \.name),
    .init("region", \.region),
    .init("country", \.country),
    .init("countryCode", \.countryCode),
  ]

  /// A place has no times.
  mutating func setOffsets(by _: PlaceClock) {}
}
