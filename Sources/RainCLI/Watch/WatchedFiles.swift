import Foundation
import RainCore

/// The files that tell what another run has changed, looked at but not read.
struct WatchedFiles: Hashable, Sendable {
  /// What a file is about.
  enum Subject: CaseIterable, Hashable, Sendable {
    case settings, credentials, locations
    /// The kept answers, in a folder of their own.
    case answers
    /// Which providers failed, likewise.
    case failures
    /// The recorded answer that is shown.
    case input
  }

  private let paths: [Subject: String]
  private var stamps: [Subject: FileStamp]

  /// Looks at the files.
  ///
  /// - Parameters:
  ///   - directories: The folders of rain's own files.
  ///   - input: The recorded answer that is shown; `nil` when there is none.
  init(_ directories: Directories, input: String? = nil) {
    func path(_ folder: URL?, _ name: String) -> String? {
      folder?.appending(path: name).path(percentEncoded: false)
    }
    let paths: [Subject: String?] = [
      .settings: path(directories.config, "settings.json"),
      .credentials: path(directories.config, "credentials.json"),
      .locations: path(directories.data, "locations.json"),
      .answers: path(directories.cache, "answers"),
      .failures: path(directories.cache, "failures"),
      .input: input,
    ]
    self.paths = paths.compactMapValues(\.self)
    stamps = self.paths.compactMapValues(FileStamp.init(ofPath:))
  }

  /// Looks again.
  ///
  /// - Returns: What has changed since the last look.
  mutating func changes() -> Set<Subject> {
    let now = paths.compactMapValues(FileStamp.init(ofPath:))
    defer { stamps = now }
    return Set(Subject.allCases.filter { now[$0] != stamps[$0] })
  }
}
