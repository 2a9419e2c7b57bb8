/// A distance one can see, held in kilometers.
public struct Distance: Hashable, Sendable {
  /// Kilometers.
  public let kilometers: Double

  /// Creates a distance from kilometers.
  public init(kilometers: Double) { self.kilometers = kilometers }

  /// Creates a distance from meters.
  public init(meters: Double) { kilometers = meters / 1000 }

  /// Creates a distance from statute miles.
  public init(miles: Double) { kilometers = miles * 1.609344 }

  /// Creates a distance from feet.
  public init(feet: Double) { kilometers = feet * 0.0003048 }

  /// The value in `unit`.
  public func value(in unit: DistanceUnit) -> Double {
    switch unit {
    case .kilometers: kilometers
    case .miles: kilometers / 1.609344
    }
  }
}

/// A unit that people read distances in.
public enum DistanceUnit: String, CaseIterable, Hashable, Sendable {
  /// Kilometers.
  case kilometers = "km"
  /// Statute miles.
  case miles = "mi"

  /// The sign of the unit: `km`, `mi`.
  public var symbol: String { rawValue }
}
