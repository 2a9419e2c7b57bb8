/// A change of JSON text that mostly leaves it JSON, but not what a reader expects.
enum JSONEdit: CaseIterable {
  /// Another number, or something else, in the place of a number.
  case number
  /// A number of another field.
  case foreignNumber
  /// Another text in the place of a text, also of a key.
  case string
  /// A key once more, with another value.
  case duplicateKey
  /// The key of another field.
  case foreignKey
  /// Any value in the place of a text or a number.
  case value
  /// One element less.
  case shorterList

  /// Makes the change somewhere, if there is a place for it.
  func apply(to bytes: inout [UInt8], using random: inout SplitMix64) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    switch self {
    case .number:
      guard let number = Self.number(in: bytes, from: start) else { return }
      bytes.replaceSubrange(number, with: OddJSON.number(using: &random))
    case .foreignNumber:
      let elsewhere = Int.random(in: 0...bytes.count, using: &random)
      guard let number = Self.number(in: bytes, from: start),
        let other = Self.number(in: bytes, from: elsewhere)
      else { return }
      bytes.replaceSubrange(number, with: Array(bytes[other]))
    case .string:
      guard let string = Self.string(in: bytes, from: start) else { return }
      bytes.replaceSubrange(string, with: OddJSON.string(using: &random))
    case .duplicateKey:
      guard let key = Self.key(in: bytes, from: start) else { return }
      let member = Array(bytes[key]) + [0x3A] + OddJSON.value(using: &random) + [0x2C]
      bytes.insert(contentsOf: member, at: key.lowerBound)
    case .foreignKey:
      let elsewhere = Int.random(in: 0...bytes.count, using: &random)
      guard let key = Self.key(in: bytes, from: start),
        let other = Self.key(in: bytes, from: elsewhere)
      else { return }
      bytes.replaceSubrange(key, with: Array(bytes[other]))
    case .value:
      guard let value = Self.value(in: bytes, from: start) else { return }
      bytes.replaceSubrange(value, with: OddJSON.value(using: &random))
    case .shorterList:
      guard let value = Self.value(in: bytes, from: start), value.upperBound < bytes.count,
        bytes[value.upperBound] == 0x2C
      else { return }
      bytes.removeSubrange(value.lowerBound...value.upperBound)
    }
  }

  /// The next number after `start`.
  private static func number(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    var index = start
    while index < bytes.count {
      if bytes[index] == 0x22 {
        index = string(in: bytes, from: index)?.upperBound ?? bytes.count
      } else if isOfNumber(bytes[index]) {
        let end = bytes[index...].firstIndex { !isOfNumber($0) } ?? bytes.count
        return index..<end
      } else {
        index += 1
      }
    }
    return nil
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
    default: false
    }
  }

  /// The next text after `start` with its quotes.
  ///
  /// (From within a text on it takes what is between two texts, which is a change too.)
  private static func string(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    guard let first = bytes[start...].firstIndex(of: 0x22) else { return nil }
    var index = first + 1
    while index < bytes.count {
      if bytes[index] == 0x22 { return first..<index + 1 }
      index += bytes[index] == 0x5C ? 2 : 1
    }
    return nil
  }

  /// The next text after `start` that a colon follows.
  private static func key(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    var index = start
    while let string = string(in: bytes, from: index) {
      if bytes[string.upperBound...].first(where: { $0 != 0x20 }) == 0x3A { return string }
      index = string.upperBound
    }
    return nil
  }

  /// The next text or number after `start` that is no key.
  private static func value(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    var index = start
    while index < bytes.count {
      let number = number(in: bytes, from: index)
      guard let string = string(in: bytes, from: index),
        string.lowerBound < number?.lowerBound ?? .max
      else { return number }
      if bytes[string.upperBound...].first(where: { $0 != 0x20 }) != 0x3A { return string }
      index = string.upperBound
    }
    return nil
  }
}
