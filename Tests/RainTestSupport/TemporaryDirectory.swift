public import Foundation

/// A new folder of one's own, removed with all that is in it when nobody holds it any more.
public final class TemporaryDirectory: Sendable {
  /// The folder.
  public let url: URL

  /// Makes a folder.
  ///
  /// - Throws: What the file system says when it can't.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "rain-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that can't be removed is no reason to fail a test that has passed.
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the address of `path` inside the folder.
  public func appending(_ path: String) -> URL {
    url.appending(path: path)
  }

  /// Writes a file inside the folder, with the folders on the way to it.
  ///
  /// - Parameters:
  ///   - text: The content.
  ///   - path: The path inside the folder.
  /// - Returns: The address of the file.
  /// - Throws: What the file system says when it can't.
  @discardableResult
  public func write(_ text: String, to path: String) throws -> URL {
    let file = appending(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Returns the content of a file inside the folder; `nil` when there is no such file.
  public func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: appending(path).path(percentEncoded: false))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the names in a folder inside the folder, sorted.
  ///
  /// - Parameter path: The path inside the folder.
  /// - Returns: The names, hidden ones too.
  /// - Throws: What the file system says when it can't be read.
  public func names(in path: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: appending(path).path(percentEncoded: false))
      .sorted()
  }

  /// Returns the permissions of a file or a folder inside the folder.
  ///
  /// - Parameter path: The path inside the folder.
  /// - Returns: The bits of its mode: `0o600`.
  /// - Throws: What the file system says when there is none.
  public func permissions(of path: String) throws -> Int? {
    let attributes = try FileManager.default
      .attributesOfItem(atPath: appending(path).path(percentEncoded: false))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}
