import RainCore

/// An hour written as runs of minutes: `12. 25r 23.` is dry for 12 minutes, then rain for 25.
///
/// `.` is dry, `r` rain of 1 mm/h, `R` of 12 mm/h, `s` snow, `l` sleet, `z` freezing rain, `h` hail,
/// `u` an unknown kind, `t` traces of rain, `p` rain with a probability of 20 %, `i` with one of 5 %,
/// `c` dry with a probability of 40 %, `?` a minute without values, `_` a missing one.
struct MinutePattern {
  /// 2026-11-30 08:40 UTC.
  static let now = LocalTime(secondsSince1970: 1_796_028_000, utcOffset: 3600)

  let minutes: [Minute]

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - text: The runs.
  ///   - step: How many minutes each sign stands for.
  ///   - offset: How many seconds after now the first one begins.
  init(_ text: String, step: Int = 1, offset: Int = 0) {
    let signs = text.split(separator: " ")
      .flatMap { run in
        Array(repeating: run.last ?? "_", count: Int(run.dropLast()) ?? 1)
      }
    minutes = signs.enumerated()
      .compactMap { index, sign in
        Self.minute(
          sign,
          Minute(time: Self.now.adding(seconds: offset + index * step * 60), minutes: step)
        )
      }
  }

  private static func minute(_ sign: Character, _ blank: Minute) -> Minute? {
    var minute = blank
    let rates: [Character: Double] = [".": 0, "c": 0, "R": 12, "t": 0.05]
    if sign == "_" { return nil }
    if sign == "?" { return minute }
    minute.precipitationIntensity = PrecipitationIntensity(
      millimetersPerHour: rates[sign, default: 1]
    )
    let types: [Character: PrecipitationType] = [
      ".": .none, "c": .none, "s": .snow, "l": .sleet, "z": .freezingRain, "h": .hail,
    ]
    if sign != "u" { minute.precipitationType = types[sign, default: .rain] }
    let chances: [Character: Double] = ["p": 0.2, "i": 0.05, "c": 0.4]
    minute.precipitationProbability = chances[sign].map { Fraction($0) }
    return minute
  }
}
