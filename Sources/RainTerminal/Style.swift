/// How a text looks: one of the sixteen base colors, so that it fits dark and light backgrounds.
public struct Style: Hashable, Sendable {
  /// The color of the letters; `nil` for that of the terminal.
  public var color: Color?
  /// Whether the letters are bold.
  public var isBold: Bool
  /// Whether the letters are faint.
  public var isDim: Bool

  /// Creates a style.
  public init(color: Color? = nil, isBold: Bool = false, isDim: Bool = false) {
    self.color = color
    self.isBold = isBold
    self.isDim = isDim
  }

  /// As the terminal has it.
  public static let plain = Style()
  /// Bold letters.
  public static let bold = Style(isBold: true)
  /// Faint letters.
  public static let dim = Style(isDim: true)
  /// Letters of a color.
  public static func color(_ color: Color) -> Style { Style(color: color) }

  /// The base colors that are legible on both backgrounds, with their numbers in ECMA-48.
  public enum Color: Int, CaseIterable, Hashable, Sendable {
    /// The colors of the first eight, without black and white.
    case red = 31, green, yellow, blue, magenta, cyan
    /// Their bright forms.
    case brightRed = 91, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan
  }

  /// The sequence that switches the style on; empty for the plain one.
  var sequence: String {
    var numbers: [Int] = []
    if isBold { numbers.append(1) }
    if isDim { numbers.append(2) }
    if let color { numbers.append(color.rawValue) }
    guard !numbers.isEmpty else { return "" }
    return "\u{1B}[\(numbers.map(String.init).joined(separator: ";"))m"
  }
}
