@testable import RainCore
import Foundation
import RainTestSupport
import Testing

@Suite struct KeptReportFuzzTests {
  @Test func `any kept answer is understood or not, and shown without harm`() async throws {
    let originals = try [
      "forecast/alerts.json", "open-meteo/sample.json", "openweathermap/onecall.json",
    ]
    .map { name in
      let context = ReadingContext(recordedReadAt: 1_796_028_000)
      var report = try RecordedAnswer.report(from: [try Fixture.data(name)], context: context)
      // Few hours, so that the mutations do not all go into numbers.
      report.hourly = report.hourly.map { Array($0.prefix(6)) }
      report.place.name = "Zürich"
      report.notes = [.sample]
      return StoredJSONWriter.bytes(of: KeptReportV1(report).object)
    }
    let mutator = ByteMutator(originals)
    var readable = 0
    let tried = await FuzzRound("kept-reports", count: 400)
      .run { random in
        Data(mutator.mutant(using: &random))
      } check: { input, random in
        guard case .object(let object)? = try? StoredJSONReader.value(of: Array(input)),
          let report = try? KeptReportV1(object, now: 1_796_028_000).report
        else { return nil }
        readable += 1
        let check = ReportCheck(report: report)
        return check.problem ?? check.documentProblem(using: &random)
          ?? check.viewProblem(using: &random)
      }
    #expect(tried < 50 || readable > tried / 20)
  }
}
