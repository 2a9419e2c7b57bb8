/// Writes the JSON of rain's own files: sorted keys, two spaces a level, a newline at the end; a list
/// of numbers, texts and the like stands on one line.
package struct StoredJSONWriter {
  private var bytes: [UInt8] = []
  private var depth = 0

  /// Returns the bytes of a file that holds `object`.
  package static func bytes(of object: StoredObject) -> [UInt8] {
    var writer = StoredJSONWriter()
    writer.write(.object(object))
    writer.write("\n")
    return writer.bytes
  }

  /// The shortest text that reads as `number` again, without a fraction when there is none.
  package static func text(of number: Double) -> String {
    if let integer = Int(exactly: number), abs(number) < 0x1p53 { return String(integer) }
    return number.description
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(_ value: StoredJSON) {
    switch value {
    case .null: write("null")
    case .bool(let bool): bool ? write("true") : write("false")
    case .number(let number): write(number)
    case .string(let string): writeQuoted(string)
    case .array(let values) where values.allSatisfy(\.isScalar):
      write("[")
      for (index, value) in values.enumerated() {
        if index > 0 { write(", ") }
        write(value)
      }
      write("]")
    case .array(let values):
      write("[")
      writeLines(of: values) { writer, value in writer.write(value) }
      write("]")
    case .object(let object):
      write("{")
      writeLines(of: object.members.sorted { $0.key < $1.key }) { writer, member in
        writer.writeQuoted(member.key)
        writer.write(": ")
        writer.write(member.value)
      }
      write("}")
    }
  }

  private mutating func writeLines<Item>(
    of items: [Item],
    write: (inout StoredJSONWriter, Item) -> Void
  ) {
    depth += 1
    for (index, item) in items.enumerated() {
      if index > 0 { self.write(",") }
      writeLineBreak()
      write(&self, item)
    }
    depth -= 1
    if !items.isEmpty { writeLineBreak() }
  }

  private mutating func writeLineBreak() {
    write("\n")
    for _ in 0..<depth { write("  ") }
  }

  /// Writes a number; those of a few digits, which nearly all are, without making a text of them.
  private mutating func write(_ number: Double) {
    let thousandths = number * 1000
    guard abs(thousandths) < 1e15, let whole = Int(exactly: thousandths.rounded()),
      Double(whole) / 1000 == number
    else {
      write(Self.text(of: number))
      return
    }
    if whole < 0 { write("-") }
    writeDigits(whole.magnitude / 1000)
    let fraction = whole.magnitude % 1000
    guard fraction > 0 else { return }
    write(".")
    let digits = [fraction / 100, fraction / 10 % 10, fraction % 10]
    let count = fraction % 100 == 0 ? 1 : fraction % 10 == 0 ? 2 : 3
    for digit in digits.prefix(count) { writeDigits(digit) }
  }

  private mutating func writeDigits(_ number: UInt) {
    if number >= 10 { writeDigits(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func writeQuoted(_ string: String) {
    write("\"")
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case UInt8(ascii: "\n"): write("\\n")
      case UInt8(ascii: "\r"): write("\\r")
      case UInt8(ascii: "\t"): write("\\t")
      case ..<0x20:
        let digits = String(byte, radix: 16)
        write("\\u00\(byte < 0x10 ? "0" : "")\(digits)")
      default: bytes.append(byte)
      }
    }
    write("\"")
  }
}
