import Foundation
import RainTestSupport
import Testing

/// A view of the file system that only one process and its children have (Linux).
enum MountNamespace {
  /// What a skipped test says.
  static let absence: Comment = "a mount namespace of one's own is not permitted here"

  /// Whether one can be made, with file systems mounted in it.
  @Sendable static func isPermitted() async -> Bool {
    let result = try? await runner().run(arguments("mount -t tmpfs none /tmp", ["true"]))
    return result?.status == 0
  }

  /// Runs a program in one.
  static func runner(environment: [String: String] = [:]) -> ProgramRunner {
    ProgramRunner(
      URL(filePath: "/usr/bin/env"),
      environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"].merging(environment) { $1 }
    )
  }

  /// The arguments for `runner` to run `command` after the lines of `setup`, which see it as `$@`.
  static func arguments(_ setup: String, _ command: [String]) -> [String] {
    ["unshare", "--map-root-user", "--mount", "/bin/sh", "-c", "set -e\n\(setup)\n\"$@\"", "sh"]
      + command
  }

  /// What takes from root the right to read and write everything.
  static let withoutPrivilege = [
    "setpriv", "--bounding-set=-dac_override,-dac_read_search",
    "--inh-caps=-dac_override,-dac_read_search",
  ]
}
