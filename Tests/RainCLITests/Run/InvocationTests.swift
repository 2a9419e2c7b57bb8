import Testing

@Suite struct InvocationTests {
  @Test(arguments: [
    (["HOME": ""], "settings and saved locations"),
    (["HOME": "", "XDG_DATA_HOME": "/nowhere"], "settings"),
    (["HOME": "relative", "XDG_CONFIG_HOME": "/nowhere"], "saved locations"),
  ])
  func `without a home the defaults hold, and a note says what is not read`(
    environment: [String: String],
    missing: String
  )
    async throws
  {
    let world = try TestWorld()
    let result = await world.run(["now", "--sample"], environment: environment)
    #expect(result.code == 0)
    #expect(!result.output.isEmpty)
    #expect(result.error == "rain: there is no home folder, so \(missing) are not read; set HOME\n")
    #expect(await world.run(["now", "--sample", "-q"], environment: environment).error.isEmpty)
    #expect(await world.run(["help"], environment: environment).error.isEmpty)
  }
}
