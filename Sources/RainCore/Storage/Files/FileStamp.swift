#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Tells whether a file or a folder has changed, without reading it.
public struct FileStamp: Hashable, Sendable {
  /// Another number means that the file was replaced.
  private let inode: UInt64
  private let size: Int64
  /// When it was last written, or a name in the folder changed: seconds since 1970 and nanoseconds.
  private let seconds: Int
  private let nanoseconds: Int

  /// Looks at a path, at the end of every symbolic link.
  ///
  /// `nil` when there is nothing, or it can't be got at.
  public init?(ofPath path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }
}
