import RainCore

/// A value with its unit, as people type it after `--above` and `--below`.
enum CheckThreshold: Hashable, Sendable {
  case temperature(Temperature)
  case speed(Speed)
  /// A force on the Beaufort scale, which is a range of speeds.
  case force(Int)
  case chance(Fraction)
  case intensity(PrecipitationIntensity)

  /// The temperature that is a limit; `nil` for other values.
  var temperature: Temperature? { if case .temperature(let value) = self { value } else { nil } }

  /// The speed above which the wind passes; `nil` for other values.
  var speedAbove: Speed? {
    switch self {
    case .speed(let speed): speed
    // Above a force begins with the next one.
    case .force(let force):
      Speed(
        metersPerSecond: Speed.least(ofBeaufort: force + 1)?.metersPerSecond.nextDown ?? .infinity
      )
    default: nil
    }
  }

  /// The speed below which the wind passes; `nil` for other values.
  var speedBelow: Speed? {
    switch self {
    case .speed(let speed): speed
    case .force(let force): Speed.least(ofBeaufort: force)
    default: nil
    }
  }

  /// What is expected, for messages.
  static let expectation = "a value with its unit (0C, 32F, 50km/h, 10m/s, 6bft, 30%, 1mm/h)"

  /// The most letters that a value has.
  private static let longest = 32

  /// Reads a value: a number in decimals with a unit behind it; case and a space do not count.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let number = text.prefix { "+-.0123456789".contains($0) }
    guard let value = Double(number), value.isFinite else { return nil }
    let unit = text.dropFirst(number.count).drop { $0 == " " }.lowercased()
    guard let threshold = Self.temperature(value, unit) ?? Self.other(value, unit) else {
      return nil
    }
    self = threshold
  }

  private static func temperature(_ value: Double, _ unit: String) -> CheckThreshold? {
    switch unit {
    case "c", "°c": .temperature(Temperature(celsius: value))
    case "f", "°f": .temperature(Temperature(fahrenheit: value))
    case "k": .temperature(Temperature(kelvin: value))
    default: nil
    }
  }

  /// Everything that can't be below zero.
  private static func other(_ value: Double, _ unit: String) -> CheckThreshold? {
    guard value >= 0 else { return nil }
    return switch unit {
    case "m/s", "mps": .speed(Speed(metersPerSecond: value))
    case "km/h", "kmh", "kph": .speed(Speed(kilometersPerHour: value))
    case "mph", "mi/h": .speed(Speed(milesPerHour: value))
    case "kn", "kt", "kts": .speed(Speed(knots: value))
    case "bft": (0...12).contains(value) && value == value.rounded() ? .force(Int(value)) : nil
    case "%": value <= 100 ? .chance(Fraction(percent: value)) : nil
    case "mm/h": .intensity(PrecipitationIntensity(millimetersPerHour: value))
    case "in/h": .intensity(PrecipitationIntensity(Depth(inches: value), withinHours: 1))
    default: nil
    }
  }
}
