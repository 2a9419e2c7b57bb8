public import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Remembers that something has been said once, as an empty file in the folder for what may vanish.
public struct NoticeMarker: Sendable {
  private let path: String?

  /// Names the marker; nothing is touched yet.
  ///
  /// - Parameters:
  ///   - name: What has been said, as the name of a file.
  ///   - directory: `Directories.cache`. When `nil`, nothing is remembered.
  public init(_ name: String, directory: URL?) {
    path = directory.map {
      $0.appending(path: name, directoryHint: .notDirectory).path(percentEncoded: false)
    }
  }

  /// Whether it has not been said before; from now on it has.
  ///
  /// Where that can't be remembered, it counts as said: better once too few than at every run.
  public func isFirst() -> Bool {
    guard let path, (try? Paths.createFolder(at: Paths.folder(of: path))) != nil else {
      return false
    }
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }
}
