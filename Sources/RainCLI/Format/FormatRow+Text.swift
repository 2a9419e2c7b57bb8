import RainCore
import RainTerminal

/// Values as they stand in a line: with their units, `nil` where nobody told them.
extension FormatRow {
  /// A temperature: `13°C`, in ASCII `13C`.
  func text(_ temperature: Temperature?, places: Int = 0) -> String? {
    temperature.map { quantities.compact($0, places: places) }
  }

  /// A speed: `14 mph`.
  func text(_ speed: Speed?) -> String? {
    speed.map { "\(quantities.speed($0).plain) \(quantities.speedUnit)" }
  }

  /// An amount of water: `0.5 mm`.
  func text(_ depth: Depth?) -> String? {
    depth.map { "\(quantities.water($0).plain) \(quantities.waterUnit)" }
  }

  /// An intensity: `2.4 mm/h`.
  func text(_ intensity: PrecipitationIntensity?) -> String? {
    intensity.map {
      let unit = look.words.unit(look.units.precipitation.intensitySymbol)
      return "\(quantities.water($0.depth(inHours: 1)).plain) \(unit)"
    }
  }

  /// A depth of snow: `3.5 cm`.
  func text(snow depth: Depth?) -> String? {
    depth.map { "\(quantities.snow($0).plain) \(quantities.snowUnit)" }
  }

  /// A fraction: `40%`.
  func text(_ fraction: Fraction?) -> String? {
    fraction.map { quantities.percent($0).plain }
  }

  /// A time, with its day when that is not today.
  func moment(_ time: LocalTime?) -> String? {
    time.map { time in
      let clock = quantities.time(time).plain
      guard time.date != report.now.date else { return clock }
      return look.words.text(.dateAndTime, [.date: quantities.date(time.date), .time: clock])
    }
  }

  /// The date.
  var dateText: String { quantities.date(date) }

  /// The time; `nil` for a day.
  var timeText: String? { time.map { quantities.time($0).plain } }

  /// The date with the time.
  var dateAndTime: String? {
    timeText.map { look.words.text(.dateAndTime, [.date: dateText, .time: $0]) }
  }

  /// The same, with the offset from UTC of an hour that the clock shows twice.
  var exactTime: String? {
    guard let time, report.hasTwin(of: time) else { return dateAndTime }
    return dateAndTime.map { "\($0) (UTC\(time.offsetText))" }
  }

  /// The speed of the gusts.
  var gust: Speed? {
    if case .day(let day) = subject { return day.windGust }
    return conditions?.windGust
  }

  /// The relative humidity.
  var humidity: Fraction? {
    if case .day(let day) = subject { return day.humidity }
    return conditions?.humidity
  }

  /// What falls: now and in a step how fast, in an hour or a day the amount.
  var precipitation: String? {
    switch subject {
    case .now: text(report.current?.precipitationIntensity)
    case .hour(let hour): text(hour.precipitation)
    case .day(let day): text(day.precipitation)
    case .step(let minute): text(minute.precipitationIntensity)
    case .alert, .air: nil
    }
  }

  /// The depth of fresh snow of an hour or a day.
  var snowfall: Depth? {
    switch subject {
    case .hour(let hour): hour.snowfall
    case .day(let day): day.snowfall
    case .now, .step, .alert, .air: nil
    }
  }

  /// Where the wind comes from; `nil` in a calm, too.
  var windDirection: Direction? {
    var direction = conditions?.windDirection
    if case .day(let day) = subject { direction = day.windDirection }
    return Quantities.direction(direction, at: wind)
  }

  /// When the sun rises and sets on that day; `nil` when it does not, or nobody can tell.
  var sun: (rise: String, set: String)? {
    guard case .risesAndSets(let rise, let set)? = report.sunTimes(on: date) else { return nil }
    return (clockText(rise), clockText(set))
  }

  /// What the clock of the place shows at an instant.
  func clockText(_ secondsSince1970: Int) -> String {
    quantities.time(report.clock.time(at: secondsSince1970)).plain
  }
}
