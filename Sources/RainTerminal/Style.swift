/// How a text looks: one of the sixteen base colors, which the user's terminal chose to be legible,
/// and the weight of the letters.
public struct Style: Hashable, Sendable {
  /// The color of the letters; `nil` for that of the terminal.
  public var color: Color?
  /// Whether the letters are bold.
  public var isBold: Bool
  /// Whether the letters are faint.
  public var isDim: Bool
  /// Whether there is a line below the letters.
  public var isUnderlined: Bool

  /// Creates a style.
  public init(
    color: Color? = nil,
    isBold: Bool = false,
    isDim: Bool = false,
    isUnderlined: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
  }

  /// As the terminal has it.
  public static let plain = Style()
  /// Bold letters.
  public static let bold = Style(isBold: true)
  /// Faint letters.
  public static let dim = Style(isDim: true)
  /// Letters with a line below.
  public static let underlined = Style(isUnderlined: true)
  /// Letters of a color.
  public static func color(_ color: Color) -> Style { Style(color: color) }

  /// The base colors with their numbers in ECMA-48.
  ///
  /// Black and white, and their bright forms, vanish on one of the usual backgrounds.
  public enum Color: Int, CaseIterable, Hashable, Sendable {
    /// The first eight.
    case black = 30, red, green, yellow, blue, magenta, cyan, white
    /// Their bright forms; bright black is gray.
    case brightBlack = 90, brightRed, brightGreen, brightYellow
    /// The other bright forms.
    case brightBlue, brightMagenta, brightCyan, brightWhite
  }

  /// The sequence that switches the style on; empty for the plain one.
  var sequence: String {
    guard self != .plain else { return "" }
    var numbers: [String] = []
    if isBold { numbers.append("1") }
    if isDim { numbers.append("2") }
    if isUnderlined { numbers.append("4") }
    if let color { numbers.append(String(color.rawValue)) }
    return "\u{1B}[\(numbers.joined(separator: ";"))m"
  }
}
