import Foundation
import RainTestSupport
import Testing

@Suite struct NoTimeZoneDataTests {
  static let answers = [
    "forecast/kathmandu.json", "forecast/spring-forward.json", "open-meteo/half-hour-zone.json",
    "open-meteo/fall-back.json", "openweathermap/onecall.json",
    "openweathermap/forecast-half-hour-zone.json",
  ]

  @Test(.enabled(MountNamespace.absence, MountNamespace.isPermitted), arguments: answers)
  func `a system without time zone data shows the same times`(answer: String) async throws {
    let rain = try BuiltRain()
    let hidden = "mount -t tmpfs none /usr/share/zoneinfo\ntest -z \"$(ls /usr/share/zoneinfo)\""
    for command in [["now", "--json"], ["hourly", "--hours", "200"], ["daily"]] {
      let arguments = command + ["--input", Fixture.path(answer)]
      let usual = try await rain.run(arguments)
      let program = [BuiltProgram.rain.path(percentEncoded: false)] + arguments
      let result = try await MountNamespace.runner(environment: rain.variables)
        .run(MountNamespace.arguments(hidden, program))
      #expect(result.status == 0)
      #expect(result.output == usual.output)
    }
  }

  @Test func `a zone that the system does not know shows the times of the provider's offset`()
    async throws
  {
    let rain = try BuiltRain()
    let body = """
      {"latitude": 1, "longitude": 2, "timezone": "Mars/Olympus_Mons", "offset": 5.75,
       "currently": {"time": 1796028000, "icon": "rain", "temperature": 60}}
      """
    let json = try await rain.run(["now", "--input", "-", "--json"], input: body)
    #expect(json.output.contains(#""time":"2026-11-30T14:25:00+05:45""#))
    #expect(json.output.contains(#""utcOffset":20700"#))
    #expect(try await rain.run(["now", "--input", "-"], input: body).output.contains("14:25"))
  }
}
