#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Foundation

/// A folder of files that may vanish.
///
/// Other files may lie in it, since the folder may be a link to anywhere: they are nobody's business.
struct KeptFolder {
  let path: String

  /// How the names of rain's own files in it begin; all of them end with `.json`.
  let beginnings: [String]

  /// A file in the folder.
  struct Entry {
    let path: String
    let size: Int
    /// When it was last written, in seconds since 1970.
    let written: Int
    /// How many nanoseconds later than that.
    let nanoseconds: Int
  }

  /// How long a temporary file of another process may be in use, in seconds.
  private static let longestReplacement = 600

  /// The kept files, the latest first; none when the folder is not there.
  ///
  /// - Throws: `.cannotRead` when it is no folder, or can't be looked into.
  func entries() throws(StoreError) -> [Entry] {
    entries(try names().filter(isOwn))
  }

  private func entries(_ names: [String]) -> [Entry] {
    names.compactMap { entry(named: $0) }
      .sorted { ($0.written, $0.nanoseconds) > ($1.written, $1.nanoseconds) }
  }

  /// Removes the oldest files until no more than `limit` are left, and what killed processes left.
  func prune(to limit: Int) {
    guard let names = try? names() else { return }
    let own = names.filter(isOwn)
    if own.count > limit {
      for entry in entries(own).dropFirst(limit) { unsafe unlink(entry.path) }
    }
    for name in names where isLock(name) {
      // Only who gets the lock removes its file; what is in use stays.
      let file = "\(path)/\(name)"
      _ = try? FileLock(makingFileAt: file, guarding: file).hold()
    }
    for name in names where isTemporary(name) {
      let now = Int(Date().timeIntervalSince1970)
      guard let entry = entry(named: name), now - entry.written > Self.longestReplacement else {
        continue
      }
      unsafe unlink(entry.path)
    }
  }

  /// Removes all kept files, links in their place, and what killed processes left.
  ///
  /// - Returns: How many files were kept.
  /// - Throws: `.cannotRead` as ``entries()``, or `.cannotWrite` for a file that can't be removed.
  @discardableResult
  func clear() throws(StoreError) -> Int {
    var count = 0
    for name in try names() where isOwn(name) || isLock(name) || isTemporary(name) {
      let file = "\(path)/\(name)"
      let isFile = entry(named: name) != nil
      guard unsafe unlink(file) != 0 else {
        if isOwn(name), isFile { count += 1 }
        continue
      }
      // Nobody puts a folder there but by hand.
      guard [ENOENT, EISDIR, EPERM].contains(errno), !isFile else {
        throw .cannotWrite(path: file, errno: errno)
      }
    }
    return count
  }

  private func names() throws(StoreError) -> [String] {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return [] }
      throw .cannotRead(path: path, errno: errno)
    }
    close(descriptor)
    return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  private func isOwn(_ name: String) -> Bool {
    name.hasSuffix(".json") && beginnings.contains(where: name.hasPrefix)
  }

  private func isLock(_ name: String) -> Bool {
    name.hasSuffix(".lock") && isOwn(String(name.dropLast(".lock".count)))
  }

  /// Whether it is a temporary file of ``FileReplacement``: `.NAME.RANDOM.tmp`.
  private func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(".tmp"),
      let dot = name.dropLast(".tmp".count).lastIndex(of: ".")
    else { return false }
    return isOwn(String(name[..<dot].dropFirst()))
  }

  private func entry(named name: String) -> Entry? {
    let file = "\(path)/\(name)"
    var status = stat()
    guard unsafe lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return Entry(
      path: file,
      size: Int(status.st_size),
      written: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec)
    )
  }
}
