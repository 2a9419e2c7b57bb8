import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct OpenMeteoAirMappingTests {
  private static func air(_ name: String) throws -> AirQuality {
    try #require(try report(name).air)
  }

  private static func report(_ name: String) throws -> WeatherReport {
    try RecordedAnswer.report(
      from: [Fixture.data("open-meteo-air/\(name).json")],
      context: ReadingContext(recordedReadAt: 0),
      about: .air
    )
  }

  @Test func `in Europe the European index counts, with pollutants and pollen`() throws {
    let report = try Self.report("sample")
    let air = try #require(report.air)
    #expect(
      report.provenance == Provenance(provider: .openMeteo, fetched: 1_796_025_600, topic: .air)
    )
    #expect(air.provenance == report.provenance)
    #expect(report.current == nil && report.hourly == nil && report.daily == nil)
    #expect(air.time?.iso8601 == "2026-11-30T09:00:00+01:00")
    #expect(air.scale == .european)
    #expect(air.index == 44)
    #expect(air.category == .moderate)
    #expect(
      air.concentrations == [
        .fineParticles: 21.4, .particles: 28.9, .ozone: 18, .nitrogenDioxide: 31.2,
        .sulfurDioxide: 2.1, .carbonMonoxide: 248,
      ]
    )
    #expect(air.pollutantIndices.isEmpty)
    #expect(
      air.pollen == [.alder: 2, .birch: 0, .grass: 0, .mugwort: 0, .olive: 0, .ragweed: 0]
    )
  }

  @Test func `elsewhere the US index counts, with those of single pollutants, and no pollen`()
    throws
  {
    let air = try Self.air("smoke")
    #expect(air.scale == .us)
    #expect(air.index == 153)
    #expect(air.category == .unhealthy)
    #expect(air.pollutantIndices[.fineParticles] == 153)
    #expect(air.pollutantIndices.count == 6)
    #expect(air.pollen.isEmpty)
  }

  @Test func `an answer full of nulls tells nothing`() throws {
    let report = try Self.report("nulls")
    #expect(report.air?.isEmpty == true)
    #expect(report.air?.category == nil)
  }

  @Test func `where nobody asked for the zone, the coordinates tell the region`() throws {
    let air = try Self.air("no-zone")
    #expect(air.scale == .european)
    #expect(air.category == .good)
    #expect(air.time?.iso8601 == "2026-11-30T08:00:00+00:00")
  }

  @Test func `without a row of now the hour in progress counts, and other columns are not told`()
    throws
  {
    let air = try Self.air("hours")
    #expect(air.index == 28)
    #expect(air.concentrations == [.fineParticles: 9.6])
    #expect(air.pollen == [.grass: 0])
  }

  @Test func `with only the other region's index that one is told as what it is`() throws {
    let body = #"""
      {"latitude":52.5,"longitude":13.4,"utc_offset_seconds":3600,"timezone":"Europe/Berlin",
      "generationtime_ms":0.1,"current":{"time":1796025600,"us_aqi":101,"european_aqi":null,
      "european_aqi_pm2_5":3}}
      """#
    let report = try RecordedAnswer.report(
      from: [Data(body.utf8)],
      context: ReadingContext(recordedReadAt: 0),
      about: .air
    )
    #expect(report.air?.scale == .us)
    #expect(report.air?.category == .unhealthyForSensitiveGroups)
  }

  @Test func `of several places the first counts, with a note`() throws {
    let one = String(decoding: try Fixture.data("open-meteo-air/sample.json"), as: UTF8.self)
    let report = try RecordedAnswer.report(
      from: [Data("[\(one),\(one)]".utf8)],
      context: ReadingContext(recordedReadAt: 0),
      about: .air
    )
    #expect(report.air?.index == 44)
    #expect(report.notes == [.firstOfPlaces(count: 2)])
  }
}
