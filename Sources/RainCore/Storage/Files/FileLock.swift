#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A lock that one process at a time holds: `flock` on a file made for it.
///
/// The kernel drops it when its holder dies, so a file that stays behind locks nobody out. The holder
/// removes the file before letting go. That is safe because whoever gets the lock looks whether the
/// file it locked still has the name, and starts anew if not; and because only a holder removes it.
struct FileLock {
  /// The file that is made for it.
  let path: String

  /// The file that errors name: the one that the lock guards, as the user knows it.
  let guarded: String

  /// How long to wait for another process, in milliseconds.
  let patience: Int

  /// Runs `body` while no other process holds the lock.
  ///
  /// - Parameter body: What must not happen twice at a time.
  /// - Returns: What `body` returned.
  /// - Throws: `.locked`, `.cannotWrite` when the file can't be made, and what `body` throws.
  func withLock<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    try withExtendedLifetime(try acquire(), body)
  }

  /// Takes the lock if it is free.
  ///
  /// - Returns: The lock, held until it is let go; `nil` while another process has it.
  /// - Throws: `.cannotWrite` when the file can't be made.
  func hold() throws(StoreError) -> HeldLock? {
    do throws(SystemFailure) {
      guard let descriptor = try attempt() else { return nil }
      return HeldLock(path: path, descriptor: descriptor)
    } catch {
      throw .cannotWrite(path: guarded, errno: error.code)
    }
  }

  private func acquire() throws(StoreError) -> HeldLock {
    var waited = 0
    while true {
      if let lock = try hold() { return lock }
      guard waited < patience else { throw .locked(path: guarded) }
      // Of many that wait, not all should look at the same moment.
      let pause = Int.random(in: 1...20)
      Self.sleep(milliseconds: pause)
      waited += pause
    }
  }

  /// Returns the locked file, or `nil` while somebody else holds the lock.
  private func attempt() throws(SystemFailure) -> Int32? {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let descriptor = try SystemFailure.check { unsafe open(path, flags, 0o600) }
    do throws(SystemFailure) {
      try SystemFailure.check { flock(descriptor, LOCK_EX | LOCK_NB) }
    } catch {
      close(descriptor)
      guard error.code == EWOULDBLOCK else { throw error }
      return nil
    }
    guard hasName(descriptor) else {
      close(descriptor)
      return nil
    }
    // The umask may have taken bits away from the mode above.
    fchmod(descriptor, 0o600)
    return descriptor
  }

  /// Whether the locked file is the one that `path` names by now.
  private func hasName(_ descriptor: Int32) -> Bool {
    var locked = stat()
    var named = stat()
    guard unsafe fstat(descriptor, &locked) == 0, unsafe lstat(path, &named) == 0 else {
      return false
    }
    return locked.st_ino == named.st_ino && locked.st_dev == named.st_dev
  }

  private static func sleep(milliseconds: Int) {
    var time = timespec(tv_sec: 0, tv_nsec: milliseconds * 1_000_000)
    unsafe nanosleep(&time, nil)
  }
}

/// A lock that this process holds, until it is let go.
struct HeldLock: ~Copyable, Sendable {
  private let path: String
  private let descriptor: Int32

  fileprivate init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    unsafe unlink(path)
    close(descriptor)
  }
}
