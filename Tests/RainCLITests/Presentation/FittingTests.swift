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
    for symbols in SymbolSet.allCases {
      for width in 40...200 {
        let look = Look(width: width, symbols: symbols, usesTwelveHours: width % 2 == 0)
        let lines =
          NowView(report: report, look: look).lines
          + HourlyView(report: report, look: look, choice: .clockHours(6)).lines
          + DailyView(report: report, look: look, days: nil).lines
        #expect(lines.map(\.width).max() ?? 0 <= width)
      }
    }
  }

  @Test(arguments: fixtures)
  func `ASCII output has no other byte than those of the data`(fixture: String) async throws {
    let world = try TestWorld()
    guard !["alerts", "hostile", "openweathermap/onecall.json"].contains(where: fixture.contains)
    else { return }
    for command in ["now", "hourly", "daily"] {
      let result = await world.run([command, "--input", Fixture.path(fixture), "--ascii"])
      #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(arguments: fixtures)
  func `no output steers the terminal, and none shows minus zero`(fixture: String) async throws {
    let world = try TestWorld()
    for command in ["now", "hourly", "daily"] {
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
