@testable import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct FormatTemplateTests {
  static func sample(_ look: Look = Look()) throws -> FormatRow {
    let context = ReadingContext(recordedReadAt: 0, openWeatherMapUnits: .metric)
    let report = try SampleAnswer.report(of: .forecast, context: context)
    return FormatRow(report: report, look: look, subject: .now)
  }

  @Test(arguments: [
    ("{temperature}", "5°C"), ("{Temperature}|{feelsLike}|{feels_like}", "5°C|0°C|0°C"),
    ("{{{temperature}}}", "{5°C}"), ("{{temperature}}", "{temperature}"), ("a}b}}c", "a}b}c"),
    (#"a\nb\tc\\d\e"#, "a\nb\tc\\d\\e"), (#"\\n"#, #"\n"#), ("\\", "\\"), ("100 %", "100 %"),
    ("☂ é {country}", "☂ é DE"), ("a\u{0301}{place}\u{0301}", "a\u{0301}Berlin\u{0301}"),
    ("line\nbreak", "line\nbreak"), ("{region}", "–"),
  ])
  func `fields, braces and escapes become text`(template: String, text: String) throws {
    #expect(try FormatTemplate(template).text(for: try Self.sample()) == text)
  }

  @Test(
    arguments: [
      ("{temprature}", .unknownField("temprature", suggestion: "temperature")),
      ("{}", .unknownField("", suggestion: nil)),
      ("{ place }", .unknownField(" place ", suggestion: "place")),
      ("{place", .openBrace), ("{", .openBrace), ("{{{", .openBrace),
      ("\u{1B}[31m{place}", .controlCharacter), ("\u{9B}31m", .controlCharacter),
      ("{\u{0}}", .controlCharacter),
      ("{place}\u{202E}", .controlCharacter), ("a\r\n", .controlCharacter),
    ] as [(String, FormatTemplate.Problem)]
  )
  func `what can't be read is told`(template: String, problem: FormatTemplate.Problem) {
    #expect(throws: problem) { _ = try FormatTemplate(template) }
  }

  @Test func `a missing value is a dash, in ASCII a minus`() throws {
    let template = try FormatTemplate("{snow}{region}")
    #expect(template.text(for: try Self.sample()) == "––")
    var look = Look()
    look.symbols = .ascii
    #expect(template.text(for: try Self.sample(look)) == "--")
  }

  @Test(arguments: ["A\nB\rC\u{2028}D\u{85}E", "A\u{1B}[31mB", "A\u{202E}B\u{9B}2JC", "a\tb"])
  func `the name of a place stays on its line and steers nothing`(name: String) throws {
    var report = try Self.sample().report
    report.place.name = name
    let row = FormatRow(report: report, look: Look(), subject: .now)
    for preset in FormatPreset.all {
      let text = FormatChoice.preset(preset).text(for: row)
      #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      #expect(!text.unicodeScalars.contains("\u{202E}") && !text.contains("\u{2028}"))
    }
  }

  @Test func `a number sign in a value is no command to tmux`() throws {
    var report = try Self.sample().report
    report.alerts = [WeatherAlert(title: "#(reboot) #[fg=red]")]
    let row = FormatRow(report: report, look: Look(), subject: .now)
    let tmux = FormatPreset(
      name: "x",
      summary: "",
      doublesNumberSigns: true,
      now: "{alert}",
      hour: "",
      day: "",
      air: ""
    )
    #expect(FormatChoice.preset(tmux).text(for: row) == "##(reboot) ##[fg=red]")
  }
}
