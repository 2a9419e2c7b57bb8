/// Writes the JSON of rain's own files: sorted keys, two spaces a level, a newline at the end; a list
/// of numbers, texts and the like stands on one line.
package struct StoredJSONWriter {
  private var text = ""
  private var lineBreak = "\n"

  /// Returns the bytes of a file that holds `object`.
  package static func bytes(of object: StoredObject) -> [UInt8] {
    var writer = StoredJSONWriter()
    writer.write(.object(object))
    return Array((writer.text + "\n").utf8)
  }

  /// The shortest text that reads as `number` again, without a fraction when there is none.
  package static func text(of number: Double) -> String {
    if let integer = Int(exactly: number), abs(number) < 0x1p53 { return String(integer) }
    return number.description
  }

  private mutating func write(_ value: StoredJSON) {
    switch value {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += Self.text(of: number)
    case .string(let string): writeQuoted(string)
    case .array(let values) where values.allSatisfy(\.isScalar):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        write(value)
      }
      text += "]"
    case .array(let values):
      writeItems(values, between: ("[", "]")) { writer, value in writer.write(value) }
    case .object(let object):
      let members = object.members.sorted { $0.key < $1.key }
      writeItems(members, between: ("{", "}")) { writer, member in
        writer.writeQuoted(member.key)
        writer.text += ": "
        writer.write(member.value)
      }
    }
  }

  private mutating func writeItems<Item>(
    _ items: [Item],
    between brackets: (opening: String, closing: String),
    write: (inout StoredJSONWriter, Item) -> Void
  ) {
    text += brackets.opening
    lineBreak += "  "
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      text += lineBreak
      write(&self, item)
    }
    lineBreak.removeLast(2)
    if !items.isEmpty { text += lineBreak }
    text += brackets.closing
  }

  private mutating func writeQuoted(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
