#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A lock that one process at a time holds, by `flock`: the kernel drops it when its holder dies.
///
/// A file is guarded by a lock on its folder, of which nothing can stay behind. Where no folder can be
/// locked, as on some network file systems, a file is made for it. The holder removes that file before
/// letting go. That is safe because whoever gets the lock looks whether the file it locked still has
/// the name, and starts anew if not; and because only a holder removes it.
struct FileLock {
  /// The folder that is locked; `nil` for a lock that others of its kind in the folder do not mind.
  private let folder: String?

  /// The file that is made for it, or where the folder can't be locked.
  private let path: String

  /// The file that errors name: the one that the lock guards, as the user knows it.
  private let guarded: String

  /// How long to wait for another process, in milliseconds.
  private let patience: Int

  /// A lock that guards the changes of a file.
  ///
  /// - Parameters:
  ///   - target: The file: the end of every symbolic link.
  ///   - path: The file as the user knows it, for errors.
  ///   - patience: How long to wait for another process, in milliseconds.
  init(guarding target: String, knownAs path: String, patience: Int) {
    folder = Paths.folder(of: target)
    self.path = target + ".lock"
    guarded = path
    self.patience = patience
  }

  /// A lock on a file that is made for it, which nobody waits for.
  ///
  /// - Parameters:
  ///   - path: The file that is made.
  ///   - guarded: The file that errors name.
  init(makingFileAt path: String, guarding guarded: String) {
    folder = nil
    self.path = path
    self.guarded = guarded
    patience = 0
  }

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
      switch try attempt() {
      case .got(let lock): return lock
      case .busy: return nil
      }
    } catch {
      throw .cannotWrite(path: guarded, errno: error.code)
    }
  }

  private enum Attempt: ~Copyable {
    case got(HeldLock)
    case busy
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

  private func attempt() throws(SystemFailure) -> Attempt {
    if let attempt = lockFolder() { return attempt }
    return try lockFile()
  }

  /// Tries to lock the folder; `nil` where that can't be done.
  private func lockFolder() -> Attempt? {
    guard let folder else { return nil }
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else {
      return .got(HeldLock(path: nil, descriptor: descriptor))
    }
    let isHeld = errno == EWOULDBLOCK
    close(descriptor)
    return isHeld ? .busy : nil
  }

  private func lockFile() throws(SystemFailure) -> Attempt {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let descriptor = try SystemFailure.check { unsafe open(path, flags, 0o600) }
    do throws(SystemFailure) {
      try SystemFailure.check { flock(descriptor, LOCK_EX | LOCK_NB) }
    } catch {
      close(descriptor)
      guard error.code == EWOULDBLOCK else { throw error }
      return .busy
    }
    guard hasName(descriptor) else {
      close(descriptor)
      return .busy
    }
    // The umask may have taken bits away from the mode above.
    fchmod(descriptor, 0o600)
    return .got(HeldLock(path: path, descriptor: descriptor))
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
  /// The file that was made for it; `nil` when the folder is locked.
  private let path: String?
  private let descriptor: Int32

  fileprivate init(path: String?, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    if let path { unsafe unlink(path) }
    close(descriptor)
  }
}
