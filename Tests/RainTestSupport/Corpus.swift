public import Foundation
public import Testing

/// The recorded responses of real servers, kept in a folder beside the checkout and not a part of it.
///
/// Tests that need them carry the trait `.requiresCorpus` and are skipped where there are none.
public enum Corpus {
  /// The folder; `nil` when it is absent.
  public static var folder: URL? {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent()
      .appending(path: "../../../shared/corpus")
      .standardizedFileURL
    return FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
      ? folder : nil
  }

  /// Returns the files of a folder, sorted by name; none when it is absent.
  ///
  /// - Parameter path: The folder inside the corpus, such as `darksky/forecast`.
  /// - Returns: The addresses of the files.
  public static func files(in path: String) -> [URL] {
    guard let folder = folder?.appending(path: path) else { return [] }
    // A folder that is not there has no files.
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    return files?.sorted { $0.lastPathComponent < $1.lastPathComponent } ?? []
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test where the corpus of recorded responses is absent.
  public static var requiresCorpus: Self {
    .enabled(if: Corpus.folder != nil, "no recorded responses beside the checkout")
  }
}
