/// The contents of `settings.json`: a flat text by key.
struct SettingsFileV1: StoredContent {
  static let version = 1

  /// The values by key, all of them known and checked.
  var values: [String: String] = [:]

  init() {}

  init(_ object: StoredObject) throws(FileProblem) {
    for member in object.members {
      let key = member.key
      guard let setting = Setting.all.first(where: { $0.key == key }), !setting.isAPIKey else {
        throw .unknownKey(keyPath: key)
      }
      let text = try Self.text(of: member)
      do throws(StoreError) {
        values[key] = try setting.normalized(text)
      } catch {
        throw .invalidValue(keyPath: key)
      }
    }
  }

  var object: StoredObject {
    StoredObject(members: values.map { .init(key: $0.key, value: .string($0.value)) })
  }

  /// The value as a text.
  ///
  /// People who edit the file write numbers without quotes.
  private static func text(of member: StoredObject.Member) throws(FileProblem) -> String {
    switch member.value {
    case .string(let text): text
    case .number(let number): StoredJSONWriter.text(of: number)
    case .null, .bool, .array, .object: throw .wrongType(keyPath: member.key)
    }
  }
}
