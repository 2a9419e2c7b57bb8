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

  /// Whose failures are remembered.
  public indirect enum Source: Hashable, Sendable {
    /// A provider of weather.
    case provider(ProviderID)
    /// The search for places on the network.
    case placeSearch
    /// The service that tells where this machine is.
    case locator
    /// One question to one of them: a place, or a name.
    case question(Source, String)

    /// Those that fail as a whole.
    static var wholes: [Source] {
      ProviderID.allCases.map(Source.provider) + [.placeSearch, .locator]
    }

    /// How the names of its files begin.
    var name: String {
      switch self {
      case .provider(let provider): provider.rawValue
      case .placeSearch: "places"
      case .locator: "locator"
      case .question: "question"
      }
    }

    /// All that its file is told apart by.
    func key(_ access: String) -> String {
      switch self {
      case .provider, .placeSearch, .locator: access
      case .question(let source, let text): "\(source.name)\n\(text)\n\(access)"
      }
    }

    fileprivate var isQuestion: Bool { if case .question = self { true } else { false } }
  }

  /// Names the folder; nothing is touched yet.
  ///
  /// - Parameter directory: `Directories.cache`. When `nil`, nothing is remembered.
  public init(directory: URL?) {
    folder = directory.map { $0.appending(path: "failures").path(percentEncoded: false) }
  }

  /// Returns the failure of a provider or search since it last answered.
  ///
  /// - Parameters:
  ///   - source: Who is asked.
  ///   - access: All that it depends on whether the provider answers, such as address and key; a
  ///     change makes a failure forgotten. Only a fingerprint of it is kept.
  /// - Returns: The failure, be it over or not; `nil` when there is none.
  public func failure(of source: Source, access: String) -> RememberedFailure? {
    guard let path = path(of: source, access),
      let bytes = (try? FileContents.bytes(at: path, atMost: 65_536)) ?? nil
    else { return nil }
    return try? JSONDecoder().decode(FailureFileV1.self, from: Data(bytes)).failure
  }

  /// Remembers a failure.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - source: Whose.
  ///   - access: All that it depends on whether the provider answers.
  /// - Throws: `.cannotWrite`, or `.noHome` when there is no folder.
  public func remember(
    _ failure: RememberedFailure,
    of source: Source,
    access: String
  ) throws(StoreError) {
    guard let folder, let path = path(of: source, access) else { throw .noHome }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(FailureFileV1(failure: failure)) else { return }
    do throws(SystemFailure) {
      try Paths.createFolder(at: folder)
      try FileReplacement(path: path).replace(with: Array(data), durably: false)
    } catch {
      throw .cannotWrite(path: path, errno: error.code)
    }
    if source.isQuestion {
      files(["question"])?.prune(to: Self.limitOfQuestions)
    } else {
      files(Source.wholes.map(\.name))?.prune(to: Self.limit)
    }
  }

  /// Forgets the failure of a provider that answered.
  ///
  /// - Parameters:
  ///   - source: Who answered.
  ///   - access: All that it depends on whether the provider answers.
  public func forget(_ source: Source, access: String) {
    guard let path = path(of: source, access) else { return }
    unsafe unlink(path)
  }

  /// Forgets all failures.
  ///
  /// - Throws: `.cannotRead`, or `.cannotWrite` for a file that can't be removed.
  public func clear() throws(StoreError) {
    try files(Source.wholes.map(\.name) + ["question"])?.clear()
  }

  private func files(_ names: [String]) -> KeptFolder? {
    folder.map { path in KeptFolder(path: path, beginnings: names.map { "\($0)_" }) }
  }

  /// A provider may have several addresses and keys, but not many.
  private static let limit = 16

  /// Each place of a table may fail; they must not push out what concerns all of them.
  private static let limitOfQuestions = 40

  private func path(of source: Source, _ access: String) -> String? {
    folder.map { "\($0)/\(source.name)_\(Fingerprint.of(source.key(access))).json" }
  }
}

/// The file of a failure.
private struct FailureFileV1: Codable {
  var version = 1
  let failure: RememberedFailure
}
