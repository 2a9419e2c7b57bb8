/// Values, numbers and words that JSON may hold where nobody expects them.
enum OddJSON {
  /// A number, not always one that JSON or a machine can hold.
  static func number(using random: inout SplitMix64) -> [UInt8] {
    if random.oneIn(3) {
      return Array(String(Int.random(in: -1000...1000, using: &random)).utf8)
    }
    return Array((numbers.randomElement(using: &random) ?? "0").utf8)
  }

  /// A value of any kind.
  static func value(using random: inout SplitMix64) -> [UInt8] {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: number(using: &random)
    case 1: string(using: &random)
    default: Array((values.randomElement(using: &random) ?? "null").utf8)
    }
  }

  /// A text in quotes: sometimes as it is, though it should be escaped.
  static func string(using random: inout SplitMix64) -> [UInt8] {
    if random.oneIn(3) {
      return Array("\"\(words.randomElement(using: &random) ?? "")\"".utf8)
    }
    let text = OddText.random(using: &random)
    let isRaw = random.oneIn(4)
    return [0x22] + (isRaw ? Array(text.utf8) : escaped(text, using: &random)) + [0x22]
  }

  private static func escaped(_ text: String, using random: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in text.utf16 {
      if unit < 0x7F, unit >= 0x20, unit != 0x22, unit != 0x5C {
        bytes.append(UInt8(unit))
      } else {
        let digits = String(unit, radix: 16)
        bytes += "\\u".utf8
        bytes += String(repeating: "0", count: 4 - digits.count).utf8
        bytes += digits.utf8
      }
    }
    return bytes
  }

  private static let numbers = [
    "0", "-0", "-0.0", "0.0", "-0.4", "-0.04", "0.5", "-0.5", "1", "-1", "2", "24", "60", "100",
    "360",
    "359.9999", "404", "800", "-999", "-998.9", "1e2", "1E+3", "1e-7", "-1e-7", "5e-324", "1e-400",
    "1e15", "1e16", "1e18", "1e19", "1e308", "-1e308", "1e309", "1e999", "-1e999",
    "2147483647", "2147483648", "-2147483649", "4294967296", "9007199254740993",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551616", "123456789012345678901234567890",
    "1796028000", "1796028000.5", "0.1e-999", "40000000000", "-62000000000", "253402300800",
    "1700000000000", "01", "1.", ".5", "+1", "-", "1e", "0x10", "NaN", "Infinity", "-Infinity",
    "1_000",
    "0.1000000000000000055511151231257827", "99999", "-99999", "86400", "50400", "-43200", "3601",
  ]

  private static let values = [
    "null", "true", "false", "[]", "{}", "\"\"", "[null]", "[[]]", "{\"\":0}", "[{}]", "[1,\"a\"]",
    "{\"data\":[]}", "{\"data\":null}", "{\"data\":[null]}", "[null,null,null]", "\"0\"", "\"1.5\"",
    "\"NaN\"", "nul", "undefined", "",
  ]

  private static let words = [
    "", "UTC", "GMT", "Europe/Berlin", "Mars/Olympus", "../../etc/passwd", "Etc/GMT+8", "America",
    "Asia/Kathmandu", "America/St_Johns", "Pacific/Apia", "us", "si", "ca", "uk2", "xx", "°F",
    "inch",
    "mp/h", "kn", "rain", "snow", "none", "01d", "13n", "2026-11-30T04:00", "2026-11-30",
    "0000-01-01",
    "9999-12-31T24:59", "2026-02-30", "T", "2026-11-30T", "2026-11-30T25:00", "d", "n", "clear-day",
    "DE",
    "time", "V2.9", "application/json",
  ]
}
