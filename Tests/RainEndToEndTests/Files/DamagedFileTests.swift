import Foundation
import RainTestSupport
import Testing

/// What may stand in a file of rain's own that it can't use, and what must be said of it.
struct Damage: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: [UInt8]
  /// Where the mistake is, or what it is.
  let place: String

  init(_ description: String, _ text: String, _ place: String) {
    testDescription = description
    bytes = Array(text.utf8)
    self.place = place
  }

  init(_ description: String, bytes: [UInt8], _ place: String) {
    testDescription = description
    self.bytes = bytes
    self.place = place
  }

  /// What can happen to all of the files.
  static let common = [
    Damage("empty", "", "it is empty"),
    Damage("blank", " \n\n", "it is empty"),
    Damage("zeros after a power cut", bytes: Array(repeating: 0, count: 512), "line 1, column 1"),
    Damage("not JSON", "units = us\n", "line 1, column 1"),
    Damage("truncated", "{\n  \"version\": 1,\n  \"x", "line 3, column 5"),
    Damage("truncated after a value", "{\"version\": 1", "line 1, column 14"),
    Damage(
      "not UTF-8",
      bytes: Array("{\"version\": 1, \"".utf8) + [0xFF, 0x22],
      "line 1, column 17"
    ),
    Damage("a list", "[]\n", "no JSON object"),
    Damage("without a version", "{}\n", "'version' is missing"),
    Damage("a version of another type", "{\"version\": \"1\"}", "'version' has the wrong type"),
    Damage("version zero", "{\"version\": 0}", "'version' has a value that is not allowed"),
    Damage(
      "of a newer rain",
      "{\"version\": 2, \"all\": \"new\"}\n",
      "newer rain (version 2 of the file)"
    ),
    Damage(
      "nested without end",
      String(repeating: "[", count: 100_000),
      "it is no JSON at line 1, column 65"
    ),
  ]

  /// What can be wrong in one of them.
  static func special(_ file: StoredFile) -> [Damage] {
    switch file.name {
    case "settings.json":
      [
        Damage("wrong type", #"{"units": true, "version": 1}"#, "'units' has the wrong type"),
        Damage("unknown value", #"{"units": "furlongs", "version": 1}"#, "'units' has a value"),
        Damage("unknown setting", #"{"unit": "us", "version": 1}"#, "'unit' is no setting"),
      ]
    case "credentials.json":
      [
        Damage("wrong type", #"{"forecast": 7, "version": 1}"#, "'forecast' has the wrong type"),
        Damage("no key", #"{"forecast": "canary x", "version": 1}"#, "'forecast' has a value"),
        Damage("unknown provider", #"{"dark-sky": "canary", "version": 1}"#, "'dark-sky'"),
      ]
    default:
      [
        Damage("no places", #"{"version": 1}"#, "'locations' is missing"),
        Damage("no list", #"{"locations": {}, "version": 1}"#, "'locations' has the wrong type"),
        Damage(
          "out of range",
          #"{"locations": [{"id": "a", "latitude": 91, "longitude": 0}], "version": 1}"#,
          "'locations[0].latitude' has a value"
        ),
        Damage(
          "wrong type",
          #"{"locations": [{"id": 7, "latitude": 1, "longitude": 0}], "version": 1}"#,
          "'locations[0].id' has the wrong type"
        ),
      ]
    }
  }
}

@Suite struct DamagedFileTests {
  @Test(arguments: StoredFile.all)
  func `a file that can't be used is told with path and place, and left as it was`(
    file: StoredFile
  )
    async throws
  {
    let rain = try BuiltRain()
    let url = rain.home.appending(file.path)
    let path = url.path(percentEncoded: false)
    try rain.home.write("", to: file.path)
    for damage in Damage.common + Damage.special(file) {
      try Data(damage.bytes).write(to: url)
      let change = file.change(7)
      for arguments in file.readers + [change.arguments] {
        let result = try await rain.run(arguments, input: change.input)
        #expect(result.status == 78, "\(damage)")
        #expect(result.output.isEmpty)
        #expect(result.error.hasPrefix("rain: \(path) "))
        #expect(result.error.contains(damage.place), "\(damage)")
        #expect(result.error.contains("left as it"))
        #expect(!result.error.contains("canary"))
      }
      #expect(try Array(Data(contentsOf: url)) == damage.bytes)
      #expect(try rain.home.names(in: file.folder) == [file.name])
    }
  }

  @Test(arguments: StoredFile.all)
  func `a folder in the place of a file is told and left as it was`(file: StoredFile) async throws {
    let rain = try BuiltRain()
    try rain.home.write("mine", to: "\(file.path)/inside")
    let change = file.change(7)
    for arguments in file.readers + [change.arguments] {
      let result = try await rain.run(arguments, input: change.input)
      #expect(result.status == 78)
      #expect(result.error.contains("it is no regular file"))
    }
    #expect(rain.home.read("\(file.path)/inside") == "mine")
  }

  @Test func `help and version do not mind damaged files`() async throws {
    let rain = try BuiltRain()
    for file in StoredFile.all { try rain.home.write("damaged", to: file.path) }
    for arguments in [["--version"], ["help", "now"], ["settings", "--help"]] {
      #expect(try await rain.run(arguments).status == 0)
    }
  }
}
