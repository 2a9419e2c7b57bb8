import Foundation
public import Testing

/// Compares output with the files under `Fixtures/Golden`.
///
/// With `RAIN_RECORD=1` in the environment the files are written instead, and the tests fail, so that
/// none passes by accident. Read the difference with `git diff` before you commit it.
public enum Golden {
  /// Expects `text` to be what `Fixtures/Golden/<name>.txt` says.
  ///
  /// - Parameters:
  ///   - text: The output.
  ///   - name: The path of the file under `Fixtures/Golden`, without its ending.
  ///   - sourceLocation: Where a failure is shown.
  public static func expect(
    _ text: String,
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["RAIN_RECORD"] == "1" {
      record(text, in: file, sourceLocation: sourceLocation)
      return
    }
    guard let data = FileManager.default.contents(atPath: file.path(percentEncoded: false)) else {
      Issue.record(
        "There is no Fixtures/Golden/\(name).txt; RAIN_RECORD=1 writes it.",
        sourceLocation: sourceLocation
      )
      return
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard !text.utf8.elementsEqual(expected.utf8) else { return }
    Attachment.record(text, named: "\(file.lastPathComponent)", sourceLocation: sourceLocation)
    let difference = LineDifference.text(expected: expected, actual: text)
    Issue.record(
      "Fixtures/Golden/\(name).txt differs (- expected, + actual):\n\(difference)",
      sourceLocation: sourceLocation
    )
  }

  /// The folder of the source files, not of the copies beside the built tests.
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "../../Fixtures/Golden")
    .standardizedFileURL

  private static func record(_ text: String, in file: URL, sourceLocation: SourceLocation) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
      Issue.record("Recorded \(file.lastPathComponent).", sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }
}
