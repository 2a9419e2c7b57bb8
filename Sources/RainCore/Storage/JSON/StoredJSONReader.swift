/// Reads the JSON of rain's own files (RFC 8259) and tells line and column of a mistake.
///
/// Strict, with two mercies: a byte order mark in front is passed over, and so is a name that
/// occurs twice in an object. Refused are nesting beyond `depthLimit`, numbers that do not fit a
/// `Double`, invalid UTF-8 and halves of surrogate pairs.
package struct StoredJSONReader {
  /// How deep arrays and objects may be nested.
  package static let depthLimit = 64

  let bytes: [UInt8]
  private let wanted: [String]?
  var index = 0

  private init(_ bytes: [UInt8], wanted: [String]?) {
    self.bytes = bytes
    self.wanted = wanted
  }

  /// Returns the value that `bytes` spell.
  ///
  /// - Parameters:
  ///   - bytes: A whole file.
  ///   - wanted: The members of an object to read; the values of the others are passed over, and
  ///     only their brackets and quotes are looked at. `nil` for all.
  /// - Returns: Its one value.
  /// - Throws: `.empty` or `.notJSON`.
  package static func value(
    of bytes: [UInt8],
    wanted: [String]? = nil
  ) throws(FileProblem) -> StoredJSON {
    var reader = StoredJSONReader(bytes, wanted: wanted)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    reader.skipWhitespace()
    guard reader.index < bytes.count else { throw .empty }
    let value = try reader.readValue(depth: 0)
    reader.skipWhitespace()
    guard reader.index == bytes.count else { throw reader.problem(at: reader.index) }
    return value
  }

  func problem(at offset: Int) -> FileProblem {
    var line = 1
    var column = 1
    for byte in bytes[..<min(offset, bytes.count)] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return .notJSON(line: line, column: column)
  }

  /// The byte at the index, or 0 at the end, which is no part of JSON either.
  var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipWhitespace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func readValue(depth: Int) throws(FileProblem) -> StoredJSON {
    guard depth < Self.depthLimit else { throw problem(at: index) }
    switch current {
    case UInt8(ascii: "{"): return .object(try readObject(depth: depth))
    case UInt8(ascii: "["): return .array(try readArray(depth: depth))
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", as: .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", as: .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", as: .null)
    default: return .number(try readNumber())
    }
  }

  private mutating func readWord(
    _ word: String,
    as value: StoredJSON
  ) throws(FileProblem) -> StoredJSON {
    guard bytes[index...].starts(with: word.utf8) else { throw problem(at: index) }
    index += word.utf8.count
    return value
  }

  private mutating func readObject(depth: Int) throws(FileProblem) -> StoredObject {
    var object = StoredObject()
    object.members.reserveCapacity(8)
    index += 1
    skipWhitespace()
    if take("}") { return object }
    repeat {
      skipWhitespace()
      guard current == UInt8(ascii: "\"") else { throw problem(at: index) }
      let key = try readString()
      skipWhitespace()
      guard take(":") else { throw problem(at: index) }
      skipWhitespace()
      if depth == 0, let wanted, !wanted.contains(key) {
        try skipValue()
      } else {
        object.members.append(.init(key: key, value: try readValue(depth: depth + 1)))
      }
      skipWhitespace()
    } while take(",")
    guard take("}") else { throw problem(at: index) }
    return object
  }

  private mutating func readArray(depth: Int) throws(FileProblem) -> [StoredJSON] {
    var values: [StoredJSON] = []
    index += 1
    skipWhitespace()
    if take("]") { return values }
    repeat {
      skipWhitespace()
      values.append(try readValue(depth: depth + 1))
      skipWhitespace()
    } while take(",")
    guard take("]") else { throw problem(at: index) }
    return values
  }
}

// MARK: - What is not wanted

extension StoredJSONReader {
  /// Goes on to the comma or bracket that ends the value.
  private mutating func skipValue() throws(FileProblem) {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        try skipString()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { return }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        return
      default:
        break
      }
      index += 1
    }
    throw problem(at: index)
  }

  private mutating func skipString() throws(FileProblem) {
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    throw problem(at: index)
  }
}

// MARK: - Numbers

extension StoredJSONReader {
  private mutating func readNumber() throws(FileProblem) -> Double {
    let start = index
    let isNegative = take("-")
    if !take("0") { try readDigits() }
    let point = index
    if take(".") { try readDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try readDigits()
    } else if let number = shortNumber(start + (isNegative ? 1 : 0)..<index, point: point) {
      return isNegative ? -number : number
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw problem(at: start) }
    return number
  }

  /// Reads digits with a point among them or behind them; `nil` when there are too many.
  ///
  /// A number of up to 15 digits and its power of ten are exact as `Double`, and their quotient is
  /// the nearest `Double` then, as IEEE 754 demands of a division.
  private func shortNumber(_ range: Range<Int>, point: Int) -> Double? {
    guard range.count <= 16 else { return nil }
    var digits = 0
    for byte in bytes[range] where byte != UInt8(ascii: ".") {
      digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
    }
    guard digits < 1_000_000_000_000_000 else { return nil }
    return Double(digits) / Self.powersOfTen[max(0, range.upperBound - point - 1)]
  }

  private static let powersOfTen: [Double] = (0...16)
    .map { power in
      (0..<power).reduce(1) { product, _ in product * 10 }
    }

  private mutating func readDigits() throws(FileProblem) {
    let start = index
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(current) { index += 1 }
    guard index > start else { throw problem(at: index) }
  }
}
