/// A JSON value out of a file of rain's own.
///
/// Why not `Codable`: 5,000 saved places take `JSONDecoder` 35 ms, more than a whole run may, and it
/// tells neither line nor column of a mistake in a file that people edit by hand.
package enum StoredJSON: Equatable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// Any number; finite.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([StoredJSON])
  /// Values by name.
  case object(StoredObject)
}

/// The members of a JSON object as they stand in the file.
package struct StoredObject: Equatable, Sendable {
  /// One name with its value.
  package struct Member: Equatable, Sendable {
    /// The name.
    package var key: String
    /// The value.
    package var value: StoredJSON
  }

  /// The members in the order of the file.
  ///
  /// Of a name that occurs twice the last one counts.
  package var members: [Member]

  /// Creates an object with these members.
  package init(members: [Member] = []) {
    self.members = members
  }

  /// The value of `key`; setting `nil` removes it.
  package subscript(key: String) -> StoredJSON? {
    get { members.last { $0.key == key }?.value }
    set {
      members.removeAll { $0.key == key }
      if let newValue { members.append(Member(key: key, value: newValue)) }
    }
  }

  /// The members whose names are not in `known`.
  func others(than known: [String]) -> StoredObject {
    StoredObject(members: members.filter { !known.contains($0.key) })
  }
}

extension StoredObject: ExpressibleByDictionaryLiteral {
  /// Creates an object from names and values.
  package init(dictionaryLiteral members: (String, StoredJSON)...) {
    self.init(members: members.map { Member(key: $0.0, value: $0.1) })
  }
}

extension StoredJSON {
  /// Whether it is neither a list nor an object.
  var isScalar: Bool {
    switch self {
    case .null, .bool, .number, .string: true
    case .array, .object: false
    }
  }

  /// The text at `keyPath`, or `nil` for `null`.
  func text(_ keyPath: String) throws(FileProblem) -> String? {
    switch self {
    case .string(let text): text
    case .null: nil
    case .bool, .number, .array, .object: throw .wrongType(keyPath: keyPath)
    }
  }

  /// The number at `keyPath`.
  func number(_ keyPath: String) throws(FileProblem) -> Double {
    guard case .number(let number) = self else { throw .wrongType(keyPath: keyPath) }
    return number
  }

  /// The whole number at `keyPath`, or `nil` for `null`.
  func integer(_ keyPath: String) throws(FileProblem) -> Int? {
    if case .null = self { return nil }
    guard let integer = Int(exactly: try number(keyPath)) else {
      throw .invalidValue(keyPath: keyPath)
    }
    return integer
  }

  /// The list at `keyPath`.
  func list(_ keyPath: String) throws(FileProblem) -> [StoredJSON] {
    guard case .array(let list) = self else { throw .wrongType(keyPath: keyPath) }
    return list
  }

  /// The object at `keyPath`.
  func object(_ keyPath: String) throws(FileProblem) -> StoredObject {
    guard case .object(let object) = self else { throw .wrongType(keyPath: keyPath) }
    return object
  }
}
