#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Questions about paths that keep them as they are spelled.
enum Paths {
  /// The folder that holds `path`.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of `path`.
  static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Follows symbolic links by hand, because the file they lead to need not exist.
  ///
  /// - Parameter path: A file or a link to one.
  /// - Returns: The path of the file itself.
  /// - Throws: `ELOOP` when the links lead nowhere, or why one can't be read.
  static func target(of path: String) throws(SystemFailure) -> String {
    var target = path
    for _ in 0..<40 {
      guard let link = try destination(of: target) else { return target }
      target = link.hasPrefix("/") ? link : "\(folder(of: target))/\(link)"
    }
    throw SystemFailure(code: ELOOP)
  }

  /// What the symbolic link at `path` says; `nil` for anything else.
  private static func destination(of path: String) throws(SystemFailure) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe text.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe readlink(path, start, buffer.count)
    }
    guard count >= 0 else {
      // Not a link; or not there at all, which is for the caller to notice.
      if errno == EINVAL || errno == ENOENT { return nil }
      throw .last
    }
    guard count < text.count,
      let destination = String(
        validating: text[..<count].map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
    else { throw SystemFailure(code: ENAMETOOLONG) }
    return destination
  }

  /// Creates the folder at `path` and those above it, as far as they are missing, with mode 0700.
  ///
  /// - Parameter path: A folder.
  /// - Throws: The reason why one of them could not be created.
  static func createFolder(at path: String) throws(SystemFailure) {
    if unsafe access(path, F_OK) == 0 { return }
    var failure = make(path)
    if failure?.code == ENOENT, folder(of: path) != path {
      try createFolder(at: folder(of: path))
      failure = make(path)
    }
    // Another process may have been faster.
    if let failure, failure.code != EEXIST { throw failure }
  }

  private static func make(_ path: String) -> SystemFailure? {
    guard unsafe mkdir(path, 0o700) == 0 else { return .last }
    // The umask may have taken bits away from the mode above.
    unsafe chmod(path, 0o700)
    return nil
  }
}
