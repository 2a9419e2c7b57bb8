extension StyledText: ExpressibleByStringInterpolation {
  /// Creates a plain text.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates a text in which interpolated styled texts keep their styles.
  public init(stringInterpolation: Interpolation) { self = stringInterpolation.text }

  /// Collects the parts of an interpolated literal.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = StyledText("")

    /// Creates an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what stands between the interpolations.
    public mutating func appendLiteral(_ literal: String) { text += StyledText(literal) }

    /// Adds a text with its styles.
    public mutating func appendInterpolation(_ styled: StyledText) { text += styled }

    /// Adds a value in plain letters.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += StyledText(value.description)
    }
  }
}
