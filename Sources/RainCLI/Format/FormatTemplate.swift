import RainArguments
import RainCore

/// A template that was read: fields in braces between texts.
struct FormatTemplate: Sendable {
  private let parts: [Part]

  private enum Part: Sendable {
    case text(String)
    case field(FormatField)
  }

  /// Why a template can't be read.
  enum Problem: Error, Hashable, Sendable {
    /// There is no field of that name; perhaps another was meant.
    case unknownField(String, suggestion: String?)
    /// A brace is opened and not closed.
    case openBrace
    /// There is no preset of that name, but one that is nearly called so.
    case unknownPreset(String, suggestion: String)
    /// It holds a character that would steer the terminal.
    case controlCharacter
  }

  /// Reads a template.
  ///
  /// - Parameter text: `{name}` stands for a field, `{{` and `}}` for braces, `\n` for a line break,
  ///   `\t` for a tab, `\\` for a backslash; all else for itself.
  /// - Throws: What is wrong with it.
  init(_ text: String) throws(Problem) {
    let withoutTabs = text.replacing("\t", with: " ")
    guard CleanText.paragraphs(withoutTabs) == withoutTabs else { throw .controlCharacter }
    var parts: [Part] = []
    var literal = String.UnicodeScalarView()
    // By scalars: a mark after a brace would make one character of both.
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch (scalar, rest.first) {
      case ("{", "{"), ("}", "}"), ("\\", "\\"):
        literal.append(scalar)
        rest.removeFirst()
      case ("\\", "n"), ("\\", "t"):
        literal.append(rest.removeFirst() == "n" ? "\n" : "\t")
      case ("{", _):
        guard let end = rest.firstIndex(of: "}") else { throw .openBrace }
        parts.append(.text(String(literal)))
        parts.append(.field(try Self.field(String(rest[..<end]))))
        literal = String.UnicodeScalarView()
        rest = rest[rest.index(after: end)...]
      default: literal.append(scalar)
      }
    }
    self.parts = parts + [.text(String(literal))]
  }

  private static func field(_ name: String) throws(Problem) -> FormatField {
    if let field = FormatField.named(name) { return field }
    let names = FormatField.all.map(\.name)
    throw .unknownField(name, suggestion: Suggestion.nearest(to: name, among: names))
  }

  /// The text for a row, each value on one line and harmless.
  ///
  /// - Parameters:
  ///   - row: What it is about.
  ///   - escape: What is done to each value that comes from the weather.
  /// - Returns: The text without a line break at its end, unless the template has one there.
  func text(for row: FormatRow, escape: (String) -> String = { $0 }) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let literal): text += literal
      case .field(let field):
        text += escape(field.text(row).map(CleanText.line) ?? row.look.missing)
      }
    }
  }
}
