@testable import RainCLI
import RainTestSupport
import Testing

@Suite struct FailureReportHeadlineTests {
  @Test(arguments: [
    (["now", "Nowhere-at-all", "--offline"], "de", "Der Ort wurde nicht gefunden"),
    (["now", "--pick", "0"], "de", "Falsche Verwendung"),
    (["now", "1,2", "--offline"], "ja", "今は応答がありません"),
    (["now", "--no-input"], "fr", "Les réglages sont inutilisables"),
  ])
  func `a failure begins in the user's language and goes on in English`(
    arguments: [String],
    language: String,
    headline: String
  ) async throws {
    let locale = ["LC_ALL": "\(language)_XX.UTF-8"]
    let result = try await TestWorld().run(arguments, environment: locale)
    let lines = result.error.split(separator: "\n")
    #expect(result.output.isEmpty)
    #expect(lines.first?.hasPrefix("rain: \(headline)") == true, "\(result.error)")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    let english = try await TestWorld().run(arguments)
    #expect(english.code == result.code)
    let sentence = english.error.dropFirst("rain: ".count)
    #expect(result.error.hasSuffix(": \(sentence)"), "\(result.error)")
  }

  @Test(arguments: [
    ["now", "--bogus"], ["now", "--bogus", "--language", "de"], ["now", "--units", "x"],
    ["nwo"], ["now", "1,2", "--offline", "--language=de"],
    ["now", "1,2", "--offline", "--language", "fr", "--language", "de"],
  ])
  func `what can't be parsed is told in the language of arguments and settings`(
    arguments: [String]
  ) async throws {
    let world = try TestWorld()
    if !arguments.contains(where: { $0.contains("language") }) {
      #expect(await world.run(["settings", "set", "language", "de"]).code == 0)
    }
    let error = await world.run(arguments).error
    #expect(
      error.hasPrefix("rain: Falsche Verwendung") || error.hasPrefix("rain: Zurzeit keine Antwort"),
      "\(error)"
    )
  }

  @Test func `beside damaged settings the language of the arguments counts`() async throws {
    let world = try TestWorld()
    try world.write("{", to: ".config/rain/settings.json")
    let error = await world.run(["now", "1,2", "--language", "de"]).error
    #expect(error.hasPrefix("rain: Die Einstellungen"), "\(error)")
    let waybar = await world.run(["now", "1,2", "--language", "de", "--waybar"])
    #expect(waybar.code == 0)
  }

  @Test func `Waybar's tooltip begins with the headline`() async throws {
    let result = try await TestWorld()
      .run(["now", "Nowhere-at-all", "--offline", "--waybar", "--language", "de"])
    #expect(result.output.contains(#""tooltip":"rain: Der Ort wurde nicht gefunden"#))
  }

  @Test func `in English the sentence is the headline`() async throws {
    let result = try await TestWorld().run(["now", "1,2", "--offline"])
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: ExitCode.allCases)
  func `every failure has a headline`(code: ExitCode) {
    #expect((code.headline == nil) == [.done, .doesNotHold, .interrupted].contains(code))
  }
}
