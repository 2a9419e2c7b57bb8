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
    #"{"forecast": "0123456789abcdef", "open-meteo": "x", "openweathermap": "y-z", "version": 1}"#
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

  /// Tries the reader of a file, and whether what it understands is written and read again the same.
  private static func tryReader<Content: StoredContent>(
    of name: String,
    _ originals: [String],
    also check: (Content) -> String?
  ) async {
    let mutator = mutator(originals)
    var readable = 0
    let tried = await FuzzRound(name, count: 400)
      .run { random in
        Data(mutator.mutant(using: &random))
      } check: { input, _ in
        guard case .object(let object)? = try? StoredJSONReader.value(of: Array(input)),
          let content = try? Content(object.withoutVersion)
        else { return nil }
        readable += 1
        let written = StoredJSONWriter.bytes(of: content.object)
        guard case .object(let again)? = try? StoredJSONReader.value(of: written),
          let copy = try? Content(again)
        else { return "what was written can't be read" }
        guard StoredJSONWriter.bytes(of: copy.object) == written else {
          return "what was written is read as something else"
        }
        return check(content)
      }
    #expect(tried < 50 || readable > tried / 20)
  }

  @Test func `any bytes are JSON or not, and what is read is written and read the same`() async {
    let mutator = Self.mutator(Self.locations)
    var readable = 0
    let tried = await FuzzRound("stored-json", count: 600)
      .run { random in
        Data(mutator.mutant(using: &random))
      } check: { input, _ in
        guard let value = try? StoredJSONReader.value(of: Array(input)) else { return nil }
        readable += 1
        guard (try? JSONSerialization.jsonObject(with: input, options: .fragmentsAllowed)) != nil
        else { return "read as JSON, though Foundation does not" }
        let written = StoredJSONWriter.bytes(of: ["x": value])
        guard case .object(let again)? = try? StoredJSONReader.value(of: written) else {
          return "what was written can't be read"
        }
        return StoredJSONWriter.bytes(of: again) == written ? nil : "written otherwise again"
      }
    #expect(tried < 50 || readable > tried / 4)
  }

  @Test func `any settings are understood or refused`() async {
    await Self.tryReader(of: "settings", Self.settings) { (content: SettingsFileV1) in
      content.values.values.lazy.compactMap { Harm.scalar(in: $0) }.first
    }
  }

  @Test func `any keys are understood or refused`() async {
    await Self.tryReader(of: "credentials", Self.credentials) { (content: CredentialsFileV1) in
      content.keys.values.contains { $0.value.count > 4 && "\($0)".contains($0.value) }
        ? "a key shows" : nil
    }
  }

  @Test func `any locations are understood or refused`() async {
    await Self.tryReader(of: "locations", Self.locations) { (content: LocationsFileV1) in
      if Set(content.locations.map(\.id)).count < content.locations.count { return "an id twice" }
      return content.locations.lazy.map(\.place)
        .flatMap { [$0.name, $0.region, $0.country, $0.countryCode, $0.timeZone] }
        .compactMap { $0.flatMap { Harm.scalar(in: $0) } }
        .first
    }
  }
}

extension StoredObject {
  fileprivate var withoutVersion: StoredObject {
    StoredObject(members: members.filter { $0.key != "version" })
  }
}
