public import Foundation

/// Recorded responses of other people, beside the checkout where they are there at all.
///
/// They are read, and never copied into the project.
public enum Corpus {
  /// The folder; `nil` where it is absent, and tests that need it are skipped.
  public static let folder: URL? = {
    let url = Fixture.sourceFolder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared/corpus")
    return FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) ? url : nil
  }()

  /// What a skipped test says.
  public static let absence = "the recorded responses are not beside this checkout"

  /// The files of an endpoint of all providers, sorted by path; none where the corpus is absent.
  public static func files(of endpoint: String) -> [URL] {
    guard let folder else { return [] }
    let providers = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return providers.sorted()
      .flatMap { provider in
        let endpointFolder = folder.appending(path: provider).appending(path: endpoint)
        let names =
          (try? FileManager.default.contentsOfDirectory(atPath: endpointFolder.path())) ?? []
        return names.sorted().map { endpointFolder.appending(path: $0) }
      }
  }
}
