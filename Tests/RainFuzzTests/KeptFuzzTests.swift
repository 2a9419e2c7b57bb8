@testable import RainCLI
@testable import RainCore
import Foundation
import RainTestSupport
import Testing

/// The files of the folder for what may vanish: whatever is in them, rain goes on without.
@Suite struct KeptFuzzTests {
  /// Files of kept answers, as rain writes them.
  static func files() throws -> [[UInt8]] {
    let names = [
      "forecast/alerts.json", "forecast/sparse.json", "open-meteo/nulls.json",
      "openweathermap/onecall.json", "openweathermap/sample-weather.json",
      "openweathermap/forecast-fall-back.json",
    ]
    return try names.map { name in
      let context = ReadingContext(recordedReadAt: 1_796_028_000)
      var report = try RecordedAnswer.report(from: [Fixture.data(name)], context: context)
      report.notes = [
        .firstOfPlaces(count: 2), .forecastFailed(.rateLimited(retryAfter: 5, message: "slow")),
      ]
      return StoredJSONWriter.bytes(of: KeptReportV1(report).object)
    }
  }

  @Test func `any kept answer is read or not, and what is read can be shown`() async throws {
    let mutator = ByteMutator(try Self.files())
    var readable = 0
    let tried = await FuzzRound("kept-answers", count: 60)
      .run { random in
        Data(mutator.mutant(using: &random))
      } check: { input, random in
        let now = random.one(of: 1_796_028_000, 1_796_000_000, 0, 2_000_000_000)
        guard let object = try? StoredJSONReader.value(of: Array(input)).object(""),
          let kept = try? KeptReportV1(object, now: now)
        else { return nil }
        readable += 1
        var report = kept.report
        _ = Freshness().isFresh(report, now: now)
        report = Freshness().shown(report, now: now)
        let check = ReportCheck(report: report)
        if let problem = check.problem { return problem }
        guard random.oneIn(4) else { return nil }
        return check.documentProblem(using: &random) ?? check.viewProblem(using: &random)
      }
    #expect(tried < 50 || readable > tried / 10)
  }

  @Test func `any remembered failure is read or not, and what is read can be told`() async throws {
    let errors: [ProviderError] = [
      .rateLimited(retryAfter: 60, message: "slow down"), .transport(.timedOut(host: "x.org")),
      .refused(status: 503, message: nil), .unreadable(.wrongType(path: "hourly.data")),
      .keyRejected(status: 401, message: "no"), .unreadable(.error(message: "x")),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let mutator = ByteMutator(
      try errors.map { Array(try encoder.encode(RememberedFailure($0, now: 1_796_028_000))) }
    )
    var readable = 0
    let tried = await FuzzRound("failures", count: 300)
      .run { random in
        Data(mutator.mutant(using: &random))
      } check: { input, random in
        guard let failure = try? JSONDecoder().decode(RememberedFailure.self, from: input) else {
          return nil
        }
        readable += 1
        let now = random.one(of: 1_796_028_000, 1_796_028_030, 0)
        let next = RememberedFailure(failure.error, now: now, after: failure)
        guard (1...86_400).contains(next.until - now) else { return "a day and more in peace" }
        guard failure.holds(at: now) else { return nil }
        guard failure.until - now <= 86_400 else { return "kept in peace for more than a day" }
        let report = FailureReport(
          .leftInPeace(
            failure.error,
            .forecast,
            ago: now - failure.asked,
            again: failure.until - now
          )
        )
        return Harm.message(report.text)
      }
    #expect(tried < 50 || readable > tried / 10)
  }

  @Test func `any duration is read or refused, and told again`() async {
    let mutator = ByteMutator(["90s", "10m", "2h", "1d", "0", "3650d"].map { Array($0.utf8) })
    await FuzzRound("durations", count: 1000)
      .run { random in
        random.oneIn(3)
          ? OddText.random(using: &random)
          : String(decoding: mutator.mutant(using: &random), as: UTF8.self)
      } check: { text, _ in
        guard let seconds = DurationText.seconds(text) else { return nil }
        guard (0...3650 * 86_400).contains(seconds) else { return "\(seconds) s" }
        return Harm.scalar(in: DurationText.words(seconds) + DurationText.ago(seconds))
      }
  }
}
