#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Foundation

/// A folder of files that may vanish.
struct KeptFolder {
  let path: String

  /// A file in the folder.
  struct Entry {
    let path: String
    let size: Int
    /// When it was last written, in seconds since 1970.
    let written: Int
    /// How many nanoseconds later than that.
    let nanoseconds: Int
  }

  /// The files, the latest first; none when the folder is not there.
  var entries: [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.compactMap { entry(named: $0) }
      .sorted { ($0.written, $0.nanoseconds) > ($1.written, $1.nanoseconds) }
  }

  /// Removes the oldest files until no more than `limit` are left.
  func prune(to limit: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard names.count > limit else { return }
    for entry in entries.dropFirst(limit) { unsafe unlink(entry.path) }
  }

  /// Removes all files.
  func clear() throws(StoreError) {
    for entry in entries where unsafe unlink(entry.path) != 0 && errno != ENOENT {
      throw .cannotWrite(path: entry.path, errno: errno)
    }
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
