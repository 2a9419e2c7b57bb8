import Testing

@testable import RainCore

@Suite struct FingerprintTests {
  @Test func `equal texts have equal fingerprints, others do not`() {
    let fingerprints = ["", "a", "b", "https://example.org", "key\n"].map(Fingerprint.of)
    #expect(Set(fingerprints).count == 5)
    #expect(fingerprints.allSatisfy { $0.count == 8 })
    // FNV-1a of "a" is af63dc4c8601ec8c.
    #expect(Fingerprint.of("a") == "296230c0")
  }
}
