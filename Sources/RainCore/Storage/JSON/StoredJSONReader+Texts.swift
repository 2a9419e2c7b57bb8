extension StoredJSONReader {
  /// Reads a text from its quotation mark on.
  mutating func readString() throws(FileProblem) -> String {
    index += 1
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let text = try text(bytes[start..<index], from: start)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        return try readEscapedString(from: start)
      case ..<0x20:
        throw problem(at: index)
      default:
        index += 1
      }
    }
    throw problem(at: index)
  }

  private func text(_ utf8: ArraySlice<UInt8>, from start: Int) throws(FileProblem) -> String {
    // Nearly all texts are ASCII, and decoding is several times faster than validating.
    if utf8.allSatisfy({ $0 < 0x80 }) { return String(decoding: utf8, as: UTF8.self) }
    guard let text = String(validating: utf8, as: UTF8.self) else { throw problem(at: start) }
    return text
  }

  /// Reads on from the first backslash of a text that began at `start`.
  private mutating func readEscapedString(from start: Int) throws(FileProblem) -> String {
    var utf8 = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return try text(utf8[...], from: start)
      }
      guard byte >= 0x20 else { throw problem(at: index) }
      if byte == UInt8(ascii: "\\") {
        utf8.append(contentsOf: String(try readEscape()).utf8)
      } else {
        utf8.append(byte)
        index += 1
      }
    }
    throw problem(at: index)
  }

  private mutating func readEscape() throws(FileProblem) -> Unicode.Scalar {
    let start = index
    index += 1
    let letter = current
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
    default: throw problem(at: start)
    }
  }

  private mutating func readUnicodeEscape(
    from start: Int
  ) throws(FileProblem) -> Unicode.Scalar {
    let first = try readHexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800...0xDBFF).contains(first), take("\\"), take("u") else { throw problem(at: start) }
    let second = try readHexadecimal()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar((first - 0xD800) << 10 + (second - 0xDC00) + 0x10000)
    else { throw problem(at: start) }
    return scalar
  }

  private mutating func readHexadecimal() throws(FileProblem) -> UInt32 {
    guard index + 4 <= bytes.count,
      bytes[index..<index + 4].allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let value = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw problem(at: index) }
    index += 4
    return value
  }
}
