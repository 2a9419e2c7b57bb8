import Foundation
import RainCore
import RainTestSupport
import Testing

/// A body of the corpus, named by the end of its path.
struct CorpusCase: CustomTestStringConvertible, Sendable {
  let url: URL

  var testDescription: String { url.pathComponents.suffix(3).joined(separator: "/") }

  static func all(_ endpoints: [String]) -> [CorpusCase] {
    endpoints.flatMap(Corpus.files).map(CorpusCase.init)
  }
}

@Suite(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.absence)))
struct CorpusTests {
  @Test(
    arguments: CorpusCase.all([
      "forecast", "forecast_hourly", "timemachine", "weather", "forecast_daily", "onecall",
    ])
  )
  func `a recorded weather answer is read`(body: CorpusCase) throws {
    let report = try RecordedAnswer.report(
      from: [Data(contentsOf: body.url)],
      context: ReadingContext(recordedReadAt: 0)
    )
    let hours = report.hourly ?? []
    #expect(zip(hours, hours.dropFirst()).allSatisfy { $0.time < $1.time })
    let temperatures =
      [report.current?.conditions.temperature] + hours.map(\.conditions.temperature)
      + (report.daily ?? []).flatMap { [$0.low, $0.high] }
    #expect(temperatures.compactMap(\.self).allSatisfy { (-90...60).contains($0.celsius) })
    #expect(report.now.secondsSince1970 > 0 || hours.isEmpty)
  }

  @Test(arguments: CorpusCase.all(["air_pollution", "air_quality"]))
  func `a recorded answer about the air is read`(body: CorpusCase) throws {
    let report = try RecordedAnswer.report(
      from: [Data(contentsOf: body.url)],
      context: ReadingContext(recordedReadAt: 0),
      about: .air
    )
    let air = try #require(report.air)
    #expect(report.provenance.topic == .air)
    #expect(air.time == report.now)
    #expect(air.category != nil)
    #expect(air.concentrations[.fineParticles] != nil)
    #expect(air.pollen.isEmpty || air.pollen.count == PollenPlant.allCases.count)
  }

  @Test(
    arguments: CorpusCase.all([
      "error", "malformed", "fragment", "group_find", "geo_direct", "geo_reverse", "geo_zip",
      "geocoding", "air_pollution", "air_quality", "day_summary",
    ])
  )
  func `anything else is refused with a reason`(body: CorpusCase) throws {
    let error = #expect(throws: ProviderError.self) {
      try RecordedAnswer.report(
        from: [Data(contentsOf: body.url)],
        context: ReadingContext(recordedReadAt: 0)
      )
    }
    guard case .unreadable = error else {
      Issue.record("not refused as unreadable: \(String(describing: error))")
      return
    }
  }
}
