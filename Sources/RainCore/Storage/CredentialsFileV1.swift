/// The file `credentials.json`: the key of an API by the name of its provider.
struct CredentialsFileV1: StoredContent {
  static let version = 1

  /// The keys by the setting they belong to, such as `forecast.key`.
  var keys: [String: APIKey] = [:]

  private static let suffix = ".key"

  init() {}

  init(_ object: StoredObject) throws(FileProblem) {
    for member in object.members {
      let name = member.key
      let settingKey = name + Self.suffix
      guard Setting.all.contains(where: { $0.key == settingKey && $0.isAPIKey }) else {
        throw .unknownKey(keyPath: name)
      }
      guard case .string(let text) = member.value else { throw .wrongType(keyPath: name) }
      guard let key = APIKey(text) else { throw .invalidValue(keyPath: name) }
      keys[settingKey] = key
    }
  }

  var object: StoredObject {
    StoredObject(
      members: keys.map { settingKey, key in
        .init(key: String(settingKey.dropLast(Self.suffix.count)), value: .string(key.value))
      }
    )
  }
}
