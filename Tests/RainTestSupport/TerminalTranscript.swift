import Foundation

/// What a program has sent to a terminal, read as far as full screens need it.
public struct TerminalTranscript: Hashable, Sendable {
  /// The rows of the alternate screen, as long as the program draws whole rows.
  public private(set) var rows: [String] = []
  /// Whether the alternate screen is shown.
  public private(set) var isAlternate = false
  /// Whether the cursor is shown.
  public private(set) var hasCursor = true
  /// How many whole pictures have been drawn.
  public private(set) var frames = 0
  /// What was written outside of the alternate screen, without escape sequences.
  public private(set) var text = ""

  private var row = 0
  /// The bytes that are not complete yet.
  private var pending: [UInt8] = []

  /// Creates the transcript of a terminal at which nothing has happened.
  public init() {}

  /// The rows of the alternate screen, each on a line.
  public var screen: String { rows.joined(separator: "\n") }

  /// Takes what a program has sent.
  ///
  /// - Parameter bytes: The bytes, cut anywhere.
  public mutating func take(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    let text = String(decoding: pending, as: UTF8.self)
    // The last sequence, or character, may still be on its way.
    guard pending.count > 200_000 || !text.hasSuffix("\u{FFFD}"),
      text.lastIndex(of: "\u{1B}").map({ isComplete(text[$0...]) }) ?? true
    else { return }
    pending = []
    for part in text.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
      guard part.offset > 0 else {
        write(part.element)
        continue
      }
      let end = part.element.dropFirst().firstIndex { ("@"..."~").contains($0) }
      guard part.element.first == "[", let end else { continue }
      obey(part.element[..<end].dropFirst(), part.element[end])
      write(part.element[part.element.index(after: end)...])
    }
  }

  private func isComplete(_ sequence: Substring) -> Bool {
    sequence.dropFirst(2).contains { ("@"..."~").contains($0) }
  }

  private mutating func write(_ text: Substring) {
    guard isAlternate else {
      self.text += text
      return
    }
    if !text.isEmpty, rows.indices.contains(row) { rows[row] += text }
  }

  private mutating func obey(_ parameters: Substring, _ command: Character) {
    switch (parameters, command) {
    case ("?1049", "h"): (isAlternate, rows) = (true, [])
    case ("?1049", "l"): isAlternate = false
    case ("?25", "h"): hasCursor = true
    case ("?25", "l"): hasCursor = false
    case ("?2026", "h"): rows = []
    case ("?2026", "l"): frames += 1
    case (_, "H"):
      row = (parameters.split(separator: ";").first.flatMap { Int($0) } ?? 1) - 1
      while rows.count <= row { rows.append("") }
    default: break
    }
  }
}
