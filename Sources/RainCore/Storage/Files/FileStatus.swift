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

  /// Whether it is a file without a byte.
  public let isEmpty: Bool

  /// Whether there is room for more on the disk that it lies on.
  public let hasSpace: Bool

  /// Describes a file or folder.
  public init(
    isFolder: Bool,
    isReadable: Bool,
    isWritable: Bool,
    mode: Int,
    isEmpty: Bool = false,
    hasSpace: Bool = true
  ) {
    self.isFolder = isFolder
    self.isReadable = isReadable
    self.isWritable = isWritable
    self.mode = mode
    self.isEmpty = isEmpty
    self.hasSpace = hasSpace
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
      mode: Int(status.st_mode & 0o777),
      isEmpty: status.st_mode & S_IFMT == S_IFREG && status.st_size == 0,
      hasSpace: Self.hasSpace(path)
    )
  }

  /// Less than the files of a few answers take, in bytes.
  private static let smallestSpace: UInt64 = 262_144

  private static func hasSpace(_ path: String) -> Bool {
    var system = statvfs()
    // Some file systems tell of no space at all.
    guard unsafe statvfs(path, &system) == 0, system.f_blocks > 0 else { return true }
    let isOutOfNodes = system.f_files > 0 && system.f_favail == 0
    let (bytes, isHuge) = UInt64(system.f_bavail)
      .multipliedReportingOverflow(by: UInt64(system.f_frsize))
    return !isOutOfNodes && (isHuge || bytes >= smallestSpace)
  }
}
