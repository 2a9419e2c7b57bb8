#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the file system says about the file or folder at a path.
public struct FileStatus: Hashable, Sendable {
  /// Whether it is a folder.
  public let isFolder: Bool

  /// Whether this process may read it.
  public let isReadable: Bool

  /// Whether this process may write it, or into it.
  public let isWritable: Bool

  /// Who may do what: the nine bits of `chmod`.
  public let mode: Int

  /// Describes a file or folder.
  public init(isFolder: Bool, isReadable: Bool, isWritable: Bool, mode: Int) {
    self.isFolder = isFolder
    self.isReadable = isReadable
    self.isWritable = isWritable
    self.mode = mode
  }

  /// Looks at a path, at the end of every symbolic link.
  ///
  /// `nil` when there is nothing, or it can't be got at.
  public init?(ofPath path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(
      isFolder: status.st_mode & S_IFMT == S_IFDIR,
      isReadable: unsafe access(path, R_OK) == 0,
      isWritable: unsafe access(path, W_OK) == 0,
      mode: Int(status.st_mode & 0o777)
    )
  }
}
