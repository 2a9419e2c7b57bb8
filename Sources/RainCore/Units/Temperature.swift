/// A temperature, held in degrees Celsius.
public struct Temperature: Hashable, Comparable, Sendable {
  /// Degrees Celsius.
  public let celsius: Double

  /// Creates a temperature from degrees Celsius.
  public init(celsius: Double) { self.celsius = celsius }

  /// Creates a temperature from degrees Fahrenheit.
  public init(fahrenheit: Double) { celsius = (fahrenheit - 32) * 5 / 9 }

  /// Creates a temperature from kelvin.
  public init(kelvin: Double) { celsius = kelvin - 273.15 }

  /// Degrees Fahrenheit.
  public var fahrenheit: Double { celsius * 9 / 5 + 32 }

  /// The value in `unit`.
  public func value(in unit: TemperatureUnit) -> Double {
    switch unit {
    case .celsius: celsius
    case .fahrenheit: fahrenheit
    }
  }

  /// Compares by warmth.
  public static func < (left: Temperature, right: Temperature) -> Bool {
    left.celsius < right.celsius
  }
}

/// A unit that people read temperatures in.
public enum TemperatureUnit: String, CaseIterable, Hashable, Sendable {
  /// Degrees Celsius.
  case celsius
  /// Degrees Fahrenheit.
  case fahrenheit

  /// The sign of the unit: `°C`, `°F`.
  public var symbol: String {
    switch self {
    case .celsius: "°C"
    case .fahrenheit: "°F"
    }
  }
}
