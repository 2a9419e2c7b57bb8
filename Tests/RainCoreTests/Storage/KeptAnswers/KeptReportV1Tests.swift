import Foundation
import RainTestSupport
import Testing

@testable import RainCore

@Suite struct KeptReportV1Tests {
  static let fixtures =
    (try? [
      "forecast", "open-meteo", "openweathermap", "open-meteo-air", "openweathermap-air",
    ]
    .flatMap(Fixture.names)) ?? []

  /// What a body becomes when it is kept and read again; `nil` when it is no weather.
  private static func comparison(
    of body: Data
  ) throws -> (original: WeatherReport, kept: WeatherReport)? {
    let context = ReadingContext(recordedReadAt: 1_796_028_000)
    guard let report = try? RecordedAnswer.report(from: [body], context: context, about: .air)
    else {
      return nil
    }
    let bytes = StoredJSONWriter.bytes(of: KeptReportV1(report).object)
    let object = try StoredJSONReader.value(of: bytes).object("")
    return (report, try KeptReportV1(object, now: report.now.secondsSince1970).report)
  }

  @Test(arguments: fixtures)
  func `a report is the same after it was kept`(name: String) throws {
    guard let (original, kept) = try Self.comparison(of: try Fixture.data(name)) else { return }
    // The coordinates are those of the question.
    var expected = original
    expected.place.coordinate = nil
    #expect(kept == expected)
  }

  @Test(
    arguments: [
      "open-meteo/sample.json", "open-meteo-air/sample.json", "open-meteo-air/hours.json",
    ],
    [
      #""0000-01-01""#, #""0005-04-21T00:00""#, #""0005-04-30""#, #""3237-07-16T23:00""#,
      #""9999-12-31T23:59""#, "-62000000000", "-62135596800", "40000000000", "40000000001", "1e300",
    ]
  )
  func `a report with odd times is the same after it was kept`(name: String, time: String) throws {
    let text = String(decoding: try Fixture.data(name), as: UTF8.self)
    for block in ["current", "hourly", "daily"] {
      let pattern = try Regex(#"("\#(block)": \{\s*"time": \[?\s*)[0-9]+"#)
      let body = text.replacing(pattern) { match in
        "\(match.output[1].substring ?? "")\(time)"
      }
      guard let (original, kept) = try Self.comparison(of: Data(body.utf8)) else { continue }
      var expected = original
      expected.place.coordinate = nil
      #expect(kept == expected, "\(block)")
    }
  }

  @Test func `most fixtures are weather`() throws {
    #expect(
      try Self.fixtures.count { try Self.comparison(of: Fixture.data($0)) != nil } > 40
    )
  }

  @Test(
    .enabled(if: Corpus.folder != nil, "\(Corpus.absence)"),
    arguments: [
      "forecast", "weather", "onecall", "daily", "timemachine", "air_quality", "air_pollution",
    ]
  )
  func `a recorded report is the same after it was kept`(endpoint: String) throws {
    for file in Corpus.files(of: endpoint) {
      guard let (original, kept) = try Self.comparison(of: try Data(contentsOf: file)) else {
        continue
      }
      var expected = original
      expected.place.coordinate = nil
      #expect(kept == expected, "\(file.lastPathComponent)")
    }
  }

  @Test func `notes are kept`() throws {
    let body = try Fixture.data("forecast/sample.json")
    var report = try RecordedAnswer.report(from: [body], context: .init(recordedReadAt: 0))
    report.notes = [
      .sample, .currentFailed(.rateLimited(retryAfter: 5, message: "slow")),
      .firstOfPlaces(count: 2), .planTooSmall(.unreadable(.wrongType(path: "a.b"))),
      .forecastFailed(.transport(.notSecure(host: "h", problem: .expired))),
    ]
    let kept = try KeptReportV1(KeptReportV1(report).object, now: 0).report
    #expect(kept.notes == report.notes)
  }

  @Test func `what was written by hand is made harmless`() throws {
    let text = #"""
      {"version":1,"provider":"forecast","fetched":1,
      "clock":{"isKnown":true,"end":1,"offsets":[0,3600],"timeZone":"a/\u001b[2J"},
      "place":{"name":"A\u001b[2J\u202eB\nC"},
      "hourly":{"count":1,"time":[0],"hours":[9e15],"temperature":[1e300]},
      "alerts":[{"title":"x\u0007y","description":"a\n\u001b]0;t\u0007b"}]}
      """#
    let object = try StoredJSONReader.value(of: Array(text.utf8)).object("")
    let report = try KeptReportV1(object, now: 0).report
    #expect(report.place.name == "AB C")
    #expect(report.alerts?.first?.title == "xy")
    #expect(report.alerts?.first?.description == "a\nb")
    #expect(report.hourly?.first?.conditions.temperature == nil)
    #expect(report.hourly?.first?.end.secondsSince1970 == 3600)
    #expect(report.clock.timeZone == nil)
  }

  @Test func `an offset that no clock has is none`() throws {
    let text = #"""
      {"version":1,"provider":"forecast","fetched":1,
      "clock":{"isKnown":true,"end":1,"offsets":[0,3600],"utcOffset":-9223372036854775808},
      "alerts":[{"title":"x","starts":[0,-9223372036854775808],"ends":[0,7200]}]}
      """#
    let object = try StoredJSONReader.value(of: Array(text.utf8)).object("")
    let report = try KeptReportV1(object, now: 0).report
    #expect(report.alerts?.first?.starts == nil)
    #expect(report.alerts?.first?.ends == LocalTime(secondsSince1970: 0, utcOffset: 7200))
  }

  @Test(arguments: [
    "{}", #"{"version": 2}"#, #"{"version": 1, "provider": "nobody", "fetched": 1}"#,
    #"{"version": 1, "provider": "forecast", "fetched": 1, "clock": {}}"#,
    #"{"version":1,"provider":"forecast","fetched":1,"clock":{"isKnown":true,"end":1,"offsets":[0,3600]},"hourly":{"count":2,"time":[1]}}"#,
    #"{"version":1,"provider":"forecast","fetched":1,"clock":{"isKnown":true,"end":1,"offsets":[0,3600]},"hourly":{"count":1e9}}"#,
    #"{"version":1,"provider":"forecast","fetched":1,"clock":{"isKnown":true,"end":1,"offsets":[0,3600]},"daily":{"count":1,"high":["hot"]}}"#,
    #"{"version":1,"provider":"forecast","fetched":9e17,"clock":{"isKnown":true,"end":1,"offsets":[0,3600]}}"#,
    #"{"version":1,"provider":"forecast","fetched":1,"clock":{"isKnown":true,"end":1,"offsets":[0,3600]},"hourly":{"count":1,"time":[9e17]}}"#,
    #"{"version":1,"provider":"forecast","fetched":1,"clock":{"isKnown":true,"end":1,"offsets":[0,-9223372036854775808]}}"#,
  ])
  func `what is damaged is not read`(text: String) throws {
    let object = try StoredJSONReader.value(of: Array(text.utf8)).object("")
    #expect(throws: FileProblem.self) { try KeptReportV1(object, now: 0) }
  }
}
