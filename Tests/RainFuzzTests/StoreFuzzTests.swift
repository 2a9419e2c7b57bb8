@testable import RainCore
import Foundation
import RainTestSupport
import Testing

@Suite struct StoreFuzzTests {
  static let settings = [
    #"{"version": 1, "temperature": "celsius", "timeout": 12.5, "provider": "forecast,open-meteo"}"#,
    """
    {
      "clock": "24", "color": "always", "distance": "km", "forecast.key-command": "pass x",
      "forecast.url": "https://example.org/a?b", "openweathermap.plan": "onecall",
      "precipitation": "in", "pressure": "inHg", "symbols": "emoji", "units": "uk", "version": 1
    }
    """,
  ]

  static let credentials = [
    #"{"forecast": "0123456789abcdef", "open-meteo": "x", "openweathermap": "y z", "version": 1}"#
  ]

  static let locations = [
    """
    {"version": 1, "selected": "berlin-de", "retired": ["paris-fr"], "later": {"a": [1, {}]},
     "locations": [
      {"id": "berlin-de", "name": "Berlin", "region": "Land Berlin", "country": "Germany",
       "countryCode": "DE", "latitude": 52.52437, "longitude": 13.41053, "timeZone": "Europe/Berlin",
       "geonames": 2950159},
      {"id": "33.90s-18.40e", "latitude": -33.9, "longitude": 18.4, "icon": null},
      {"id": "x", "name": "München \\u6771京", "latitude": 0, "longitude": -180, "geonames": null}
     ]}
    """
  ]

  private static func mutator(_ texts: [String]) -> ByteMutator {
    // Each with a piece of the others now and then.
    ByteMutator((texts + texts + texts + settings + credentials + locations).map { Array($0.utf8) })
  }

  /// Whether `bytes` are understood as `Content`, and if so, whether they are written and read again
  /// without a change.
  private static func roundTripProblem<Content: StoredContent>(
    _ type: Content.Type,
    _ object: StoredObject
  ) -> String? {
    guard let content = try? Content(object) else { return nil }
    let written = StoredJSONWriter.bytes(of: content.object)
    guard case .object(let again)? = try? StoredJSONReader.value(of: written),
      let copy = try? Content(again)
    else { return "what was written can't be read" }
    return StoredJSONWriter.bytes(of: copy.object) == written
      ? nil : "what was written is read as something else"
  }

  @Test func `any bytes are JSON or not, and what is read is written and read the same`() async {
    let mutator = Self.mutator(Self.locations)
    await FuzzRound("stored-json", count: 1000)
      .run { random in
        Data(mutator.mutant(using: &random))
      } check: { input, _ in
        guard let value = try? StoredJSONReader.value(of: Array(input)) else { return nil }
        guard (try? JSONSerialization.jsonObject(with: input, options: .fragmentsAllowed)) != nil
        else { return "read as JSON, though Foundation does not" }
        let written = StoredJSONWriter.bytes(of: ["x": value])
        guard case .object(let again)? = try? StoredJSONReader.value(of: written) else {
          return "what was written can't be read"
        }
        return StoredJSONWriter.bytes(of: again) == written ? nil : "written otherwise again"
      }
  }

  @Test func `any settings are understood or refused`() async {
    let mutator = Self.mutator(Self.settings)
    await FuzzRound("settings", count: 500)
      .run { random in
        Data(mutator.mutant(using: &random))
      } check: { input, _ in
        guard case .object(let object)? = try? StoredJSONReader.value(of: Array(input)) else {
          return nil
        }
        let members = StoredObject(members: object.members.filter { $0.key != "version" })
        return Self.roundTripProblem(SettingsFileV1.self, members)
          ?? Self.roundTripProblem(CredentialsFileV1.self, members)
          ?? (try? SettingsFileV1(members))
          .flatMap { content in
            content.values.values.lazy.compactMap { Harm.scalar(in: $0) }.first
          }
      }
  }

  @Test func `any keys are understood or refused`() async {
    let mutator = Self.mutator(Self.credentials)
    await FuzzRound("credentials", count: 500)
      .run { random in
        Data(mutator.mutant(using: &random))
      } check: { input, _ in
        guard case .object(let object)? = try? StoredJSONReader.value(of: Array(input)) else {
          return nil
        }
        let members = StoredObject(members: object.members.filter { $0.key != "version" })
        guard let content = try? CredentialsFileV1(members) else { return nil }
        if content.keys.contains(where: { "\($0.value)".contains($0.value.value) }) {
          return "a key shows"
        }
        return Self.roundTripProblem(CredentialsFileV1.self, members)
      }
  }

  @Test func `any locations are understood or refused`() async {
    let mutator = Self.mutator(Self.locations)
    await FuzzRound("locations", count: 500)
      .run { random in
        Data(mutator.mutant(using: &random))
      } check: { input, _ in
        guard case .object(let object)? = try? StoredJSONReader.value(of: Array(input)) else {
          return nil
        }
        let members = StoredObject(members: object.members.filter { $0.key != "version" })
        guard let content = try? LocationsFileV1(members) else { return nil }
        if Set(content.locations.map(\.id)).count < content.locations.count { return "an id twice" }
        let places = content.locations.map(\.place)
        let texts = places.flatMap {
          [$0.name, $0.region, $0.country, $0.countryCode, $0.timeZone]
        }
        return texts.lazy.compactMap { $0 }.compactMap { Harm.scalar(in: $0) }.first
          ?? Self.roundTripProblem(LocationsFileV1.self, members)
      }
  }
}
