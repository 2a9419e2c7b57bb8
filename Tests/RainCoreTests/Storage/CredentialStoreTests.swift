import RainCore
import Testing

@Suite struct CredentialStoreTests {
  private let folder: StoreFolder
  private var store: CredentialStore { CredentialStore(directory: folder.url) }

  init() throws {
    folder = try StoreFolder()
  }

  @Test func `keys are kept by the name of the provider, for nobody else to read`() throws {
    #expect(try store.load() == [:])
    #expect(try store.set("forecast.key", to: " abc\n").value == "abc")
    try store.set("Open-Meteo.key", to: "def")
    let expected = """
      {
        "forecast": "abc",
        "open-meteo": "def",
        "version": 1
      }

      """
    #expect(try folder.text("credentials.json") == expected)
    #expect(try folder.permissions("credentials.json") == 0o600)
    #expect(
      try store.load().mapValues(\.value) == ["forecast.key": "abc", "open-meteo.key": "def"]
    )
  }

  @Test func `a key is forgotten`() throws {
    try store.set("forecast.key", to: "abc")
    #expect(try store.unset("forecast.key"))
    #expect(try store.unset("forecast.key") == false)
    #expect(try store.load() == [:])
    #expect(try folder.text("credentials.json").contains("abc") == false)
  }

  @Test(arguments: ["", " ", "two words", "schlüssel"])
  func `what can't be a key is refused without repeating it`(text: String) throws {
    #expect(throws: StoreError.invalidAPIKey(key: "forecast.key")) {
      try store.set("forecast.key", to: text)
    }
    #expect(try folder.names() == [])
  }

  @Test(arguments: ["clock", "forecast.key-command", "forecast"])
  func `other settings are refused`(key: String) throws {
    let error = #expect(throws: StoreError.self) { try store.set(key, to: "abc") }
    guard case .unknownKey(key, _) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(try folder.names() == [])
  }

  @Test(
    arguments: [
      (#"{"version": 1, "forcast": "abc"}"#, .unknownKey(keyPath: "forcast")),
      (#"{"version": 1, "forecast": 12}"#, .wrongType(keyPath: "forecast")),
      (#"{"version": 1, "forecast": ""}"#, .invalidValue(keyPath: "forecast")),
    ] as [(String, FileProblem)]
  )
  func `a damaged file is told and left as it was`(text: String, problem: FileProblem) throws {
    try folder.write(text, to: "credentials.json")
    let expected = StoreError.damaged(path: folder.path("credentials.json"), problem: problem)
    #expect(throws: expected) { try store.load() }
    #expect(throws: expected) { try store.set("forecast.key", to: "abc") }
    #expect(try folder.text("credentials.json") == text)
  }

  @Test func `without a folder there are no keys and none can be kept`() throws {
    let store = CredentialStore(directory: nil)
    #expect(try store.load() == [:])
    #expect(throws: StoreError.noHome) { try store.set("forecast.key", to: "abc") }
  }
}
