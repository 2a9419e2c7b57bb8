import RainCore

/// What can be checked, as it is typed.
enum CheckName: String, CaseIterable, Hashable, Sendable {
  case rain
  case snow
  case alert
  case temperature
  case wind

  /// How far ahead is looked where nobody says, in seconds: what may fall is of interest before it
  /// does, the rest as it is now.
  var standardReach: Int {
    switch self {
    case .rain, .snow: 3600
    case .alert, .temperature, .wind: 0
    }
  }

  /// What is asked, for messages.
  var question: String {
    switch self {
    case .rain: "whether it rains"
    case .snow: "whether it snows"
    case .alert: "whether official warnings are in force"
    case .temperature: "the temperature"
    case .wind: "the wind"
    }
  }

  /// What is checked with these limits.
  ///
  /// - Parameters:
  ///   - above: What follows `--above`.
  ///   - below: What follows `--below`.
  /// - Returns: What is checked.
  /// - Throws: `Failure.usage` when a limit is missing, too much, or of the wrong kind.
  func subject(
    above: CheckThreshold?,
    below: CheckThreshold?
  ) throws(Failure) -> WeatherCheck.Subject {
    guard above == nil || below == nil else {
      throw .usage("--above and --below exclude each other")
    }
    switch self {
    case .rain: return .rain(try amount(above, below))
    case .snow: return .snow(try amount(above, below))
    case .alert:
      guard above == nil, below == nil else {
        throw .usage("'check alert' takes neither --above nor --below")
      }
      return .alert
    case .temperature:
      if let limit = above?.temperature { return .temperature(.above(limit)) }
      if let limit = below?.temperature { return .temperature(.below(limit)) }
      throw .usage("'check temperature' needs --above or --below with a temperature such as 0C")
    case .wind:
      if let limit = above?.speedAbove { return .wind(.above(limit)) }
      if let limit = below?.speedBelow { return .wind(.below(limit)) }
      throw .usage("'check wind' needs --above or --below with a speed such as 50km/h or 6bft")
    }
  }

  private func amount(
    _ above: CheckThreshold?,
    _ below: CheckThreshold?
  ) throws(Failure) -> WeatherCheck.Amount {
    switch (above, below) {
    case (nil, nil): return .noticeable
    case (.chance(let chance)?, nil): return .chance(above: chance)
    case (.intensity(let intensity)?, nil): return .intensity(above: intensity)
    default:
      throw .usage(
        "'check \(rawValue)' takes only --above, with a chance or an intensity: 50%, 1mm/h"
      )
    }
  }
}
