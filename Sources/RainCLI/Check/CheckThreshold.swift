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
    let number = Self.number(of: text)
    guard let value = Double(number), value.isFinite, let unit = Unit(after: number, in: text),
      let threshold = Self.threshold(value, unit)
    else { return nil }
    self = threshold
  }

  /// The units, with the one that a value is typed in: then an answer can be compared with it.
  static func units(_ units: Units, asIn text: String) -> Units {
    var units = units
    switch Unit(after: number(of: text), in: text) {
    case .celsius?: units.temperature = .celsius
    case .fahrenheit?: units.temperature = .fahrenheit
    case .metersPerSecond?: units.speed = .metersPerSecond
    case .kilometersPerHour?: units.speed = .kilometersPerHour
    case .milesPerHour?: units.speed = .milesPerHour
    case .knots?: units.speed = .knots
    case .beaufort?: units.speed = .beaufort
    case .millimetersPerHour?: units.precipitation = .millimeters
    case .inchesPerHour?: units.precipitation = .inches
    case .kelvin?, .percent?, nil: break
    }
    return units
  }

  private static func number(of text: String) -> Substring {
    text.prefix { "+-.0123456789".contains($0) }
  }

  private enum Unit {
    case celsius, fahrenheit, kelvin
    case metersPerSecond, kilometersPerHour, milesPerHour, knots, beaufort
    case percent, millimetersPerHour, inchesPerHour

    init?(after number: Substring, in text: String) {
      switch text.dropFirst(number.count).drop(while: { $0 == " " }).lowercased() {
      case "c", "°c": self = .celsius
      case "f", "°f": self = .fahrenheit
      case "k": self = .kelvin
      case "m/s", "mps": self = .metersPerSecond
      case "km/h", "kmh", "kph": self = .kilometersPerHour
      case "mph", "mi/h": self = .milesPerHour
      case "kn", "kt", "kts": self = .knots
      case "bft": self = .beaufort
      case "%": self = .percent
      case "mm/h": self = .millimetersPerHour
      case "in/h": self = .inchesPerHour
      default: return nil
      }
    }
  }

  /// The value; `nil` for what there can't be of its kind.
  private static func threshold(_ value: Double, _ unit: Unit) -> CheckThreshold? {
    switch unit {
    case .celsius: return .temperature(Temperature(celsius: value))
    case .fahrenheit: return .temperature(Temperature(fahrenheit: value))
    case .kelvin: return .temperature(Temperature(kelvin: value))
    default: break
    }
    // Everything else can't be below zero.
    guard value >= 0 else { return nil }
    return switch unit {
    case .celsius, .fahrenheit, .kelvin: nil
    case .metersPerSecond: .speed(Speed(metersPerSecond: value))
    case .kilometersPerHour: .speed(Speed(kilometersPerHour: value))
    case .milesPerHour: .speed(Speed(milesPerHour: value))
    case .knots: .speed(Speed(knots: value))
    case .beaufort:
      (0...12).contains(value) && value == value.rounded() ? .force(Int(value)) : nil
    case .percent: value <= 100 ? .chance(Fraction(percent: value)) : nil
    case .millimetersPerHour: .intensity(PrecipitationIntensity(millimetersPerHour: value))
    case .inchesPerHour: .intensity(PrecipitationIntensity(Depth(inches: value), withinHours: 1))
    }
  }
}
