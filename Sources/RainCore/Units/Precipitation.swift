/// A depth of water or of fresh snow, held in millimeters.
public struct Depth: Hashable, Comparable, Sendable {
  /// Millimeters.
  public let millimeters: Double

  /// Creates a depth from millimeters.
  public init(millimeters: Double) { self.millimeters = millimeters }

  /// Creates a depth from centimeters.
  public init(centimeters: Double) { millimeters = centimeters * 10 }

  /// Creates a depth from inches.
  public init(inches: Double) { millimeters = inches * 25.4 }

  /// The depth as water is measured: in millimeters or inches.
  public func water(in unit: PrecipitationUnit) -> Double {
    switch unit {
    case .millimeters: millimeters
    case .inches: millimeters / 25.4
    }
  }

  /// The depth as snow is measured: in centimeters or inches.
  public func snow(in unit: PrecipitationUnit) -> Double {
    switch unit {
    case .millimeters: millimeters / 10
    case .inches: millimeters / 25.4
    }
  }

  /// Compares by depth.
  public static func < (left: Depth, right: Depth) -> Bool { left.millimeters < right.millimeters }

  /// The two depths together.
  public static func + (left: Depth, right: Depth) -> Depth {
    Depth(millimeters: left.millimeters + right.millimeters)
  }
}

/// How fast precipitation falls, as liquid water.
public struct PrecipitationIntensity: Hashable, Comparable, Sendable {
  /// Millimeters of water an hour.
  public let millimetersPerHour: Double

  /// Creates an intensity from millimeters an hour.
  public init(millimetersPerHour: Double) { self.millimetersPerHour = millimetersPerHour }

  /// Creates the mean intensity of `depth` of water fallen within `hours`.
  public init(_ depth: Depth, withinHours hours: Double) {
    millimetersPerHour = depth.millimeters / hours
  }

  /// What falls in `hours` at this intensity.
  public func depth(inHours hours: Double) -> Depth {
    Depth(millimeters: millimetersPerHour * hours)
  }

  /// The value in `unit` an hour.
  public func value(in unit: PrecipitationUnit) -> Double { depth(inHours: 1).water(in: unit) }

  /// Compares by intensity.
  public static func < (left: PrecipitationIntensity, right: PrecipitationIntensity) -> Bool {
    left.millimetersPerHour < right.millimetersPerHour
  }
}

/// A unit that people read amounts of precipitation in.
public enum PrecipitationUnit: String, CaseIterable, Hashable, Sendable {
  /// Millimeters of water, centimeters of snow.
  case millimeters = "mm"
  /// Inches of either.
  case inches = "in"

  /// The sign for water: `mm`, `in`.
  public var symbol: String { rawValue }

  /// The sign for fresh snow: `cm`, `in`.
  public var snowSymbol: String {
    switch self {
    case .millimeters: "cm"
    case .inches: "in"
    }
  }

  /// The sign for an intensity: `mm/h`, `in/h`.
  public var intensitySymbol: String { "\(symbol)/h" }
}
