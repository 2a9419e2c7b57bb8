import Foundation
import RainTestSupport
import Testing

/// Names, conditions and warnings that try to steer the terminal, or to read otherwise than they are.
@Suite struct HostileTextTests {
  /// A text, and what of it may be shown.
  struct Text: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
  }

  private static let texts = [
    Text(testDescription: "escape sequences", text: "A\u{1B}[31mB\u{1B}[2J\u{1B}[HC\u{1B}cD"),
    Text(testDescription: "titles", text: "A\u{1B}]0;title\u{7}B\u{1B}]8;;http://x\u{1B}\\C"),
    Text(
      testDescription: "device control",
      text: "A\u{1B}P1$r\u{1B}\\B\u{1B}_x\u{1B}\\C\u{1B}^y\u{1B}\\"
    ),
    Text(
      testDescription: "sequences of one byte",
      text: "A\u{9B}31mB\u{9D}0;t\u{9C}C\u{90}x\u{9C}D"
    ),
    Text(testDescription: "half a sequence", text: "A\u{1B}"),
    Text(testDescription: "half a title", text: "A\u{1B}]0;B"),
    Text(testDescription: "controls", text: "A\u{0}\u{1}\u{7}\u{8}\u{B}\u{C}\u{E}\u{7F}\u{85}B"),
    Text(testDescription: "lines", text: "A\rB\r\nC\nD\u{2028}E\u{2029}F\tG"),
    Text(
      testDescription: "other directions",
      text: "A\u{202E}B\u{202C}\u{2066}C\u{2069}\u{200F}\u{61C}"
    ),
    Text(testDescription: "marks of byte order", text: "\u{FEFF}A\u{FEFF}B"),
    Text(
      testDescription: "characters of no one",
      text: "A\u{FFFE}\u{FFFF}\u{E000}\u{10FFFF}\u{E0041}B"
    ),
    Text(
      testDescription: "many marks on one letter",
      text: "A" + String(repeating: "\u{301}", count: 500)
    ),
    Text(testDescription: "a template", text: "{place} %s %@ %n ${HOME} $(id) `id` \\(x) <b>&amp;"),
  ]

  @Test(arguments: texts, ["open-meteo", "forecast", "openweathermap"])
  func `a text is shown without what harms, in every view`(
    text: Text,
    provider: String
  ) async throws {
    let distortion = Distortion { $0 is String ? text.text : nil }
    let rain = try BuiltRain(environment: ProviderRun.keys) { request in
      .response(body: distortion.distorted(BuiltRain.body(answering: request) ?? Data()))
    }
    let views = [
      ["now"], ["hourly"], ["daily"], ["now", "--ascii"], ["now", "--json"],
      ["now", "--waybar"], ["daily", "--waybar"], ["now", "--format", "tmux"],
      ["hourly", "--format", "oneline"], ["now", "--plain"], ["alerts", "--plain"],
    ]
    for view in views {
      let result = try await Turnstile.busy.pass {
        try await rain.run(view + ["1,2", "--provider", provider, "--timeout", "30"])
      }
      #expect([0, view[0] == "alerts" ? 69 : 0].contains(result.status), "\(result.error)")
      let isWaybar = view.contains("--waybar")
      try expectHarmless(result, isJSON: isWaybar || view.contains("--json"))
      if isWaybar || view == ["now", "--format", "tmux"] {
        #expect(result.output.count { $0 == "\n" } == 1)
      }
    }
  }

  @Test(arguments: texts)
  func `the name of a place is shown without what harms`(text: Text) async throws {
    let distortion = Distortion { $0 is String ? text.text : nil }
    let rain = try BuiltRain { request in
      let body = (try? Fixture.data("geocoding/niederwald.json")) ?? Data()
      return .response(body: distortion.distorted(body))
    }
    let commands = [
      ["locations", "find", "Xyzzyville"], ["locations", "find", "Xyzzyville", "--json"],
      ["locations", "add", "Xyzzyville", "--pick", "1"], ["locations"], ["locations", "--json"],
      ["now", "Xyzzyville"],
    ]
    for command in commands {
      let result = try await Turnstile.busy.pass { try await rain.run(command) }
      #expect([0, 65, 68].contains(result.status), "\(command): \(result.error)")
      try expectHarmless(result, isJSON: result.status == 0 && command.contains("--json"))
    }
  }

  @Test(arguments: texts, [200, 400, 401, 429, 500])
  func `a message is shown without what harms, on its line`(
    text: Text,
    status: Int
  ) async throws {
    let fields = ["error": true, "reason": text.text] as [String: Any]
    let body = try JSONSerialization.data(withJSONObject: fields)
    let rain = try BuiltRain { _ in .response(status: status, body: body) }
    let result = try await Turnstile.busy.pass { try await rain.run(["now", "1,2"]) }
    #expect(result.status != 0)
    #expect(result.error.split(separator: "\n").filter { $0.hasPrefix("rain: ") }.count == 1)
    try expectHarmless(result, isJSON: false)
  }

  private func expectHarmless(_ result: ProgramResult, isJSON: Bool) throws {
    for text in [result.output, result.error] {
      let harmful = text.unicodeScalars.filter(\.isHarmful)
      #expect(harmful.isEmpty, "\(harmful.map { String($0.value, radix: 16) }) in \(text)")
    }
    guard isJSON else { return }
    let document = try JSONSerialization.jsonObject(with: result.outputData)
    let harmful = strings(in: document).filter { $0.unicodeScalars.contains(where: \.isHarmful) }
    #expect(harmful.isEmpty)
  }

  private func strings(in value: Any) -> [String] {
    if let object = value as? [String: Any] { return object.values.flatMap(strings) }
    if let list = value as? [Any] { return list.flatMap(strings) }
    return (value as? String).map { [$0] } ?? []
  }
}
