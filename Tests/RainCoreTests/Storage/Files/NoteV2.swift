import RainCore

/// A file with one text, for tests of what all files have in common.
struct NoteV2: StoredContent {
  static let version = 2

  var text = ""

  init() {}

  init(_ object: StoredObject) throws(FileProblem) {
    guard let value = object["text"] else { throw .missing(keyPath: "text") }
    guard case .string(let text) = value else { throw .wrongType(keyPath: "text") }
    self.text = text
  }

  var object: StoredObject {
    ["text": .string(text)]
  }

  static let damaged: [(String, FileProblem)] = [
    ("", .empty),
    (" \n", .empty),
    ("{\n  \"text\": \"cut", .notJSON(line: 2, column: 15)),
    ("[]", .wrongType(keyPath: "")),
    ("\"x\"", .wrongType(keyPath: "")),
    ("{}", .missing(keyPath: "version")),
    (#"{"version": null}"#, .missing(keyPath: "version")),
    (#"{"version": "2"}"#, .wrongType(keyPath: "version")),
    (#"{"version": 0}"#, .invalidValue(keyPath: "version")),
    (#"{"version": 1.5}"#, .invalidValue(keyPath: "version")),
    (#"{"version": 1e300}"#, .invalidValue(keyPath: "version")),
    (#"{"version": 2}"#, .missing(keyPath: "text")),
    (#"{"version": 2, "text": 1}"#, .wrongType(keyPath: "text")),
  ]
}
