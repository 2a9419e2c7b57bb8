/// A command line worth knowing, with what it does.
public struct ExampleSpec: Hashable, Sendable {
  /// The whole line as typed in a shell, the program's name first.
  public var commandLine: String

  /// What it does, a sentence fragment without a full stop.
  public var summary: String

  /// Creates an example.
  public init(_ commandLine: String, _ summary: String) {
    self.commandLine = commandLine
    self.summary = summary
  }
}
