import Foundation
@testable import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct FormatFieldTests {
  static let readme: String = {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  @Test func `the README has every field and no other, as help tells them`() {
    let rows = Self.readme.split(separator: "\n").filter { $0.hasPrefix("| `{") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(rows.map(\.first) == FormatField.all.map { "`{\($0.name)}`" })
    #expect(
      rows.map { $0.last?.replacing("`", with: "'") } == FormatField.all.map(\.summary)
    )
  }

  @Test func `the README has every preset as it is`() {
    for preset in FormatPreset.all {
      #expect(Self.readme.contains("| `\(preset.name)` | `\(preset.now)` |"))
    }
  }

  @Test func `names are words of ASCII, each once`() {
    let names = FormatField.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+[0-9]*(-[a-z]+)*/) != nil })
    #expect(FormatField.all.allSatisfy { !$0.summary.isEmpty && $0.summary.last != "." })
    for name in names { #expect(FormatField.named(name)?.name == name) }
    #expect(FormatField.named("DEW_POINT")?.name == "dew-point")
    #expect(FormatField.named("place ") == nil)
  }

  @Test func `every preset can be read`() throws {
    for preset in FormatPreset.all {
      for template in [preset.now, preset.hour, preset.day, FormatPreset.step, FormatPreset.alert] {
        _ = try FormatTemplate(template)
      }
    }
  }

  @Test(arguments: ProviderID.allCases)
  func `no field is text that is empty, or of two lines`(provider: ProviderID) throws {
    let context = ReadingContext(recordedReadAt: 0, openWeatherMapUnits: .metric)
    let report = try SampleAnswer.report(of: provider, context: context)
    let subjects: [WeatherSubject] = [.now, .hours { _ in .all }, .days(nil), .steps, .alerts]
    for subject in subjects.flatMap({ $0.rows(of: report) ?? [] }) {
      let row = FormatRow(report: report, look: Look(), subject: subject)
      for field in FormatField.all {
        let text = field.text(row)
        #expect(text != "" && text?.contains("\n") != true && text?.contains("-0") != true)
      }
    }
  }
}
