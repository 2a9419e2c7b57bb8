@testable import RainCLI
import RainTestSupport
import Testing

@Suite struct FailureReportHeadlineTests {
  @Test(arguments: [
    (["now", "Nowhere-at-all", "--offline", "--language", "de"], "Der Ort wurde nicht gefunden"),
    (["now", "--hours", "x", "--language", "de"], "Falsche Verwendung"),
    (["now", "1,2", "--offline", "--language", "ja"], "今は応答がありません"),
    (["now", "--language", "fr"], "Les réglages sont inutilisables"),
  ])
  func `a failure begins in the user's language and goes on in English`(
    arguments: [String],
    headline: String
  ) async throws {
    let result = try await TestWorld().run(arguments, environment: ["LC_MESSAGES": "de_DE.UTF-8"])
    let lines = result.error.split(separator: "\n")
    #expect(result.output.isEmpty)
    #expect(lines.first?.hasPrefix("rain: \(headline)") == true, "\(result.error)")
    #expect(lines.count >= 2)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    let english = try await TestWorld().run(arguments.filter { $0.count > 2 || $0 == "x" })
    #expect(english.code == result.code)
  }

  @Test func `in English the sentence is the headline`() async throws {
    let result = try await TestWorld().run(["now", "1,2", "--offline"])
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: ExitCode.allCases)
  func `every failure has a headline`(code: ExitCode) {
    #expect((code.headline == nil) == [.done, .doesNotHold].contains(code))
  }
}
