public import Foundation

/// A view of the system of a program's own, where files stand in for others or no network leads
/// anywhere (`unshare`, on Linux).
public struct Namespace: Sendable {
  /// What a test says that is skipped because there is no such thing.
  public static let absence = "this system has no unshare, or lets nobody use it"

  private let flags: String
  private let commands: [String]

  /// Returns a view in which the content of one file stands at the path of another, which exists.
  public static func showing(_ file: URL, at path: String) -> Namespace {
    let source = file.path(percentEncoded: false)
    return Namespace(flags: "-rm", commands: ["mount --bind '\(source)' '\(path)'"])
  }

  /// Returns a view in which a folder is empty.
  public static func hiding(_ folder: String) -> Namespace {
    Namespace(flags: "-rm", commands: ["mount -t tmpfs none '\(folder)'"])
  }

  /// A view without any network, not even to this machine.
  public static let withoutNetwork = Namespace(flags: "-rn", commands: [])

  /// Whether both kinds of view can be had here.
  public static var isAvailable: Bool {
    get async { await availability.value }
  }

  private static let availability = Task {
    guard FileManager.default.isExecutableFile(atPath: unshare) else { return false }
    var trial = ProgramRunner(URL(filePath: "/bin/true"), environment: ["PATH": path])
    for namespace in [hiding("/tmp"), withoutNetwork] {
      trial.namespace = namespace
      guard (try? await trial.run())?.status == 0 else { return false }
    }
    return true
  }

  private static let unshare = "/usr/bin/unshare"
  private static let path = "/usr/bin:/bin"

  /// The words of a command line that runs `program` in this view.
  func words(for program: URL) -> (program: URL, arguments: [String]) {
    let script = (commands + ["exec \"$0\" \"$@\""]).joined(separator: " && ")
    return (
      URL(filePath: Self.unshare),
      [flags, "/bin/sh", "-c", script, program.path(percentEncoded: false)]
    )
  }
}
