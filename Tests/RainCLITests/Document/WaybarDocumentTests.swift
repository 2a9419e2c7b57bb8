import Foundation
@testable import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct WaybarDocumentTests {
  /// Runs rain, and returns the object on its one line.
  private func object(
    _ arguments: [String],
    in world: TestWorld? = nil
  ) async throws -> [String: Any] {
    let result = try await (world ?? TestWorld()).run(arguments + ["--waybar"])
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output.last == "\n" && result.output.count { $0 == "\n" } == 1)
    #expect(result.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(json as? [String: Any])
  }

  @Test(
    arguments: ["now", "hourly", "daily", "minutely", "alerts", "chart"],
    ["forecast", "open-meteo", "openweathermap"]
  )
  func `a sample has all that Waybar reads`(command: String, provider: String) async throws {
    let object = try await object([command, "--sample", "--provider", provider])
    #expect(Set(object.keys).isSuperset(of: ["text", "tooltip", "alt", "class"]))
    #expect((object["text"] as? String)?.hasSuffix("°C") == true)
    #expect((object["tooltip"] as? String)?.contains("Sample data") == true)
    let classes = try #require(object["class"] as? [String])
    #expect(Condition(rawValue: classes[0]) != nil)
    #expect(["day", "night"].contains(classes[1]))
    #expect(object["alt"] as? String == "\(classes[0])-\(classes[1])")
    if let percentage = object["percentage"] as? Int { #expect((0...100).contains(percentage)) }
  }

  @Test func `text is short, the tooltip has the facts, the class tells of a warning`() async throws
  {
    let object = try await object(["now", "--sample"])
    #expect(object["text"] as? String == "☁ 5°C")
    #expect(object["class"] as? [String] == ["cloudy", "day", "alert"])
    #expect(object["percentage"] as? Int == 7)
    let tooltip = try #require(object["tooltip"] as? String)
    #expect(tooltip.contains("\nHumidity: 91%\n"))
    #expect(!tooltip.contains("unknown"))
  }

  static let broken: [(files: [String: String], arguments: [String])] = [
    ([".config/rain/settings.json": "{"], ["now", "1,2"]),
    ([".config/rain/settings.json": #"{"version":99}"#], ["now", "--sample"]),
    ([".local/share/rain/locations.json": "["], ["now", "Berlin"]),
    ([".local/share/rain/locations.json": ""], ["now"]),
    ([:], ["now"]), ([:], ["now", "1,2"]), ([:], ["now", "1,2", "--offline"]),
    ([:], ["now", "Springfield"]), ([:], ["now", "Xyzzyville"]), ([:], ["daily", "Xyzzy & <b>"]),
    ([:], ["now", "--input", "/nowhere"]), ([:], ["now", "--input", "-"]),
    ([:], ["now", "1,2", "--provider", "forecast"]), ([:], ["now", "--current"]),
    ([".config/rain/credentials.json": "?"], ["now", "1,2", "--provider", "forecast"]),
    ([:], ["alerts", "--offline", "1,2"]),
  ]

  @Test(arguments: broken)
  func `whatever is broken, an object tells of it`(
    files: [String: String],
    arguments: [String]
  ) async throws {
    let world = try TestWorld()
    for (path, text) in files { try world.write(text, to: path) }
    let object = try await object(arguments, in: world)
    #expect(object["class"] as? String == "error")
    #expect(object["text"] as? String == "⚠")
    let tooltip = try #require(object["tooltip"] as? String)
    #expect(tooltip.hasPrefix("rain: "))
    #expect(!tooltip.contains("<") && !tooltip.contains("& "))
  }

  @Test(arguments: [
    ["now", "91,0"], ["now", "--nonsense"], ["now", "--all"], ["nonsense"],
    ["now", "1,2", "--refresh", "--offline"], ["now", "1,2", "--timeout", "x"],
    ["hourly", "--sample", "--hours", "2", "--day", "today"], ["now", "Berlin", "--sample"],
    ["doctor"], ["locations"], ["now", "", "--sample"],
  ])
  func `wrong usage is wrong usage`(arguments: [String]) async throws {
    let result = try await TestWorld().run(arguments + ["--waybar"])
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
  }

  @Test func `an older answer is of the class stale`() async throws {
    let world = try TestWorld()
    let body = try Fixture.data("open-meteo/sample.json")
    let first = await world.run(["now", "1,2"]) { _ in
      .success(HTTPResponse(status: 200, headers: [:], body: body))
    }
    #expect(first.code == 0)
    let later = await world.run(["now", "1,2", "--waybar"], at: TestWorld.now + 1200)
    #expect(later.code == 0)
    let json = try JSONSerialization.jsonObject(with: Data(later.output.utf8))
    let object = try #require(json as? [String: Any])
    #expect((object["class"] as? [String])?.last == "stale")
    #expect((object["tooltip"] as? String)?.contains("(20 min ago)") == true)
  }

  @Test func `what would be markup is text`() async throws {
    let world = try TestWorld()
    try world.write(
      #"{"version":1,"selected":"a","retired":[],"locations":[{"id":"a","latitude":1,"#
        + #""longitude":2,"name":"A<b>&\u0022\u001b[31m\n</b>"}]}"#,
      to: ".local/share/rain/locations.json"
    )
    let body = try Fixture.data("open-meteo/sample.json")
    let result = await world.run(["now", "--waybar"]) { _ in
      .success(HTTPResponse(status: 200, headers: [:], body: body))
    }
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let tooltip = try #require((json as? [String: Any])?["tooltip"] as? String)
    #expect(tooltip.hasPrefix("Place: A&lt;b&gt;&amp;\" &lt;/b&gt;\n"))
  }

  @Test func `nobody is asked a question`() async throws {
    let terminal = Dependencies.Terminal(
      isInputTerminal: true,
      isOutputTerminal: true,
      isErrorTerminal: true,
      columns: 80
    )
    let result = try await TestWorld().run(["now", "--waybar"], input: "y", terminal: terminal)
    #expect(result.code == 0)
    #expect(result.requests.isEmpty)
    #expect(result.output.count { $0 == "\n" } == 1)
    #expect(!result.error.contains("[y]es"))
  }

  @Test func `in ASCII even a failure is`() async throws {
    let result = try await TestWorld().run(["now", "--waybar", "--ascii"])
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(result.output.hasPrefix(#"{"text":"!","#))
  }
}
