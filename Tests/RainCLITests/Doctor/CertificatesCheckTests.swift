import RainCore
import RainTestSupport
import Testing

#if !canImport(Darwin)
@Suite struct CertificatesCheckTests {
  @Test(arguments: [
    "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem",
  ])
  func `the list of authorities is where the distribution has it`(path: String) async throws {
    let world = try TestWorld(systemFiles: [path: TestWorld.readable])
    let row = try await CheckUp(world).row("network", "certificates")
    #expect(row.status == "ok")
    #expect(row.detail == path)
  }

  @Test func `without one it depends on whether a server could be trusted`() async throws {
    let world = try TestWorld(systemFiles: [:])
    #expect(try await CheckUp(world).row("network", "certificates").status == "ok")
    let failed = try await CheckUp(world) {
      .failure(.notSecure(host: $0.host, problem: .noAuthorities))
    }
    let row = try failed.row("network", "certificates")
    #expect(row.status == "problem")
    #expect(row.advice == "Install ca-certificates.")
    #expect(
      try await CheckUp(world, ["--offline"]).row("network", "certificates").status == "warning"
    )
  }

  @Test(arguments: [[], ["--offline"]])
  func `an empty one is none`(options: [String]) async throws {
    let empty = FileStatus(
      isFolder: false,
      isReadable: true,
      isWritable: false,
      mode: 0o644,
      isEmpty: true
    )
    let world = try TestWorld(systemFiles: [TestWorld.certificates: empty])
    let checkUp = try await CheckUp(world, options) {
      .failure(.notSecure(host: $0.host, problem: .noAuthorities))
    }
    let row = try checkUp.row("network", "certificates")
    #expect(row.status == "problem")
    #expect(row.detail == "\(TestWorld.certificates) is empty, so no server can be trusted")
    #expect(row.advice == "Install ca-certificates anew.")
  }
}
#endif
