import Foundation

/// Puts new contents in the place of a file so that nobody ever sees half of them.
///
/// The contents go to a temporary file in the same folder, to the disk, and only then take over the
/// name. Whoever is killed in between leaves the old file and a temporary one, which the next
/// replacement clears away.
struct FileReplacement {
  /// The file to replace: the end of every symbolic link.
  let path: String

  private var folder: String { Paths.folder(of: path) }
  private var temporaryPrefix: String { ".\(Paths.name(of: path))." }
  private static let temporarySuffix = ".tmp"

  /// Replaces the file, or creates it, with mode 0600 whatever the umask.
  ///
  /// - Parameters:
  ///   - bytes: The whole new contents.
  ///   - durably: Whether to wait until they are on the disk.
  /// - Throws: The reason why the file stayed as it was.
  func replace(with bytes: [UInt8], durably: Bool = true) throws(SystemFailure) {
    let name = temporaryPrefix + String(UInt64.random(in: 0 ... .max), radix: 36)
    let temporary = "\(folder)/\(name)\(Self.temporarySuffix)"
    do throws(SystemFailure) {
      try create(temporary, holding: bytes, durably: durably)
      try SystemFailure.check { unsafe rename(temporary, path) }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    if durably { synchronizeFolder() }
  }

  /// Removes what killed processes left behind.
  ///
  /// To be called only under the lock of the file: only who holds it has a temporary one in use.
  func removeLeftovers() {
    // A folder that can't be listed is no reason to refuse the change.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(temporaryPrefix) {
      if name.hasSuffix(Self.temporarySuffix) { unsafe unlink("\(folder)/\(name)") }
    }
  }

  private func create(
    _ temporary: String,
    holding bytes: [UInt8],
    durably: Bool
  ) throws(SystemFailure) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = try SystemFailure.check { unsafe open(temporary, flags, 0o600) }
    do throws(SystemFailure) {
      // The umask may have taken bits away from the mode above.
      try SystemFailure.check { fchmod(descriptor, 0o600) }
      try Self.writeAll(bytes[...], to: descriptor)
      if durably { try SystemFailure.check { fsync(descriptor) } }
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems tell only now that the disk is full.
    guard close(descriptor) == 0 else { throw .last }
  }

  private static func writeAll(
    _ bytes: ArraySlice<UInt8>,
    to descriptor: Int32
  ) throws(SystemFailure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = try SystemFailure.check {
        unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Takes the new name to the disk too.
  ///
  /// Where that fails, a power cut may bring the old file back, which does no harm.
  private func synchronizeFolder() {
    let descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
