import RainCore
import RainTestSupport
import Testing

@Suite struct LocaleCheckTests {
  @Test(arguments: [
    (["LC_ALL": "en_GB.UTF-8"], "by LC_ALL=en_GB.UTF-8, as in GB", nil),
    (
      ["LC_ALL": "", "LC_MEASUREMENT": "de_DE.UTF-8", "LANG": "en_US.UTF-8"],
      "by LC_MEASUREMENT=de_DE.UTF-8, as in DE", nil
    ),
    (["LC_ALL": "", "LANG": "sv_SE.UTF-8"], "by LANG=sv_SE.UTF-8, as in SE", nil),
    (
      ["LC_ALL": "C.UTF-8"], "LC_ALL=C.UTF-8 names no region: as in the US",
      "rain settings set units metric"
    ),
    (
      ["LC_ALL": ""], "no variable names a region: as in the US", "rain settings set units metric"
    ),
  ])
  func `the variable that counts is told, with the region that came of it`(
    environment: [String: String],
    detail: String,
    advice: String?
  ) async throws {
    let row = try await CheckUp(try TestWorld(), environment: environment).row("system", "units")
    #expect(row.detail == detail)
    #expect(row.advice == advice)
    #expect(row.status == "ok")
  }

  @Test func `the selected location and the settings have their say`() async throws {
    let world = try TestWorld()
    _ = await world.run(["locations", "add", "Berlin"]) { answer($0) }
    _ = await world.run(["settings", "set", "clock", "12"])
    let checkUp = try await CheckUp(world, environment: ["LC_ALL": "C.UTF-8"])
    #expect(
      try checkUp.row("system", "units").detail
        == "LC_ALL=C.UTF-8 names no region: as in DE, where the selected location is"
    )
    #expect(
      try checkUp.row("system", "clock").detail.hasSuffix("; the setting clock=12 goes first")
    )
  }

  @Test func `the names of time zones are known`() async throws {
    #expect(try await CheckUp(try TestWorld()).row("system", "time zones").status == "ok")
  }
}
