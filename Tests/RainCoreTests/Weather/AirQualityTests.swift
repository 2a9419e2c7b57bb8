import Testing

@testable import RainCore

@Suite struct AirQualityTests {
  private static let provenance = Provenance(provider: .openMeteo, fetched: 0, topic: .air)

  @Test func `nothing told is empty, and zero is something`() {
    var air = AirQuality(provenance: Self.provenance, scale: .european)
    #expect(air.isEmpty)
    #expect(air.category == nil)
    air.pollen = [.grass: 0]
    #expect(!air.isEmpty)
  }

  @Test func `impossible values are dropped, each for itself`() {
    var air = AirQuality(provenance: Self.provenance, scale: .us)
    air.index = -1
    air.concentrations = [
      .ozone: -9999, .particles: 0, .carbonMonoxide: 48_000, .fineParticles: .nan,
    ]
    air.pollutantIndices = [.ozone: 20_000, .particles: 12]
    air.pollen = [.birch: -1, .grass: 3000]
    let plausible = air.plausible
    #expect(plausible.index == nil)
    #expect(plausible.concentrations == [.particles: 0, .carbonMonoxide: 48_000])
    #expect(plausible.pollutantIndices == [.particles: 12])
    #expect(plausible.pollen == [.grass: 3000])
  }

  @Test func `a pollutant is worded by its own index, else by the limits of the scale`() {
    var air = AirQuality(provenance: Self.provenance, scale: .us)
    air.concentrations = [.fineParticles: 60, .ozone: 10]
    air.pollutantIndices = [.fineParticles: 155]
    #expect(air.category(of: .fineParticles) == .unhealthy)
    #expect(air.category(of: .ozone) == nil)
    air.scale = .european
    air.pollutantIndices = [:]
    #expect(air.category(of: .fineParticles) == .poor)
    #expect(air.category(of: .particles) == nil)
  }
}
