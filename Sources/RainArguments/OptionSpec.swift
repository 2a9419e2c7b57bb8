/// An option as data. Two options are the same when they have the same name.
public struct OptionSpec: Sendable {
  /// The long name without its dashes.
  public let name: String
  /// The letter after a single dash; `nil` when it has none.
  public let short: Character?
  /// The value it takes; `nil` for one that is only there or not.
  public let value: ValueSpec?
  /// What it does, without a full stop.
  public let summary: String
  /// The heading under which help lists it.
  public let section: String

  /// Describes an option.
  public init(
    _ name: String,
    short: Character? = nil,
    value: ValueSpec? = nil,
    summary: String,
    section: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
    self.section = section
  }
}

extension OptionSpec: Hashable {
  /// Whether both have the same name.
  public static func == (left: OptionSpec, right: OptionSpec) -> Bool { left.name == right.name }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The value of an option as data.
public struct ValueSpec: Sendable {
  /// What stands for it in help: `N`.
  public let placeholder: String
  /// What it must be.
  public let expectation: Expectation
  private let check: @Sendable (String) -> Bool

  /// What a value must be.
  public enum Expectation: Hashable, Sendable {
    /// Any text but an empty one.
    case text
    /// The name of a file.
    case file
    /// One of these words.
    case oneOf([String])
    /// A whole number within these bounds.
    case integer(ClosedRange<Int>)
    /// A number within these bounds.
    case number(ClosedRange<Double>)
    /// What the words say, such as `a duration like 10m`.
    case described(String)
  }

  /// Describes a value by its expectation alone.
  public init(_ placeholder: String, _ expectation: Expectation) {
    self.init(placeholder, expectation) { _ in true }
  }

  /// Describes a value that `isValid` checks, besides the expectation.
  public init(
    _ placeholder: String,
    _ expectation: Expectation,
    isValid: @escaping @Sendable (String) -> Bool
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    check = isValid
  }

  /// Whether `text` is such a value.
  public func allows(_ text: String) -> Bool {
    guard !text.isEmpty, check(text) else { return false }
    return switch expectation {
    case .text, .file, .described: true
    case .oneOf(let words): words.contains(text)
    case .integer(let range): Int(text).map(range.contains) ?? false
    // Swift reads `nan`, `inf` and hexadecimal numbers too, which nobody means.
    case .number(let range):
      text.utf8.allSatisfy { (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) }
        && Double(text).map(range.contains) ?? false
    }
  }
}
