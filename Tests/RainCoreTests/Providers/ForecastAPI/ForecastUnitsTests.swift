import RainCore
import Testing

/// The values that one body gives in the unit system of its flags.
struct ForecastUnitsCase: CustomTestStringConvertible, Sendable {
  let flags: String
  let celsius: Double
  let metersPerSecond: Double
  let kilometers: Double
  let millimetersPerHour: Double
  let snowMillimeters: Double

  var testDescription: String { flags }
}

@Suite struct ForecastUnitsTests {
  @Test(arguments: [
    ForecastUnitsCase(
      flags: #"{"units":"us"}"#,
      celsius: 10,
      metersPerSecond: 4.4704,
      kilometers: 16.09344,
      millimetersPerHour: 25.4,
      snowMillimeters: 25.4
    ),
    ForecastUnitsCase(
      flags: #"{"sources":[]}"#,
      celsius: 10,
      metersPerSecond: 4.4704,
      kilometers: 16.09344,
      millimetersPerHour: 25.4,
      snowMillimeters: 25.4
    ),
    ForecastUnitsCase(
      flags: #"{"units":"nonsense"}"#,
      celsius: 10,
      metersPerSecond: 4.4704,
      kilometers: 16.09344,
      millimetersPerHour: 25.4,
      snowMillimeters: 25.4
    ),
    ForecastUnitsCase(
      flags: #"{"units":"si"}"#,
      celsius: 50,
      metersPerSecond: 10,
      kilometers: 10,
      millimetersPerHour: 1,
      snowMillimeters: 10
    ),
    ForecastUnitsCase(
      flags: #"{"si":"This response is in SI units."}"#,
      celsius: 50,
      metersPerSecond: 10,
      kilometers: 10,
      millimetersPerHour: 1,
      snowMillimeters: 10
    ),
    ForecastUnitsCase(
      flags: #"{"units":"ca"}"#,
      celsius: 50,
      metersPerSecond: 10 / 3.6,
      kilometers: 10,
      millimetersPerHour: 1,
      snowMillimeters: 10
    ),
    ForecastUnitsCase(
      flags: #"{"units":"uk"}"#,
      celsius: 50,
      metersPerSecond: 4.4704,
      kilometers: 10,
      millimetersPerHour: 1,
      snowMillimeters: 10
    ),
    ForecastUnitsCase(
      flags: #"{"units":"uk2"}"#,
      celsius: 50,
      metersPerSecond: 4.4704,
      kilometers: 16.09344,
      millimetersPerHour: 1,
      snowMillimeters: 10
    ),
    ForecastUnitsCase(
      flags: #"{"units":"uk","version":"V2.9.7"}"#,
      celsius: 50,
      metersPerSecond: 4.4704,
      kilometers: 16.09344,
      millimetersPerHour: 1,
      snowMillimeters: 10
    ),
  ])
  func `each unit system is converted as a whole`(row: ForecastUnitsCase) throws {
    let point =
      #"{"time":0,"temperature":50,"windSpeed":10,"visibility":10,"precipIntensity":1,"#
      + #""snowAccumulation":1}"#
    let report = try report(
      #"{"timezone":"UTC","currently":\#(point),"hourly":{"data":[\#(point)]},"flags":\#(row.flags)}"#
    )
    let current = try #require(report.current)
    let hour = try #require(report.hourly?.first)
    #expect(current.conditions.temperature?.celsius == row.celsius)
    #expect(near(current.conditions.windSpeed?.metersPerSecond, row.metersPerSecond))
    #expect(near(current.conditions.visibility?.kilometers, row.kilometers))
    #expect(near(current.precipitationIntensity?.millimetersPerHour, row.millimetersPerHour))
    #expect(near(hour.precipitation?.millimeters, row.millimetersPerHour))
    #expect(near(hour.snowfall?.millimeters, row.snowMillimeters))
  }
}

/// Whether a value is there and is the expected one but for rounding.
func near(_ value: Double?, _ expected: Double, within tolerance: Double = 1e-9) -> Bool {
  value.map { abs($0 - expected) <= tolerance } ?? false
}
