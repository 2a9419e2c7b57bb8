public import Foundation

/// The user's keys for the providers, in `credentials.json` in the folder for configuration.
public struct CredentialStore: Sendable {
  private let file: JSONFile<CredentialsFileV1>?

  /// Names the folder; nothing is touched yet.
  ///
  /// - Parameter directory: `Directories.config`. When `nil`, there are no keys and none can be kept.
  public init(directory: URL?) {
    file = directory.map { JSONFile(at: $0.appending(path: "credentials.json")) }
  }

  /// Returns the keys by the settings they belong to, such as `forecast.key`.
  ///
  /// - Returns: The keys; none when there is no file.
  /// - Throws: `.cannotRead`, `.damaged` or `.newerVersion`.
  public func load() throws(StoreError) -> [String: APIKey] {
    try file?.read()?.keys ?? [:]
  }

  /// Keeps one key.
  ///
  /// - Parameters:
  ///   - settingKey: Which setting, such as `forecast.key`.
  ///   - text: The key of the API as the user typed it; white space around it is dropped.
  /// - Returns: The key as it is stored.
  /// - Throws: `.unknownKey`, `.invalidAPIKey`, and whatever keeps the file from being changed.
  @discardableResult
  public func set(_ settingKey: String, to text: String) throws(StoreError) -> APIKey {
    let setting = try setting(settingKey)
    guard let key = APIKey(text) else { throw .invalidAPIKey(key: setting.key) }
    try update { content in content.keys[setting.key] = key }
    return key
  }

  /// Forgets one key.
  ///
  /// - Parameter settingKey: Which setting, such as `forecast.key`.
  /// - Returns: Whether there was one.
  /// - Throws: `.unknownKey`, and whatever keeps the file from being changed.
  @discardableResult
  public func unset(_ settingKey: String) throws(StoreError) -> Bool {
    let setting = try setting(settingKey)
    return try update { content in content.keys.removeValue(forKey: setting.key) != nil }
  }

  private func setting(_ key: String) throws(StoreError) -> Setting {
    let setting = try Setting.named(key)
    guard setting.isAPIKey else {
      throw .unknownKey(key: key, candidates: Setting.all.filter(\.isAPIKey).map(\.key))
    }
    return setting
  }

  private func update<Value>(
    _ change: (inout CredentialsFileV1) -> Value
  ) throws(StoreError) -> Value {
    guard let file else { throw .noHome }
    return try file.update(change)
  }
}
