import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct OpenWeatherMapAirMappingTests {
  private static func report(_ name: String) throws -> WeatherReport {
    try RecordedAnswer.report(
      from: [Fixture.data("openweathermap-air/\(name).json")],
      context: ReadingContext(recordedReadAt: 7),
      about: .air
    )
  }

  @Test func `its own index is told in its own scale`() throws {
    let report = try Self.report("sample")
    let air = try #require(report.air)
    #expect(report.provenance.provider == .openWeatherMap)
    #expect(report.provenance.topic == .air)
    #expect(report.clock.timeZone == nil)
    #expect(air.time?.secondsSince1970 == 1_796_027_893)
    #expect(air.scale == .openWeatherMap)
    #expect(air.index == 2)
    #expect(air.category == .fair)
    #expect(
      air.concentrations == [
        .fineParticles: 17.62, .particles: 22.08, .ozone: 21.46, .nitrogenDioxide: 29.13,
        .sulfurDioxide: 2.56, .carbonMonoxide: 255.35,
      ]
    )
    #expect(air.pollen.isEmpty)
  }

  @Test func `0 is no index, and what is no amount is not told`() throws {
    let air = try #require(try Self.report("no-index").air)
    #expect(air.index == nil)
    #expect(air.category == nil)
    #expect(air.concentrations == [.fineParticles: 3.5, .particles: 5, .nitrogenDioxide: 12])
  }

  @Test func `of several hours the first counts`() throws {
    let report = try Self.report("forecast")
    #expect(report.air?.index == 1)
    #expect(report.now.secondsSince1970 == 1_796_025_600)
  }

  @Test func `an empty list tells nothing, whatever the coordinate looks like`() throws {
    let report = try Self.report("empty")
    #expect(report.air == nil)
    #expect(report.now.secondsSince1970 == 7)
  }
}
