@testable import RainCLI
@testable import RainCore
import Foundation
import RainTestSupport
import Testing

@Suite struct AnswerFuzzTests {
  @Test(arguments: [
    "forecast", "open-meteo", "openweathermap", "open-meteo-air", "openweathermap-air",
  ])
  func `any answer is read or refused, and what is read can be shown`(provider: String) async throws
  {
    let mutator = ByteMutator(try Fixture.names(of: provider).map { Array(try Fixture.data($0)) })
    let topic: AnswerTopic = provider.hasSuffix("-air") ? .air : .weather
    var readable = 0
    let tried = await FuzzRound("answers-\(provider)", count: 70)
      .run { random in
        let count = provider == "openweathermap" && random.oneIn(3) ? 2 : 1
        return (0..<count).map { _ in Data(mutator.mutant(using: &random)) }
      } check: { bodies, random in
        let context = Self.context(using: &random)
        do throws(ProviderError) {
          let check = ReportCheck(
            report: try RecordedAnswer.report(from: bodies, context: context, about: topic)
          )
          readable += 1
          if let problem = check.problem { return problem }
          guard random.oneIn(4) else { return nil }
          if let problem = Self.keepingProblem(check.report) { return problem }
          return check.documentProblem(using: &random) ?? check.viewProblem(using: &random)
        } catch .unreadable(let problem) {
          return Harm.message(FailureReport(.inputUnreadable(path: "x", problem)).text)
        } catch {
          return "refused for another reason than what it is: \(error)"
        }
      }
    #expect(tried < 50 || readable > tried / 4)
  }

  /// What is wrong with the report after it was kept and read again; `nil` for nothing.
  private static func keepingProblem(_ report: WeatherReport) -> String? {
    let bytes = StoredJSONWriter.bytes(of: KeptReportV1(report).object)
    guard let object = try? StoredJSONReader.value(of: bytes).object(""),
      let kept = try? KeptReportV1(object, now: report.now.secondsSince1970).report
    else { return "a kept answer that can't be read" }
    var expected = report
    // The coordinates are those of the question.
    expected.place.coordinate = nil
    return kept == expected ? nil : "a kept answer that is read as another one"
  }

  /// A recorded answer, or one that was asked for: of any place and time.
  private static func context(using random: inout SplitMix64) -> ReadingContext {
    let units = OpenWeatherMapUnits.allCases.randomElement(using: &random)
    let now = random.one(of: 1_796_028_000, 0, Int.random(in: -60...4_000_000_000, using: &random))
    guard random.oneIn(3),
      let coordinate = Coordinate(
        latitude: random.one(of: 52.52, 90, -90, Double.random(in: -90...90, using: &random)),
        longitude: random.one(of: 13.41, 180, -180, Double.random(in: -180...180, using: &random))
      )
    else { return ReadingContext(recordedReadAt: now, openWeatherMapUnits: units) }
    let zone = random.one(of: nil, "Europe/Berlin", "Mars/Olympus")
    return ReadingContext(
      place: Place(coordinate: coordinate, timeZone: zone),
      now: now,
      openWeatherMapUnits: random.oneIn(2) ? units : nil
    )
  }
}
