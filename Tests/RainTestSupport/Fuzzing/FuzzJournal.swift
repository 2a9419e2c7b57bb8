import Foundation

/// The files of a round: the input that is being tried, and those that failed.
struct FuzzJournal {
  private let folder: URL
  /// The file of the current input stays open: making one for each case takes longer than the case.
  private let current: FileHandle?

  /// Prepares the files of a round.
  ///
  /// - Parameters:
  ///   - name: The name of the round.
  ///   - isLong: Whether every input is written down before it is tried.
  init(_ name: String, isLong: Bool) {
    folder = FileManager.default.temporaryDirectory.appending(path: "rain-fuzz-inputs/\(name)")
    let path = folder.appending(path: "current-input").path(percentEncoded: false)
    guard isLong else {
      current = nil
      return
    }
    // Without a folder nothing is written; that is no reason not to try.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    current = FileHandle(forWritingAtPath: path)
  }

  /// Leaves behind what is going to be tried.
  func tell(_ input: some FuzzInput) throws {
    guard let current else { return }
    let bytes = input.fileBytes
    try current.seek(toOffset: 0)
    try current.write(contentsOf: bytes)
    try current.truncate(atOffset: UInt64(bytes.count))
  }

  /// Writes an input, and returns the path of the file, or why there is none.
  func write(_ input: some FuzzInput, to file: String) -> String {
    let url = folder.appending(path: file)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try input.fileBytes.write(to: url)
      return url.path(percentEncoded: false)
    } catch {
      return "no file: \(error)"
    }
  }
}
