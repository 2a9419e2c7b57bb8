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
    #expect(lines.count == english.error.split(separator: "\n").count + 1)
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
