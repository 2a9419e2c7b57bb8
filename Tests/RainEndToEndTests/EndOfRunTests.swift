import RainTestSupport
import Testing

/// How the program ends while a server still keeps it waiting.
@Suite struct EndOfRunTests {
  #if canImport(Glibc)
  // Only Glibc's dynamic linker tells what it does.
  @Test func `no library is taken down under threads that are at work with it`() async throws {
    let rain = try BuiltRain { _ in .never }
    let result = try await rain.run(
      ["now", "1,2", "--timeout", "0.5"],
      environment: ["LD_DEBUG": "files"]
    )
    #expect(result.status == 75)
    let tells = result.error.contains("calling init: ")
    #expect(tells, "the linker says nothing")
    let takesDown = result.error.contains("calling fini: ")
    #expect(!takesDown)
  }
  #endif
}
