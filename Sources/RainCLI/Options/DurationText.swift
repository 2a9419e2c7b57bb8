/// A length of time as people type it: `90s`, `10m`, `2h`, `1d`, or 0.
enum DurationText {
  /// What is expected, for messages.
  static let expectation = "a duration (90s, 10m, 2h, 1d)"

  /// The longest that is accepted, in days: ten years.
  private static let longestDays = 3650

  /// Reads a duration.
  ///
  /// - Parameter text: A whole number with its unit; 0 needs none.
  /// - Returns: Seconds; `nil` for any other text.
  static func seconds(_ text: String) -> Int? {
    if text == "0" { return 0 }
    let seconds: Int
    switch text.last {
    case "s": seconds = 1
    case "m": seconds = 60
    case "h": seconds = 3600
    case "d": seconds = 86_400
    default: return nil
    }
    let digits = text.dropLast()
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
      number <= longestDays * 86_400 / seconds
    else { return nil }
    return number * seconds
  }

  /// Words a time to wait for people: `48 s`, `12 min`, `3 h`, `2 d`; not less than it is.
  static func words(_ seconds: Int) -> String {
    let unit = unit(of: seconds)
    let isMore = seconds % unit.rawValue > 0
    return "\(max(1, seconds / unit.rawValue + (isMore ? 1 : 0))) \(unit.symbol)"
  }

  /// Words a time as it is, in the largest unit that it is a multiple of: `90 s`, `50 h`.
  static func exact(_ seconds: Int) -> String {
    let unit = Unit.allCases.last { seconds != 0 && seconds % $0.rawValue == 0 } ?? .seconds
    return "\(seconds / unit.rawValue) \(unit.symbol)"
  }

  /// Words the age of something for people: `48 s ago`, `12 min ago`; not more than it is.
  static func ago(_ seconds: Int) -> String {
    Words().ago(seconds)
  }

  /// A unit of time in seconds.
  enum Unit: Int, CaseIterable, Hashable, Sendable {
    case seconds = 1
    case minutes = 60
    case hours = 3600
    case days = 86_400

    /// The sign: `min`.
    var symbol: String {
      switch self {
      case .seconds: "s"
      case .minutes: "min"
      case .hours: "h"
      case .days: "d"
      }
    }
  }

  /// The unit in which people are told of so many seconds: at least two of it, but for seconds.
  static func unit(of seconds: Int) -> Unit {
    switch seconds {
    case ..<120: .seconds
    case ..<7200: .minutes
    case ..<172_800: .hours
    default: .days
    }
  }
}
