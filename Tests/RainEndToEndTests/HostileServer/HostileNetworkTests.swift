import Foundation
import RainTestSupport
import Testing

/// Networks that lead nowhere, and name servers that know nothing or say nothing.
@Suite struct HostileNetworkTests {
  @Test(
    .enabled(Comment(rawValue: Namespace.absence)) { await Namespace.isAvailable },
    arguments: HostileSetup.all
  )
  func `without a network there is no weather`(setup: HostileSetup) async throws {
    let row = HostileCase("no network", Self.later, says: "there may be no network", .close)
      .asked(0)
      .with { $0.namespace = .withoutNetwork }
    try await HostileRun(row, setup).expectWhatMustHold()
  }

  @Test(
    .enabled(Comment(rawValue: Namespace.absence)) { await Namespace.isAvailable },
    .enabled(Comment(rawValue: LoopbackNameServer.absence)) { LoopbackNameServer.isAvailable },
    arguments: [LoopbackNameServer.Manner.knowsNoName, .fails, .silent],
    HostileSetup.all
  )
  func `a name server that tells no address ends nothing but the run`(
    manner: LoopbackNameServer.Manner,
    setup: HostileSetup
  ) async throws {
    let names = try LoopbackNameServer(manner)
    let folder = try TemporaryDirectory()
    let file = try folder.write(names.configuration, to: "resolv.conf")
    let says = manner == .silent ? "did not answer in time" : "could not be looked up"
    let row = HostileCase("no address", Self.later, says: says, .close).asked(0)
      .with { row in
        row.address = { _ in "https://rain.invalid" }
        row.namespace = .showing(file, at: "/etc/resolv.conf")
        row.isSlow = manner == .silent
      }
    try await HostileRun(row, setup).expectWhatMustHold()
    withExtendedLifetime(names) {}
  }

  private static let later = HostileCase.Outcome.failureUnlessKept(75)
}
