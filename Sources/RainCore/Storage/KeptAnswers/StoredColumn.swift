/// One property of a row of a table as it stands in a file: its name, and how it is written and
/// read.
///
/// Hours and days are kept as columns, `"temperature": [3, 2.5]`, because the names need not be
/// read again and again then.
struct StoredColumn<Row>: Sendable {
  /// The name of the column.
  let name: String

  /// The value of a row, `null` when there is none.
  let value: @Sendable (Row) -> StoredJSON

  /// Gives a row its value, which is not `null`; `false` when it is of another kind.
  let read: @Sendable (StoredJSON, inout Row) -> Bool

  /// Lends the property of a row, to be read or set.
  ///
  /// A closure, `{ $1(&$0.property) }`, and no key path: making sixty of those takes a tenth of the
  /// time of a short run.
  typealias Access<Value> = @Sendable (inout Row, (inout Value) -> Void) -> Void

  /// Creates the column of a property that may be unknown.
  init<Value: StoredScalar>(_ name: String, _ access: @escaping Access<Value?>) {
    self.name = name
    value = { row in
      var row = row
      var stored = StoredJSON.null
      access(&row) { value in stored = value?.stored ?? .null }
      return stored
    }
    read = { stored, row in
      guard let new = Value(stored: stored) else { return false }
      access(&row) { value in value = new }
      return true
    }
  }

  /// Creates the column of a property that is always known.
  init<Value: StoredScalar>(always name: String, _ access: @escaping Access<Value>) {
    self.name = name
    value = { row in
      var row = row
      var stored = StoredJSON.null
      access(&row) { value in stored = value.stored }
      return stored
    }
    read = { stored, row in
      guard let new = Value(stored: stored) else { return false }
      access(&row) { value in value = new }
      return true
    }
  }

  /// Creates the column of a property of a part of the row.
  init<Part>(_ column: StoredColumn<Part>, of access: @escaping Access<Part>) {
    name = column.name
    value = { row in
      var row = row
      var stored = StoredJSON.null
      access(&row) { part in stored = column.value(part) }
      return stored
    }
    read = { stored, row in
      var isRead = false
      access(&row) { part in isRead = column.read(stored, &part) }
      return isRead
    }
  }
}

extension [StoredColumn<Conditions>] {
  /// The same columns for what has conditions.
  func of<Row>(
    _ access: @escaping StoredColumn<Row>.Access<Conditions>
  ) -> [StoredColumn<Row>] {
    map { StoredColumn($0, of: access) }
  }
}

/// What stands in a file as columns, or as one object.
protocol StoredRow {
  /// A row of which nothing is known.
  static var blank: Self { get }

  /// The columns of the row.
  static var columns: [StoredColumn<Self>] { get }

  /// Gives the times of the row, of which only the instants are kept, their offsets.
  mutating func setOffsets(by clock: PlaceClock)
}

extension StoredRow {
  /// The known values of one row by their names.
  var storedObject: StoredObject {
    StoredObject(
      members: Self.columns.compactMap { column in
        let value = column.value(self)
        return value == .null ? nil : .init(key: column.name, value: value)
      }
    )
  }

  /// Reads one row.
  init(storedObject: StoredObject, clock: PlaceClock) throws(FileProblem) {
    self = Self.blank
    for column in Self.columns {
      guard let value = storedObject[column.name] else { continue }
      guard column.read(value, &self) else { throw .wrongType(keyPath: column.name) }
    }
    setOffsets(by: clock)
  }
}

extension Array where Element: StoredRow {
  /// The rows as columns; those without any value are left out.
  var storedColumns: StoredObject {
    var object = StoredObject(members: [.init(key: "count", value: count.stored)])
    for column in Element.columns {
      let values = map(column.value)
      guard values.contains(where: { $0 != .null }) else { continue }
      object.members.append(.init(key: column.name, value: .array(values)))
    }
    return object
  }

  /// Reads rows from columns.
  init(storedColumns object: StoredObject, clock: PlaceClock) throws(FileProblem) {
    guard let count = object["count"].flatMap(Int.init(stored:)), (0...10_000).contains(count)
    else { throw .invalidValue(keyPath: "count") }
    self.init(repeating: .blank, count: count)
    for column in Element.columns {
      guard let values = try object[column.name]?.list(column.name) else { continue }
      guard values.count == count else { throw .invalidValue(keyPath: column.name) }
      for (index, value) in values.enumerated() where value != .null {
        guard column.read(value, &self[index]) else { throw .wrongType(keyPath: column.name) }
      }
    }
    for index in indices { self[index].setOffsets(by: clock) }
  }
}
