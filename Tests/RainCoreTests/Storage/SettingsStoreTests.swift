import RainCore
import Testing

@Suite struct SettingsStoreTests {
  private let folder: StoreFolder
  private var store: SettingsStore { SettingsStore(directory: folder.url) }

  init() throws {
    folder = try StoreFolder()
  }

  @Test func `values are kept as texts by key`() throws {
    #expect(try store.load() == [:])
    #expect(try store.set("Temperature", to: "CELSIUS") == "celsius")
    try store.set("timeout", to: "7.50")
    try store.set("forecast.url", to: "https://example.org/")
    let expected = """
      {
        "forecast.url": "https://example.org",
        "temperature": "celsius",
        "timeout": "7.5",
        "version": 1
      }

      """
    #expect(try folder.text("settings.json") == expected)
    #expect(try folder.permissions("settings.json") == 0o600)
    #expect(
      try store.load()
        == ["temperature": "celsius", "timeout": "7.5", "forecast.url": "https://example.org"]
    )
  }

  @Test func `a value is taken away`() throws {
    try store.set("clock", to: "24")
    #expect(try store.unset("clock"))
    #expect(try store.unset("clock") == false)
    #expect(try store.load() == [:])
  }

  @Test func `taking away what was never set makes no file`() throws {
    #expect(try store.unset("clock") == false)
    #expect(try folder.names() == [])
  }

  @Test func `a wrong value or key changes nothing`() throws {
    let setting = try Setting.named("clock")
    #expect(throws: StoreError.invalidValue(key: "clock", value: "13", allowed: setting.allowed)) {
      try store.set("clock", to: "13")
    }
    let unknown = StoreError.unknownKey(key: "clok", candidates: Setting.all.map(\.key))
    #expect(throws: unknown) { try store.set("clok", to: "24") }
    #expect(throws: unknown) { try store.unset("clok") }
    #expect(try folder.names() == [])
  }

  @Test func `the key of an API is refused`() throws {
    let expected = StoreError.secretSetting(key: "forecast.key")
    #expect(throws: expected) { try store.set("forecast.key", to: "abc") }
    #expect(throws: expected) { try store.unset("forecast.key") }
    #expect(try folder.names() == [])
  }

  @Test func `a file written by hand may have numbers, any case and any layout`() throws {
    try folder.write(
      "{ \"clock\": 24, \"timeout\": 2.5,\"units\":\"US\", \"version\":1}",
      to: "settings.json"
    )
    #expect(try store.load() == ["clock": "24", "timeout": "2.5", "units": "us"])
  }

  @Test(
    arguments: [
      (#"{"version": 1, "tempature": "celsius"}"#, .unknownKey(keyPath: "tempature")),
      (#"{"version": 1, "temperature": "kelvin"}"#, .invalidValue(keyPath: "temperature")),
      (#"{"version": 1, "timeout": -1}"#, .invalidValue(keyPath: "timeout")),
      (#"{"version": 1, "color": true}"#, .wrongType(keyPath: "color")),
      (#"{"version": 1, "units": null}"#, .wrongType(keyPath: "units")),
      (#"{"version": 1, "forecast.key": "abc"}"#, .unknownKey(keyPath: "forecast.key")),
      (#"{"units": "us"}"#, .missing(keyPath: "version")),
    ] as [(String, FileProblem)]
  )
  func `a damaged file is told with its key and left as it was`(
    text: String,
    problem: FileProblem
  ) throws {
    try folder.write(text, to: "settings.json")
    let expected = StoreError.damaged(path: folder.path("settings.json"), problem: problem)
    #expect(throws: expected) { try store.load() }
    #expect(throws: expected) { try store.set("clock", to: "24") }
    #expect(throws: expected) { try store.unset("units") }
    #expect(try folder.text("settings.json") == text)
  }

  @Test func `without a folder nothing is set and nothing can be`() throws {
    let store = SettingsStore(directory: nil)
    #expect(try store.load() == [:])
    #expect(throws: StoreError.noHome) { try store.set("clock", to: "24") }
    #expect(throws: StoreError.noHome) { try store.unset("clock") }
  }
}
