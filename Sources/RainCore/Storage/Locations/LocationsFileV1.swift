/// The contents of `locations.json`.
///
/// What a later rain or a person adds to it is kept, though not understood.
struct LocationsFileV1: StoredContent {
  static let version = 1

  /// The id of the selected location, which is always one of `locations`.
  var selected: String?

  /// The locations in the order in which they were added.
  var locations: [Entry] = []

  /// The ids of removed locations, which no other place may get.
  var retired: [String] = []

  private var others = StoredObject()

  init() {}

  init(_ object: StoredObject) throws(FileProblem) {
    locations = try Self.entries(of: object)
    retired = try Self.retired(of: object)
    let selected = try object["selected"]?.text("selected")
    // A selection that names nobody is no selection, so that no later place slips into it.
    self.selected = locations.contains { $0.id == selected } ? selected : nil
    others = object.others(than: ["selected", "locations", "retired"])
  }

  var object: StoredObject {
    var object = others
    object["selected"] = selected.map(StoredJSON.string)
    object["locations"] = .array(locations.map { .object($0.object) })
    object["retired"] = .array(retired.map(StoredJSON.string))
    return object
  }

  private static func entries(of object: StoredObject) throws(FileProblem) -> [Entry] {
    guard let list = try object["locations"]?.list("locations") else {
      throw .missing(keyPath: "locations")
    }
    var entries: [Entry] = []
    entries.reserveCapacity(list.count)
    var ids: Set<String> = []
    for (index, value) in list.enumerated() {
      do throws(FileProblem) {
        let entry = try Entry(try value.object(""))
        guard ids.insert(entry.id).inserted else { throw FileProblem.invalidValue(keyPath: "id") }
        entries.append(entry)
      } catch {
        throw error.inside("locations[\(index)]")
      }
    }
    return entries
  }

  private static func retired(of object: StoredObject) throws(FileProblem) -> [String] {
    var ids: [String] = []
    for (index, value) in (try object["retired"]?.list("retired") ?? []).enumerated() {
      guard let id = try value.text("retired[\(index)]") else {
        throw .wrongType(keyPath: "retired[\(index)]")
      }
      ids.append(id)
    }
    return ids
  }
}
