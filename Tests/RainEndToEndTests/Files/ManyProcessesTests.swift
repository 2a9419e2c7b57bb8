import Foundation
import RainTestSupport
import Testing

@Suite struct ManyProcessesTests {
  @Test func `fifty processes that save different places at once lose none of them`() async throws {
    let rain = try BuiltRain()
    let places = ["Berlin", "Paris"] + (0..<48).map { "\($0),\(-2 * $0)" }
    await withTaskGroup { group in
      for place in places {
        group.addTask {
          let result = try? await rain.run(["locations", "add", place])
          #expect(result?.status == 0)
        }
      }
    }
    let text = try #require(rain.home.read(".local/share/rain/locations.json"))
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let saved = try #require(json?["locations"] as? [[String: Any]])
    #expect(Set(saved.compactMap { $0["id"] as? String }).count == 50)
    #expect(Set(saved.compactMap { $0["longitude"] as? Double }).count == 50)
    #expect(try rain.home.names(in: ".local/share/rain") == ["locations.json"])
    #expect(try await rain.run(["locations"]).output.split(separator: "\n").count == 50)
  }

  @Test func `processes that change different settings at once lose none of them`() async throws {
    let rain = try BuiltRain()
    let values = [
      "clock": "24", "color": "never", "distance": "km", "precipitation": "in", "pressure": "mmHg",
      "provider": "forecast", "symbols": "ascii", "temperature": "celsius", "timeout": "7",
      "units": "uk", "wind": "kn", "forecast.key": "canary-forecast", "open-meteo.key": "canary-om",
    ]
    await withTaskGroup { group in
      for (key, value) in values {
        group.addTask {
          let isKey = key.hasSuffix(".key")
          let arguments = ["settings", "set", key] + (isKey ? [] : [value])
          let result = try? await rain.run(arguments, input: isKey ? value : nil)
          #expect(result?.status == 0)
        }
      }
    }
    let settings = try #require(rain.home.read(".config/rain/settings.json"))
    let credentials = try #require(rain.home.read(".config/rain/credentials.json"))
    #expect(values.values.allSatisfy { (settings + credentials).contains("\"\($0)\"") })
    #expect(try rain.home.names(in: ".config/rain") == ["credentials.json", "settings.json"])
  }
}
