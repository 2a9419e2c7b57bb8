import Foundation
import RainTestSupport
import Testing

@testable import RainCore

@Suite struct WeatherReportRedactionTests {
  private static let key = "canary-0123456789"

  private func report(_ key: String) throws -> WeatherReport {
    var report = try SampleAnswer.report(
      of: .forecast,
      context: ReadingContext(recordedReadAt: 1_796_028_000)
    )
    var alert = WeatherAlert(title: "Storm \(key)")
    alert.issuer = key
    alert.regions = ["Coast", "R \(key)"]
    alert.description = "a\n\(key)\nb"
    alert.url = "https://example.org/\(key)/1,2"
    report.alerts = [alert]
    report.place.name = "N \(key)"
    report.place.region = key
    report.place.country = key
    report.clock = PlaceClock(timeZone: "Zone/\(key)", reportedOffset: 3600)
    return report
  }

  @Test func `the key shows in no text of a report`() throws {
    let hidden = try report(Self.key).hiding([Self.key])
    #expect(!String(describing: hidden).contains("canary"))
    #expect(hidden.place.name == "N ****")
    let alert = try #require(hidden.alerts?.first)
    #expect(alert.title == "Storm ****")
    #expect(alert.regions == ["Coast", "R ****"])
    #expect(alert.description == "a\n****\nb")
    #expect(alert.url == "https://example.org/****/1,2")
    #expect(hidden.clock.timeZone == nil)
    #expect(hidden.clock.offset(at: 0) == 3600)
  }

  @Test(arguments: [
    "canary-\u{1B}[0m0123456789", "canary\n-0123456789", "CANARY-0123456789", "canary%2D0123456789",
    "canary-\u{200B}0123456789", "canary-01234\u{202E}56789",
  ])
  func `the key shows in no disguise either`(key: String) throws {
    let alert = try #require(try report(key).hiding([Self.key]).alerts?.first)
    #expect(alert.title == "Storm ****")
    #expect(alert.description == "a\n****\nb")
  }

  @Test func `a report without the key stays as it is`() throws {
    let report = try report("harmless")
    #expect(report.hiding([Self.key, ""]) == report)
  }

  @Test func `what is too short for a key spoils no words`() throws {
    let report = try report("harmless")
    #expect(report.hiding(["a", "storm"]) == report)
  }
}
