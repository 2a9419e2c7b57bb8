/// The direction that the wind comes from.
public struct Direction: Hashable, Sendable {
  /// Degrees clockwise from true north, 0…360: 90 is a wind from the east, 0 and
  /// 360 are winds from the north.
  public let degrees: Double

  /// Creates a direction from degrees of any turn: 370 is 10, -10 is 350; 360 stays as it is told.
  public init(degrees: Double) {
    let remainder = degrees.truncatingRemainder(dividingBy: 360)
    self.degrees = degrees == 360 ? 360 : remainder < 0 ? remainder + 360 : remainder
  }

  /// The nearest of the sixteen points of the compass.
  public var compassPoint: CompassPoint {
    // The guard is for values that are no number; every other index lies within 0…15.
    let index = (degrees / 22.5 + 0.5).rounded(.down)
    guard index.isFinite else { return .north }
    return CompassPoint.allCases[Int(index) % 16]
  }
}

/// A point of the compass, clockwise from north.
public enum CompassPoint: String, CaseIterable, Hashable, Sendable {
  /// North, and north-north-east.
  case north = "N", northNortheast = "NNE"
  /// North-east, and east-north-east.
  case northeast = "NE", eastNortheast = "ENE"
  /// East, and east-south-east.
  case east = "E", eastSoutheast = "ESE"
  /// South-east, and south-south-east.
  case southeast = "SE", southSoutheast = "SSE"
  /// South, and south-south-west.
  case south = "S", southSouthwest = "SSW"
  /// South-west, and west-south-west.
  case southwest = "SW", westSouthwest = "WSW"
  /// West, and west-north-west.
  case west = "W", westNorthwest = "WNW"
  /// North-west, and north-north-west.
  case northwest = "NW", northNorthwest = "NNW"

  /// The international letters of the point: `NNE`.
  public var letters: String { rawValue }
}
