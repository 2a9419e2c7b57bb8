@testable import RainCLI
import RainCore
import RainTerminal
import RainTestSupport
import Testing

@Suite struct FittingTests {
  static let fixtures = ["forecast", "openweathermap", "open-meteo"]
    .flatMap { provider in
      // The bodies of errors are no weather.
      ((try? Fixture.names(of: provider)) ?? []).filter { !$0.contains("error") }
    }

  @Test(arguments: fixtures)
  func `no line is wider than the terminal, in any view and at any width`(fixture: String) throws {
    let report = try RecordedAnswer.report(
      from: [Fixture.data(fixture)],
      context: ReadingContext(recordedReadAt: TestWorld.now)
    )
    for (index, width) in (Array(40...80) + Array(stride(from: 83, through: 200, by: 9)))
      .enumerated()
    {
      let look = Look(
        width: width,
        symbols: SymbolSet.allCases[index % 3],
        usesTwelveHours: index % 2 == 0,
        words: Words(Language.allCases[index % Language.allCases.count])
      )
      let lines =
        NowView(report: report, look: look).lines
        + HourlyView(report: report, look: look, choice: .clockHours(6)).lines
        + DailyView(report: report, look: look, days: nil).lines
      #expect(lines.map(\.width).max() ?? 0 <= width)
      #expect(!lines.contains { $0.plain.contains("{") })
    }
  }

  @Test(arguments: Language.allCases, [40, 80, 120])
  func `columns stay aligned in every language`(language: Language, width: Int) throws {
    var report = try SampleAnswer.report(
      of: .forecast,
      context: ReadingContext(recordedReadAt: TestWorld.now)
    )
    report.alerts = []
    let look = Look(width: width, units: UnitSystem.metric.units, words: Words(language))
    let hours = HourlyView(report: report, look: look, choice: .clockHours(12)).lines
      .filter { $0.plain.contains(":00 ") }
    let days = DailyView(report: report, look: look, days: nil).lines.map(\.plain)
      .filter { $0.contains("°") }
    // Each table has one kind of row; a percent sign ends the column of the chance.
    for rows in [hours.map(\.plain), days] {
      #expect(rows.count >= 7)
      let columns = rows.map { row in
        row.firstIndex(of: "%").map { StyledText(String(row[..<$0])).width }
      }
      #expect(Set(columns).count == 1)
    }
  }

  @Test(arguments: Language.allCases, [40, 64, 80])
  func `values stand below each other in every language`(language: Language, width: Int) throws {
    var report = try SampleAnswer.report(
      of: .forecast,
      context: ReadingContext(recordedReadAt: TestWorld.now)
    )
    report.alerts = []
    let words = Words(language)
    let look = Look(width: width, words: words)
    let lines = NowView(report: report, look: look).lines.map(\.plain)
    let labels: [Phrase] = [.humidity, .dewPoint, .clouds]
    let columns = try labels.map { label in
      let line = try #require(lines.first { $0.hasPrefix(words[label]) })
      let value = line.dropFirst(words[label].count).prefix { $0 == " " }
      return StyledText(words[label]).width + value.count
    }
    #expect(Set(columns).count == 1)
  }

  @Test(arguments: fixtures)
  func `no line of a chart is wider than the terminal at any width`(fixture: String) throws {
    let report = try RecordedAnswer.report(
      from: [Fixture.data(fixture)],
      context: ReadingContext(recordedReadAt: TestWorld.now)
    )
    for width in 40...200 {
      let look = Look(
        width: width,
        symbols: SymbolSet.allCases[width % 3],
        units: UnitSystem.allCases[width % 4].units,
        usesTwelveHours: width % 2 == 0
      )
      let hours = width % 5 == 0 ? width * 3 / 2 : nil
      let lines = ChartView(report: report, look: look, hours: hours).lines
      #expect(lines.map(\.width).max() ?? 0 <= width, "width \(width)")
    }
  }

  @Test(arguments: fixtures)
  func `ASCII output has no other byte than those of the data`(fixture: String) async throws {
    let world = try TestWorld()
    guard !["alerts", "hostile", "openweathermap/onecall.json"].contains(where: fixture.contains)
    else { return }
    for command in ["now", "hourly", "daily", "chart"] {
      let result = await world.run([command, "--input", Fixture.path(fixture), "--ascii"])
      #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(arguments: fixtures)
  func `no output steers the terminal, and none shows minus zero`(fixture: String) async throws {
    let world = try TestWorld()
    for command in ["now", "hourly", "daily", "chart"] {
      for form in [[], ["--json"]] {
        let result = await world.run([command, "--input", Fixture.path(fixture)] + form)
        #expect(!result.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!result.output.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
        #expect(!result.output.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
        #expect(result.output.matches(of: /-0(°| |,|\})/).isEmpty)
      }
    }
  }
}
