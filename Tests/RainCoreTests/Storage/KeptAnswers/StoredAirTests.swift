import Testing

@testable import RainCore

@Suite struct StoredAirTests {
  private static let provenance = Provenance(provider: .openMeteo, fetched: 9, topic: .air)
  private static let clock = PlaceClock(timeZone: nil, reportedOffset: 3600)

  private static func read(_ object: StoredObject) throws -> AirQuality {
    try AirQuality(stored: object, from: provenance, clock: clock)
  }

  @Test func `the air is the same after it was kept`() throws {
    var air = AirQuality(provenance: Self.provenance, scale: .us)
    air.time = Self.clock.time(at: 3600)
    air.index = 51
    air.concentrations = [.ozone: 61.5, .fineParticles: 0]
    air.pollutantIndices = [.ozone: 12]
    air.pollen = [.ragweed: 0.1]
    #expect(try Self.read(air.storedObject) == air)
    let blank = AirQuality(provenance: Self.provenance, scale: .openWeatherMap)
    #expect(try Self.read(blank.storedObject) == blank)
  }

  @Test func `what is not there is not told, and unknown names are passed over`() throws {
    let air = try Self.read([
      "scale": "european".stored, "index": "many".stored,
      "concentrations": .object(["ozone": 3.stored, "plutonium": 1.stored, "pm10": "x".stored]),
    ])
    #expect(air.index == nil)
    #expect(air.concentrations == [.ozone: 3])
  }

  @Test func `without a scale, or with a list for a table, it is damaged`() {
    #expect(throws: FileProblem.missing(keyPath: "air.scale")) { try Self.read([:]) }
    #expect(throws: FileProblem.missing(keyPath: "air.scale")) {
      try Self.read(["scale": "lunar".stored])
    }
    #expect(throws: FileProblem.wrongType(keyPath: "air.pollen")) {
      try Self.read(["scale": "us".stored, "pollen": .array([])])
    }
  }
}
