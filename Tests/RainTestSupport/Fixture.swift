public import Foundation

/// The responses under `Fixtures/Providers`, written for this project after the real shapes.
public enum Fixture {
  /// The bytes of a response.
  ///
  /// - Parameter name: The path below `Providers`: `forecast/sample.json`.
  /// - Returns: The bytes.
  /// - Throws: When there is no such file.
  public static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "Providers").appending(path: name))
  }

  /// The names of all responses of a provider, sorted: `forecast/sample.json`.
  public static func names(of provider: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Providers").appending(path: provider)
        .path(percentEncoded: false)
    )
    return names.sorted().map { "\(provider)/\($0)" }
  }

  /// The path of a response, for programs that read files.
  public static func path(_ name: String) -> String {
    folder.appending(path: "Providers").appending(path: name).path(percentEncoded: false)
  }

  /// The copy of `Fixtures` that was made for the tests.
  static var folder: URL {
    (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Fixtures")
  }

  /// The folder `Fixtures` of the sources, where golden files are recorded.
  static var sourceFolder: URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures")
  }
}
