public import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Which providers failed lately: one file each in the folder for what may vanish.
public struct FailureMemory: Sendable {
  private let folder: String?

  /// Names the folder; nothing is touched yet.
  ///
  /// - Parameter directory: `Directories.cache`. When `nil`, nothing is remembered.
  public init(directory: URL?) {
    folder = directory.map { $0.appending(path: "failures").path(percentEncoded: false) }
  }

  /// Returns the failure of a provider since it last answered.
  ///
  /// - Parameters:
  ///   - provider: Who is asked.
  ///   - access: All that it depends on whether the provider answers, such as address and key; a
  ///     change makes a failure forgotten. Only a fingerprint of it is kept.
  /// - Returns: The failure, be it over or not; `nil` when there is none.
  public func failure(of provider: ProviderID, access: String) -> RememberedFailure? {
    guard let path = path(of: provider, access),
      let bytes = (try? FileContents.bytes(at: path, atMost: 65_536)) ?? nil
    else { return nil }
    return try? JSONDecoder().decode(FailureFileV1.self, from: Data(bytes)).failure
  }

  /// Remembers a failure.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - provider: Whose.
  ///   - access: All that it depends on whether the provider answers.
  /// - Throws: `.cannotWrite`, or `.noHome` when there is no folder.
  public func remember(
    _ failure: RememberedFailure,
    of provider: ProviderID,
    access: String
  ) throws(StoreError) {
    guard let folder, let path = path(of: provider, access) else { throw .noHome }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(FailureFileV1(failure: failure)) else { return }
    do throws(SystemFailure) {
      try Paths.createFolder(at: folder)
      try FileReplacement(path: path).replace(with: Array(data), durably: false)
    } catch {
      throw .cannotWrite(path: path, errno: error.code)
    }
    KeptFolder(path: folder).prune(to: Self.limit)
  }

  /// Forgets the failure of a provider that answered.
  ///
  /// - Parameters:
  ///   - provider: Who answered.
  ///   - access: All that it depends on whether the provider answers.
  public func forget(_ provider: ProviderID, access: String) {
    guard let path = path(of: provider, access) else { return }
    unsafe unlink(path)
  }

  /// Forgets all failures.
  ///
  /// - Throws: `.cannotWrite` for a file that can't be removed.
  public func clear() throws(StoreError) {
    guard let folder else { return }
    try KeptFolder(path: folder).clear()
  }

  /// A provider may have several addresses and keys, but not many.
  private static let limit = 8

  private func path(of provider: ProviderID, _ access: String) -> String? {
    folder.map { "\($0)/\(provider.rawValue)_\(Fingerprint.of(access)).json" }
  }
}

/// The file of a failure.
private struct FailureFileV1: Codable {
  var version = 1
  let failure: RememberedFailure
}
