import Foundation
import RainTestSupport
import Testing

/// A run of the program against a hostile server, and all that must hold of each.
struct HostileRun {
  private let row: HostileCase
  private let setup: HostileSetup
  private let server: HostileServer
  private let rain: BuiltRain

  /// A key with characters that are percent-encoded: it stands in paths and queries.
  static let key = "canary+0123/456789=ab"

  private static let files = [
    ".config/rain/settings.json": #"{"version": 1, "units": "uk"}"#,
    ".local/share/rain/locations.json":
      #"{"version": 1, "selected": "a", "retired": [],"#
      + #" "locations": [{"id": "a", "latitude": 1, "longitude": 2}]}"#,
  ]

  init(_ row: HostileCase, _ setup: HostileSetup) throws {
    self.row = row
    self.setup = setup
    let server = HostileServer(row)
    self.server = server
    let names = ["OPEN_METEO", "FORECAST", "OPENWEATHERMAP"]
    rain = try BuiltRain(
      environment: Dictionary(uniqueKeysWithValues: names.map { ("RAIN_\($0)_KEY", Self.key) }),
      answer: { server.reply(to: $0) }
    )
    for (path, text) in Self.files { try rain.home.write(text, to: path) }
  }

  /// Runs the program, and checks what must hold.
  func expectWhatMustHold() async throws {
    if setup.hasKeptAnswer {
      let files = try await KeptAnswer.files(of: setup.provider)
      try #require(!files.isEmpty)
      for (path, text) in files { try rain.home.write(text, to: path) }
    }
    let result =
      row.isSlow ? try await run() : try await Turnstile.busy.pass { try await run() }
    expectAllIsWell(result)
    if setup.isForWaybar {
      try expectObject(result)
    } else if row.allowsKeptAnswer, setup.hasKeptAnswer {
      try expectKeptAnswer(result)
    } else if row.code == 0 {
      try expectWeather(result)
    } else {
      expectFailure(result)
    }
    if setup.mode == .kept {
      let last = try await Turnstile.busy.pass {
        try await rain.run(["now", "--offline", "--provider", setup.provider])
      }
      #expect(last.status == 0, "the kept answer is gone: \(last.error)")
    }
  }

  private func run() async throws -> ProgramResult {
    let name = setup.provider.uppercased().replacing("-", with: "_")
    var runner = rain.runner(environment: ["RAIN_\(name)_URL": row.address(rain.server.address)])
    // The clock decides where nothing else does; elsewhere a busy machine must not matter.
    let timeout = row.isSlow ? 3 : 30
    runner.timeLimit = .seconds(timeout + 8)
    runner.watchesMemory = row.isLarge
    runner.namespace = row.namespace
    return try await runner.run(setup.arguments + ["--timeout", "\(timeout)"])
  }

