/// A minute, or a step of several minutes, of the coming hour.
public struct Minute: Hashable, Sendable {
  /// When it begins, whatever the provider labels it with.
  public var time: LocalTime
  /// How many minutes it is long: 1, or 15 for a quarter of an hour.
  public var minutes: Int
  /// The time that the provider labels it with, where that is not its beginning; else `nil`.
  public var label: LocalTime?
  /// How fast precipitation falls; `nil` when unknown.
  public var precipitationIntensity: PrecipitationIntensity?
  /// The probability of precipitation; `nil` when unknown.
  public var precipitationProbability: Fraction?
  /// What falls; `nil` when unknown.
  public var precipitationType: PrecipitationType?

  /// Creates a minute of which nothing is known.
  public init(time: LocalTime, minutes: Int = 1) {
    self.time = time
    self.minutes = minutes
  }

  /// When it is over.
  public var end: LocalTime { time.adding(seconds: minutes * 60) }
}
