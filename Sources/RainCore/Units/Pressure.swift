/// An air pressure reduced to sea level, held in hectopascals.
public struct Pressure: Hashable, Sendable {
  /// Hectopascals, the same as millibars.
  public let hectopascals: Double

  /// Creates a pressure from hectopascals.
  public init(hectopascals: Double) { self.hectopascals = hectopascals }

  /// The value in `unit`.
  public func value(in unit: PressureUnit) -> Double {
    switch unit {
    case .hectopascals: hectopascals
    // One inch is 25.4 mm of mercury, each 133.322387415 Pa.
    case .inchesOfMercury: hectopascals / 33.86388640341
    case .millimetersOfMercury: hectopascals / 1.33322387415
    }
  }
}

/// A unit that people read air pressure in.
public enum PressureUnit: String, CaseIterable, Hashable, Sendable {
  /// Hectopascals.
  case hectopascals = "hPa"
  /// Inches of mercury.
  case inchesOfMercury = "inHg"
  /// Millimeters of mercury.
  case millimetersOfMercury = "mmHg"

  /// The sign of the unit: `hPa`, `inHg`, `mmHg`.
  public var symbol: String { rawValue }
}
