public import Foundation

/// The settings of the user, in `settings.json` in the folder for configuration.
public struct SettingsStore: Sendable {
  private let file: JSONFile<SettingsFileV1>?

  /// Names the folder; nothing is touched yet.
  ///
  /// - Parameter directory: `Directories.config`. When `nil`, nothing is set and nothing can be.
  public init(directory: URL?) {
    file = directory.map { JSONFile(at: $0.appending(path: "settings.json")) }
  }

  /// Returns the values that are set, by the keys of `Setting.all`; all of them are allowed ones.
  ///
  /// - Returns: The values; none when there is no file.
  /// - Throws: `.cannotRead`, `.damaged` or `.newerVersion`.
  public func load() throws(StoreError) -> [String: String] {
    try file?.read()?.values ?? [:]
  }

  /// Sets one value.
  ///
  /// - Parameters:
  ///   - key: Which setting.
  ///   - text: Its value as the user typed it.
  /// - Returns: The value as it is stored.
  /// - Throws: `.unknownKey`, `.invalidValue`, `.secretSetting` for the key of an API, and whatever
  ///   keeps the file from being changed.
  @discardableResult
  public func set(_ key: String, to text: String) throws(StoreError) -> String {
    let setting = try setting(key)
    let value = try setting.normalized(text)
    try update { content in content.values[setting.key] = value }
    return value
  }

  /// Takes one value away, so that the standard holds again.
  ///
  /// - Parameter key: Which setting.
  /// - Returns: Whether it was set.
  /// - Throws: `.unknownKey`, `.secretSetting` for the key of an API, and whatever keeps the file from
  ///   being changed.
  @discardableResult
  public func unset(_ key: String) throws(StoreError) -> Bool {
    let setting = try setting(key)
    return try update { content in content.values.removeValue(forKey: setting.key) != nil }
  }

  private func setting(_ key: String) throws(StoreError) -> Setting {
    let setting = try Setting.named(key)
    guard !setting.isAPIKey else { throw .secretSetting(key: setting.key) }
    return setting
  }

  private func update<Value>(_ change: (inout SettingsFileV1) -> Value) throws(StoreError) -> Value
  {
    guard let file else { throw .noHome }
    return try file.update(change)
  }
}
