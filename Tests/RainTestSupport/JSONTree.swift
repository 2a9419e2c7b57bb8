public import Foundation

/// A JSON document of any shape, with truth values and numbers told apart.
public enum JSONTree: Hashable, Sendable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// Reads a document.
  ///
  /// - Parameter data: The document.
  /// - Throws: What keeps it from being JSON.
  public init(_ data: Data) throws { self = try JSONDecoder().decode(JSONTree.self, from: data) }

  /// Reads a value.
  ///
  /// - Parameter decoder: Where it stands.
  /// - Throws: What keeps it from being JSON.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The commonest first: what fails takes its time.
    if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([String: JSONTree].self) {
      self = .object(value)
    } else if let value = try? container.decode([JSONTree].self) {
      self = .array(value)
    } else {
      self = .bool(try container.decode(Bool.self))
    }
  }

  /// The member of an object; `nil` where there is none.
  public subscript(name: String) -> JSONTree? {
    get { if case .object(let members) = self { members[name] } else { nil } }
    set {
      guard case .object(var members) = self else { return }
      members[name] = newValue
      self = .object(members)
    }
  }
}
