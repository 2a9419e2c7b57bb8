public import Foundation

/// The folders that hold rain's own files, after the XDG Base Directory Specification.
///
/// A folder is `nil` when neither its variable nor a home says where it should be. None has to exist.
public struct Directories: Hashable, Sendable {
  /// Where `settings.json` and `credentials.json` are.
  public let config: URL?

  /// Where `locations.json` is.
  public let data: URL?

  /// Where kept answers are; what is in it may vanish at any time.
  public let cache: URL?

  /// Finds the folders.
  ///
  /// Values that are empty or relative count as unset.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - userHome: The home that the user database names; asked only when `HOME` does not say.
  public init(
    environment: [String: String],
    userHome: () -> String? = UserDatabase.home
  ) {
    func folder(_ variable: String, defaultInHome: String) -> URL? {
      let base = Self.absolute(environment[variable]) ?? home.map { "\($0)/\(defaultInHome)" }
      return base.map { URL(filePath: "\($0)/rain", directoryHint: .isDirectory) }
    }
    let home =
      Self.needsHome(environment)
      ? Self.absolute(environment["HOME"]) ?? Self.absolute(userHome()) : nil
    config = folder("XDG_CONFIG_HOME", defaultInHome: ".config")
    data = folder("XDG_DATA_HOME", defaultInHome: ".local/share")
    cache = folder("XDG_CACHE_HOME", defaultInHome: ".cache")
  }

  private static func needsHome(_ environment: [String: String]) -> Bool {
    ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"]
      .contains { absolute(environment[$0]) == nil }
  }

  /// The path without slashes at its end; `nil` unless it is absolute.
  private static func absolute(_ path: String?) -> String? {
    guard var path, path.hasPrefix("/") else { return nil }
    while path.last == "/" { path.removeLast() }
    return path
  }
}
