#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the system knows of the user who runs this process.
public enum UserDatabase {
  /// The user's home folder; `nil` when the user has no entry, as in some containers.
  public static func home() -> String? {
    var entry = unsafe passwd()
    var found: UnsafeMutablePointer<passwd>?
    var texts = [CChar](repeating: 0, count: 16 << 10)
    return unsafe texts.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress,
        unsafe getpwuid_r(getuid(), &entry, start, buffer.count, &found) == 0,
        unsafe found != nil
      else { return nil }
      return unsafe entry.pw_dir.flatMap { unsafe String(validatingCString: $0) }
    }
  }
}