  /// Checks what holds whatever the server does.
  private func expectAllIsWell(_ result: ProgramResult) {
    #expect(result.ending != .timedOut, "it did not end by itself")
    let said = result.output + result.error
    #expect(!said.lowercased().contains("canary"), "\(said)")
    for word in ["Error Domain", "NSURL", "URLError", "Optional(", "NSLocalized"] {
      #expect(!said.contains(word))
    }
    let isHarmful = said.unicodeScalars.contains(where: \.isHarmful)
    #expect(!isHarmful, "\(said)")
    if row.isSlow { #expect(result.processorTime < .milliseconds(700), "it waits with much ado") }
    if let peak = result.peakMemory { #expect(peak < 150_000_000) }
    for (path, count) in server.counts {
      // Where the path is secret, two requests look like one that is made twice.
      let isTwofold = path.isEmpty && setup.provider == "openweathermap"
      let each = isTwofold ? count / 2 : count
      #expect(row.requests.contains(each), "\(count) requests for \(path)")
    }
    if row.requests.lowerBound > 0 { #expect(!server.counts.isEmpty) }
    expectHomeIsWell()
  }

  private func expectHomeIsWell() {
    for (path, text) in Self.files { #expect(rain.home.read(path) == text) }
    let all = FileManager.default.enumerator(atPath: rain.home.url.path())
    for case let path as String in all ?? .init() {
      #expect(rain.home.read(path)?.contains("canary") != true, "\(path) holds the key")
    }
  }

  /// Checks that nothing but one sentence is said, and that on standard error.
  private func expectFailure(_ result: ProgramResult) {
    #expect(result.status == row.code, "\(result.error)")
    #expect(result.output.isEmpty)
    expectSentence(result)
  }

  private func expectSentence(_ result: ProgramResult) {
    let lines = result.error.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "", "the last line is not complete")
    let sentences = lines.dropLast().filter { $0.hasPrefix("rain: ") }
    let isInForm = lines.dropLast().allSatisfy { $0.hasPrefix("rain: ") || $0.hasPrefix("  ") }
    #expect(isInForm, "\(result.error)")
    #expect(lines.first?.hasPrefix("rain: ") == true)
    #expect(sentences.last?.contains("no weather from ") == true, "\(result.error)")
    #expect(row.says.isEmpty || result.error.contains(row.says), "\(result.error)")
    if setup.mode != .verbose {
      #expect(sentences.count == 1, "\(result.error)")
      #expect(result.error.utf8.count < 1000, "\(result.error)")
    }
  }

  /// Checks that the older answer is shown, and called what it is.
  private func expectKeptAnswer(_ result: ProgramResult) throws {
    #expect(result.status == 0, "\(result.error)")
    expectSentence(result)
    if setup.mode == .keptAsJSON {
      let document = try document(result)
      #expect(document["stale"] as? Bool == true)
      let age = try #require(document["age"] as? Int)
      #expect(age >= 0)
      #expect((document["notes"] as? [String])?.isEmpty == false)
    } else {
      #expect(result.output.contains(" ago"), "\(result.output)")
    }
  }

  private func expectWeather(_ result: ProgramResult) throws {
    #expect(result.status == 0, "\(result.error)")
    // What a line does not say stands on standard error.
    let maySay = setup.mode == .verbose || setup.mode == .tmux
    if !maySay { #expect(result.error.isEmpty, "\(result.error)") }
    if setup.mode == .keptAsJSON {
      let document = try document(result)
      #expect(document["stale"] as? Bool == false)
      #expect(document["provider"] as? String == setup.provider)
    } else {
      let isLine = setup.mode == .tmux
      if isLine { #expect(result.output.count { $0 == "\n" } == 1, "\(result.output)") }
      #expect(row.says.isEmpty || isLine || result.output.contains(row.says), "\(result.output)")
      #expect(!result.output.contains("-0°"))
    }
  }

  /// Checks that there is one object on one line, and that it says what is the matter.
  private func expectObject(_ result: ProgramResult) throws {
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.count { $0 == "\n" } == 1 && result.output.last == "\n")
    let object = try document(result)
    let text = try #require(object["text"] as? String)
    let tooltip = try #require(object["tooltip"] as? String)
    #expect(!text.isEmpty && text.count < 20, "\(text)")
    #expect(!(text + tooltip).contains { $0 == "<" || $0 == ">" }, "\(tooltip)")
    if row.code != 0, !(row.allowsKeptAnswer && setup.hasKeptAnswer) {
      #expect(object["class"] as? String == "error")
      let says = row.says.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      #expect(tooltip.hasPrefix("rain: "), "\(tooltip)")
      #expect(says.isEmpty || tooltip.contains(says), "\(tooltip)")
    } else {
      let classes = try #require(object["class"] as? [String])
      #expect(classes.contains("stale") == (row.code != 0))
    }
  }

  private func document(_ result: ProgramResult) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: result.outputData)
    return try #require(json as? [String: Any])
  }
}

extension Unicode.Scalar {
  /// Whether it may steer a terminal, or turn the direction of writing.
  var isHarmful: Bool {
    switch value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
