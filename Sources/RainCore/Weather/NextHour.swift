/// What falls in the coming hour, by the minutes of a report: nothing but what they tell.
///
/// A minute counts as wet when at least 0.1 mm/h fall in it, below which hardly anybody notices, and
/// when that is not improbable: Dark Sky called less than 25 % "possible".
public struct NextHour: Hashable, Sendable {
  /// The instant from which on the hour is told.
  public let now: LocalTime

  /// Until when it is told without a gap: at most an hour, at least five minutes from now.
  public let end: LocalTime

  /// The minutes or steps that it is told by, those with an intensity; the one in progress first.
  public let minutes: [Minute]

  /// When something falls, in order of time, a new spell for every kind of precipitation.
  public let spells: [Spell]

  /// A span of time in which one kind of precipitation falls.
  public struct Spell: Hashable, Sendable {
    /// When it begins; `now` when it does not begin in this hour.
    public var begins: LocalTime
    /// When it is over; the end of what is told when it is not over by then.
    public var ends: LocalTime
    /// What falls; `nil` when unknown.
    public var type: PrecipitationType?
    /// How fast it falls at its height.
    public var strongest: PrecipitationIntensity
    /// The greatest probability; `nil` when unknown.
    public var chance: Fraction?
  }

  /// A moment at which something changes.
  public struct Change: Hashable, Sendable {
    /// When.
    public let time: LocalTime
    /// What changes.
    public let kind: Kind

    /// What changes.
    public enum Kind: Hashable, Sendable {
      /// Something begins to fall.
      case starts(PrecipitationType?)
      /// What fell before, and ended, begins to fall again.
      case startsAgain(PrecipitationType?)
      /// What falls stops.
      case stops(PrecipitationType?)
      /// What falls turns into something else.
      case turns(PrecipitationType?, into: PrecipitationType?)
    }
  }

  /// The hour in one thought.
  public enum Outlook: Hashable, Sendable {
    /// Nothing falls; with the greatest probability that something does, where it is told.
    case dry(chance: Fraction?)
    /// Something may fall, but probably does not.
    case possible(PrecipitationType?, chance: Fraction)
    /// It falls all the time.
    case throughout(PrecipitationType?)
    /// It changes, in order of time.
    case changing([Change])
    /// It comes and goes too often to tell each time.
    ///
    /// `from` is `nil` when it falls now, `to` is `nil` when it falls at the end.
    case onAndOff(PrecipitationType?, from: LocalTime?, to: LocalTime?)
  }

  /// The least that counts as precipitation in mm/h: 0.1, less what inches lose.
  static let leastIntensity = 0.095

  /// The least probability at which precipitation is claimed.
  static let leastChance = 0.25

  /// The least probability at which precipitation is possible.
  static let possibleChance = 0.1

  /// Gaps, breaks and changes up to so many seconds are none.
  static let brief = 120

  /// The longest hour that is told, and the shortest, in seconds.
  private static let length = 300...3600

  /// Finds out what the coming hour brings; `nil` when the minutes tell less than five minutes of
  /// it from now on.
  ///
  /// - Parameters:
  ///   - minutes: The minutes in order of time; past ones may come first.
  ///   - now: The present.
  public init?(_ minutes: [Minute], now: LocalTime) {
    let limit = now.adding(seconds: Self.length.upperBound)
    var told: [Minute] = []
    var end = now
    for minute in minutes where now < minute.end && minute.time < limit {
      guard minute.time <= end.adding(seconds: Self.brief) else { break }
      guard minute.precipitationIntensity != nil else { continue }
      told.append(minute)
      end = max(end, min(minute.end, limit))
    }
    guard end >= now.adding(seconds: Self.length.lowerBound) else { return nil }
    self.now = now
    self.end = end
    self.minutes = told
    spells = Self.spells(of: told, from: now, to: end)
  }

  /// How many minutes the longest step is long: no time is more precise than that.
  public var precision: Int { minutes.map(\.minutes).max() ?? 1 }

  /// The greatest probability; `nil` when none is told.
  public var chance: Fraction? { minutes.compactMap(\.precipitationProbability).max() }
}

extension Minute {
  /// Whether precipitation falls that may be claimed.
  public var isWet: Bool {
    !isTooLittle && precipitationProbability.map { $0.value >= NextHour.leastChance } ?? true
  }

  /// Whether nothing falls, or less than counts, or nobody knows.
  public var isTooLittle: Bool {
    (precipitationIntensity?.millimetersPerHour ?? 0) < NextHour.leastIntensity
  }

  /// What falls; `nil` when unknown.
  var fallingType: PrecipitationType? {
    precipitationType.flatMap { $0 == PrecipitationType.none ? nil : $0 }
  }

  /// Whether precipitation falls that is possible, though not likely.
  var mayBeWet: Bool {
    !isTooLittle && precipitationProbability.map { $0.value >= NextHour.possibleChance } ?? false
  }
}

extension WeatherReport {
  /// What falls in the coming hour; `nil` when the answer does not tell.
  ///
  /// Where the minutes do not say what falls, the hour that they are in does, or the next one.
  public var nextHour: NextHour? {
    minutely.flatMap { NextHour($0.map(typed), now: now) }
  }

  private func typed(_ minute: Minute) -> Minute {
    guard minute.fallingType == nil else { return minute }
    var minute = minute
    let hours = (hourly ?? []).drop { $0.end <= minute.time }.prefix(2)
    let types = hours.map(\.conditions) + [current?.conditions].compactMap(\.self)
    minute.precipitationType = types.compactMap(\.precipitationType).first { $0 != .none }
    return minute
  }
}
