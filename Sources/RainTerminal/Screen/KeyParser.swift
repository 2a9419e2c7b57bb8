/// Reads keys out of the bytes that a terminal sends, wherever it cuts them.
///
/// Understands UTF-8 and the escape sequences of ECMA-48, also in the forms of a keypad in
/// application mode. What is no key, such as the answer to somebody's question about colors, is
/// passed over.
public struct KeyParser: Sendable {
  /// The bytes of a key that is not complete yet.
  private var pending: [UInt8] = []

  /// More than any key sends.
  private static let longest = 64
  /// More than any answer of a terminal has.
  private static let longestString = 4096

  private static let escape: UInt8 = 0x1B

  /// Creates a parser that waits for the first byte.
  public init() {}

  /// Whether more bytes are needed to tell which key it is.
  public var isWaiting: Bool { !pending.isEmpty }

  /// Takes bytes.
  ///
  /// - Parameter bytes: What was read.
  /// - Returns: The keys that are complete with them.
  public mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
    bytes.compactMap { key(with: $0) }
  }

  /// Ends the wait for more bytes, a while after the last one came.
  ///
  /// - Returns: Escape, when it was pressed alone; `nil` when there is no key.
  public mutating func timeOut() -> Key? {
    defer { pending = [] }
    return pending == [Self.escape] ? .escape : nil
  }

  private mutating func key(with byte: UInt8) -> Key? {
    if byte == Self.escape, !isInString {
      defer { pending = [Self.escape] }
      return pending == [Self.escape] ? .escape : nil
    }
    guard let first = pending.first else { return firstKey(byte) }
    pending.append(byte)
    return first == Self.escape ? sequenceKey(byte) : characterKey()
  }

  /// The key whose first byte it is; `nil` when there must be others.
  private mutating func firstKey(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x0A, 0x0D: return .enter
    case 0x00..<0x20, 0x7F: return .other
    case 0x20..<0x80: return .character(Character(Unicode.Scalar(byte)))
    // The first byte of a character of several.
    case 0xC2...0xF4:
      pending = [byte]
      return nil
    default: return nil
    }
  }

  // MARK: - Characters of several bytes

  private mutating func characterKey() -> Key? {
    guard let first = pending.first, let last = pending.last else { return nil }
    guard last & 0xC0 == 0x80 else {
      // It is not what the first byte promised; the new one begins another.
      pending = []
      return firstKey(last)
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard pending.count == length else { return nil }
    defer { pending = [] }
    guard let text = String(validating: pending, as: UTF8.self), let character = text.first,
      // The control characters of eight bits.
      text.unicodeScalars.allSatisfy({ $0.value >= 0xA0 })
    else { return nil }
    return .character(character)
  }

  // MARK: - Escape sequences

  /// Whether the bytes are those of a string that a terminal sends, which an escape may end.
  private var isInString: Bool {
    pending.count > 1 && pending[0] == Self.escape && Self.beginsString(pending[1])
  }

  /// Operating system command, device control string and their like.
  private static func beginsString(_ byte: UInt8) -> Bool {
    [0x50, 0x58, 0x5D, 0x5E, 0x5F].contains(byte)
  }

  /// The key of the sequence that `byte` belongs to; `nil` when it is not complete, or none.
  private mutating func sequenceKey(_ byte: UInt8) -> Key? {
    switch pending[1] {
    // Control sequence introducer, and single shift three of a keypad.
    case 0x5B, 0x4F: return pending.count == 2 ? nil : controlKey(byte)
    case let second where Self.beginsString(second):
      let isOver = byte == 0x07 || byte == 0x5C && pending.dropLast().last == Self.escape
      if isOver || pending.count > Self.longestString { pending = [] }
      return nil
    default:
      // A key that was pressed together with alt.
      pending = []
      return byte < 0x80 ? .other : firstKey(byte)
    }
  }

  private mutating func controlKey(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x20...0x3F where pending.count <= Self.longest: return nil
    case 0x40...0x7E:
      pending = []
      return Self.key(ofFinal: byte)
    default:
      pending = []
      return nil
    }
  }

  private static func key(ofFinal byte: UInt8) -> Key {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "M"): .enter
    default: .other
    }
  }
}
