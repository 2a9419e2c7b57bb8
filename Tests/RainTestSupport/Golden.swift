import Foundation
public import Testing

/// Texts that people see, compared with files under `Fixtures/Golden`.
///
/// With `RAIN_RECORD=1` in the environment the files are written instead, and every comparison
/// fails, so that nobody takes a recording for a success.
public enum Golden {
  /// Compares `text` with `Fixtures/Golden/NAME.txt`.
  ///
  /// - Parameters:
  ///   - text: What a view or a command printed.
  ///   - name: The path of the file without its ending: `daily/sample-80`.
  ///   - sourceLocation: Where the comparison stands.
  /// - Throws: When a golden file can't be written.
  public static func expect(
    _ text: String,
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["RAIN_RECORD"] == "1" {
      try record(text, name)
      Issue.record("recorded \(name); look at it", sourceLocation: sourceLocation)
      return
    }
    let file = Fixture.folder.appending(path: "Golden/\(name).txt")
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record(
        "there is no golden file \(name); RAIN_RECORD=1 writes it",
        sourceLocation: sourceLocation
      )
      return
    }
    guard text != expected else { return }
    Attachment.record(text, named: "\(name).txt", sourceLocation: sourceLocation)
    Issue.record(
      "\(name) differs:\n\(difference(expected, text))",
      sourceLocation: sourceLocation
    )
  }

  private static func record(_ text: String, _ name: String) throws {
    let file = Fixture.sourceFolder.appending(path: "Golden/\(name).txt")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// The lines that differ: those of the file after a minus, those of the text after a plus.
  private static func difference(_ expected: String, _ actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old)
      .map { change in
        switch change {
        case .remove(let line, let text, _): "-\(line + 1) \(text)"
        case .insert(let line, let text, _): "+\(line + 1) \(text)"
        }
      }
      .joined(separator: "\n")
  }
}
