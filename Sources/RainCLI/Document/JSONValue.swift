/// A JSON document whose objects keep the order in which they were written, so that people find
/// the fields where the documentation has them.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name with its value.
  struct Member: Hashable, Sendable {
    let name: String
    let value: JSONValue
  }

  /// The document as text with a final line break: on one line, or indented for people.
  func text(indented: Bool) -> String {
    var text = ""
    write(to: &text, indentation: indented ? 0 : nil)
    return text + "\n"
  }

  /// The same JSON with escapes for all beyond ASCII.
  static func ascii(_ json: String) -> String {
    json.utf16
      .map { unit in
        guard unit > 0x7F else { return String(UnicodeScalar(UInt8(unit))) }
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      .joined()
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.digits(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.writeList(values, "[", "]", to: &text, indentation) { value, text, indentation in
        value.write(to: &text, indentation: indentation)
      }
    case .object(let members):
      Self.writeList(members, "{", "}", to: &text, indentation) { member, text, indentation in
        Self.write(member.name, to: &text)
        text += indentation == nil ? ":" : ": "
        member.value.write(to: &text, indentation: indentation)
      }
    }
  }

  private static func writeList<Item>(
    _ items: [Item],
    _ opening: String,
    _ closing: String,
    to text: inout String,
    _ indentation: Int?,
    _ writeItem: (Item, inout String, Int?) -> Void
  ) {
    func lineBreak(_ depth: Int) {
      text += "\n" + String(repeating: "  ", count: depth)
    }
    text += opening
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      if let indentation { lineBreak(indentation + 1) }
      writeItem(item, &text, indentation.map { $0 + 1 })
    }
    if let indentation, !items.isEmpty { lineBreak(indentation) }
    text += closing
  }

  /// A number to six decimals, without an exponent where JSON readers might stumble over one, and
  /// never as minus zero.
  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let millionths = (value * 1_000_000).rounded()
    guard abs(millionths) < 1e15 else { return String(value) }
    let whole = Int(millionths)
    guard whole % 1_000_000 != 0 else { return String(whole / 1_000_000) }
    var fraction = String(abs(whole % 1_000_000))
    fraction = String(repeating: "0", count: 6 - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return "\(whole < 0 ? "-" : "")\(abs(whole) / 1_000_000).\(fraction)"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }

  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  init(stringLiteral value: String) { self = .string(value) }

  init(integerLiteral value: Int) { self = .integer(value) }

  init(booleanLiteral value: Bool) { self = .bool(value) }

  /// A text, or null.
  init(_ value: String?) { self = value.map(JSONValue.string) ?? .null }

  /// A number, or null.
  init(_ value: Double?) { self = value.map(JSONValue.number) ?? .null }

  /// A whole number, or null.
  init(_ value: Int?) { self = value.map(JSONValue.integer) ?? .null }

  /// A truth value, or null.
  init(_ value: Bool?) { self = value.map(JSONValue.bool) ?? .null }

  /// The values of a list, or null when there is no list.
  init<Element>(_ list: [Element]?, _ value: (Element) -> JSONValue) {
    self = list.map { .array($0.map(value)) } ?? .null
  }
}
