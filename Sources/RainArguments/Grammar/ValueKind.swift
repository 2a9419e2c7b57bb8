/// Which texts are acceptable as the value of an option or as an operand.
public enum ValueKind: Sendable {
  /// Any text.
  case text

  /// One of these words, exactly as written.
  case choice([String])

  /// A decimal integer within the range.
  case integer(ClosedRange<Int>)

  /// A decimal number with or without a fraction, within the range; no exponent.
  case number(ClosedRange<Double>)

  /// The path of a file, not looked at here.
  case file

  /// Whatever `isValid` accepts.
  ///
  /// `expectation` is a phrase for error messages, such as `a duration (90s, 10m, 2h)`.
  case custom(expectation: String, isValid: @Sendable (String) -> Bool)

  /// The same without code, to be told in an error.
  public var expectation: ValueExpectation {
    switch self {
    case .text: .text
    case .choice(let words): .choice(words)
    case .integer(let range): .integer(range)
    case .number(let range): .number(range)
    case .file: .file
    case .custom(let expectation, _): .phrase(expectation)
    }
  }

  /// Returns whether the text is acceptable; emptiness is judged by the owner of the kind.
  public func accepts(_ text: String) -> Bool {
    switch self {
    case .text, .file: true
    case .choice(let words): words.contains(text)
    case .integer(let range): Int(text).map(range.contains) ?? false
    case .number(let range): Self.decimalNumber(text).map(range.contains) ?? false
    case .custom(_, let isValid): isValid(text)
    }
  }

  /// What a shell can offer for it.
  var completion: Completion {
    switch self {
    case .choice(let words): .words(words.map { Completion.Word($0) })
    case .file: .files
    case .text, .integer, .number, .custom: .none
    }
  }

  /// Reads what people call a number, which is less than `Double` reads (`nan`, `0x1p3`, `1e9`).
  private static func decimalNumber(_ text: String) -> Double? {
    let longest = 64
    guard text.utf8.count <= longest else { return nil }
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }
    return isPlain ? Double(text) : nil
  }
}
