/// A speed of the wind, held in meters per second.
public struct Speed: Hashable, Comparable, Sendable {
  /// Meters per second.
  public let metersPerSecond: Double

  /// Creates a speed from meters per second.
  public init(metersPerSecond: Double) { self.metersPerSecond = metersPerSecond }

  /// Creates a speed from kilometers per hour.
  public init(kilometersPerHour: Double) { metersPerSecond = kilometersPerHour / 3.6 }

  /// Creates a speed from statute miles per hour.
  public init(milesPerHour: Double) { metersPerSecond = milesPerHour * 0.44704 }

  /// Creates a speed from knots.
  public init(knots: Double) { metersPerSecond = knots * 1852 / 3600 }

  /// The force on the Beaufort scale, 0…12, by the WMO's table of speeds.
  public var beaufort: Int {
    Speed.beaufortLowerLimits.lastIndex { metersPerSecond >= $0 } ?? 0
  }

  /// The least speed of a force on the Beaufort scale.
  ///
  /// - Parameter beaufort: The force.
  /// - Returns: Where it begins; `nil` for what is no force from 0 to 12.
  public static func least(ofBeaufort beaufort: Int) -> Speed? {
    beaufortLowerLimits.indices.contains(beaufort)
      ? Speed(metersPerSecond: beaufortLowerLimits[beaufort]) : nil
  }

  /// Whether it is that of a calm, in which the wind comes from nowhere.
  public var isCalm: Bool { beaufort == 0 }

  /// The value in `unit`; for `beaufort` the force.
  public func value(in unit: SpeedUnit) -> Double {
    switch unit {
    case .metersPerSecond: metersPerSecond
    case .kilometersPerHour: metersPerSecond * 3.6
    case .milesPerHour: metersPerSecond / 0.44704
    case .knots: metersPerSecond * 3600 / 1852
    case .beaufort: Double(beaufort)
    }
  }

  /// Compares by speed.
  public static func < (left: Speed, right: Speed) -> Bool {
    left.metersPerSecond < right.metersPerSecond
  }

  /// Where each force of the Beaufort scale begins, in m/s (WMO, ten-minute mean at 10 m).
  private static let beaufortLowerLimits = [
    0, 0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7,
  ]
}

/// A unit that people read the speed of the wind in.
public enum SpeedUnit: String, CaseIterable, Hashable, Sendable {
  /// Meters per second.
  case metersPerSecond = "m/s"
  /// Kilometers per hour.
  case kilometersPerHour = "km/h"
  /// Statute miles per hour.
  case milesPerHour = "mph"
  /// Knots, nautical miles per hour.
  case knots = "kn"
  /// Force on the Beaufort scale.
  case beaufort = "bft"

  /// The sign of the unit: `m/s`, `km/h`, `mph`, `kn`, `bft`.
  public var symbol: String { rawValue }
}
