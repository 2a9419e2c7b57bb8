public import Foundation

/// The files under `Fixtures`, as they were when the tests were built.
public enum Fixture {
  /// The folder.
  public static var folder: URL { Bundle.module.bundleURL.appending(path: "Fixtures") }

  /// Returns a provider's response.
  ///
  /// - Parameters:
  ///   - name: The name of the file, such as `denver.json`.
  ///   - provider: The folder under `Fixtures/Providers`.
  /// - Returns: The bytes of the file.
  /// - Throws: What the file system says when there is no such file.
  public static func data(_ name: String, of provider: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "Providers/\(provider)/\(name)"))
  }

  /// Returns the names of all responses of a provider, sorted.
  ///
  /// - Parameter provider: The folder under `Fixtures/Providers`.
  /// - Returns: The names of the files.
  public static func names(of provider: String) -> [String] {
    let path = folder.appending(path: "Providers/\(provider)").path(percentEncoded: false)
    // Without the folder there are no responses.
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }
}
