#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What is in a file, read in one go.
enum FileContents {
  /// More than any file of rain's own holds, in bytes.
  static let sizeLimit = 64 << 20

  /// Returns the bytes of the file at `path`.
  ///
  /// - Parameters:
  ///   - path: Where the file is; symbolic links are followed.
  ///   - sizeLimit: How many bytes it may have.
  /// - Returns: All of it, or `nil` when there is no such file.
  /// - Throws: `.cannotRead`, or `.damaged` when it is no plain file or too large.
  static func bytes(
    at path: String,
    atMost sizeLimit: Int = FileContents.sizeLimit
  ) throws(StoreError) -> [UInt8]? {
    // Without O_NONBLOCK a pipe in the place of the file would make us wait for ever.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .cannotRead(path: path, errno: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .cannotRead(path: path, errno: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .damaged(path: path, problem: .notAFile)
    }
    let size = Int(status.st_size)
    guard size <= sizeLimit else {
      throw .damaged(path: path, problem: .tooLarge(limit: sizeLimit))
    }
    do throws(SystemFailure) {
      return try readAll(descriptor, expecting: size)
    } catch {
      throw .cannotRead(path: path, errno: error.code)
    }
  }

  /// Reads to the end of the file, be it shorter or longer than expected.
  private static func readAll(
    _ descriptor: Int32,
    expecting size: Int
  ) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // One more than expected, so that the end shows without a second round.
    var space = size + 1
    while true {
      let chunk = try readSome(descriptor, atMost: space)
      if chunk.isEmpty { return bytes }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
      space = max(size + 1 - bytes.count, 4096)
    }
  }

  private static func readSome(
    _ descriptor: Int32,
    atMost space: Int
  ) throws(SystemFailure) -> [UInt8] {
    var failure: SystemFailure?
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: space) { buffer, count in
      do throws(SystemFailure) {
        let start = buffer.baseAddress
        count = try SystemFailure.check { unsafe read(descriptor, start, space) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return chunk
  }
}
