import Foundation
import RainCLI
import RainCore
import Synchronization

/// A world for one run of the command line: a temporary home, fixed time and captured output.
final class TestWorld: Sendable {
  /// 2026-11-30 08:40 UTC, when the samples are from.
  static let now = 1_796_028_000

  private let captured = Mutex(Captured())
  private let home: URL
  private let changes = Mutex<[String: FileStatus]>([:])
  private let systemFiles: [String: FileStatus]

  private struct Captured {
    var output = ""
    var error = ""
    var requests: [HTTPRequest] = []
  }

  /// Where Debian has the certificate authorities.
  static let certificates = "/etc/ssl/certs/ca-certificates.crt"

  /// The status of a file that everybody may read.
  static let readable = FileStatus(
    isFolder: false,
    isReadable: true,
    isWritable: false,
    mode: 0o644
  )

  /// What came of a run.
  struct Result: Sendable {
    let code: Int32
    let output: String
    let error: String
    let requests: [HTTPRequest]
  }

  /// Makes a world.
  ///
  /// - Parameter systemFiles: The files outside of the home folder whose status can be asked for.
  /// - Throws: What the file system says when no folder is to be had.
  init(systemFiles: [String: FileStatus] = [TestWorld.certificates: TestWorld.readable]) throws {
    self.systemFiles = systemFiles
    home = FileManager.default.temporaryDirectory
      .appending(path: "rain-cli-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  deinit {
    // What can't be removed is left to the system.
    try? FileManager.default.removeItem(at: home)
  }

  /// Makes a file of the home folder look otherwise than it is.
  func pretend(_ status: FileStatus, of name: String) {
    let path = path(name)
    changes.withLock { $0[path] = status }
  }

  /// The path of a file in the home folder.
  func path(_ name: String) -> String { home.appending(path: name).path(percentEncoded: false) }

  /// Writes a file into the home folder.
  func write(_ text: String, to name: String) throws {
    let url = home.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  /// Reads a file of the home folder.
  func text(_ name: String) throws -> String {
    try String(contentsOf: home.appending(path: name), encoding: .utf8)
  }

  /// Runs rain in this world.
  ///
  /// - Parameters:
  ///   - arguments: The command line after the program's name.
  ///   - environment: Variables besides `HOME`.
  ///   - input: What standard input holds.
  ///   - terminal: What the streams are connected to.
  ///   - now: What the clock shows, in seconds since 1970.
  ///   - timeZone: The time zone of the machine.
  ///   - screen: The full screen, whose clock then goes before; `nil` for none.
  ///   - answer: Answers each request; by default there is no network.
  /// - Returns: The exit code, and what was written and asked.
  func run(
    _ arguments: [String],
    environment: [String: String] = ["LC_ALL": "en_GB.UTF-8"],
    input: String? = nil,
    terminal: Dependencies.Terminal = .init(),
    at now: Int = TestWorld.now,
    timeZone: String? = nil,
    screen: ScriptedScreen? = nil,
    answer: @escaping @Sendable (HTTPRequest) -> Swift.Result<HTTPResponse, TransportError> = {
      .failure(.noNetwork(host: $0.host))
    }
  ) async -> Result {
    captured.withLock { $0 = Captured() }
    var dependencies = Dependencies(
      transport: WorldTransport(world: self, answer: answer),
      environment: environment.merging(["HOME": home.path(percentEncoded: false)]) { given, _ in
        given
      },
      home: { nil },
      now: { screen?.now ?? now },
      sleep: { _ in },
      timeZone: { timeZone },
      terminal: terminal,
      fileStatus: { [home, systemFiles, self] path in
        if let status = systemFiles[path] ?? changes.withLock({ $0[path] }) { return status }
        return path.hasPrefix(home.path(percentEncoded: false).dropLast())
          ? FileStatus(ofPath: path) : nil
      },
      readFile: { path throws(Dependencies.SystemError) in
        if path == "-", let input { return Data(input.utf8) }
        guard let data = FileManager.default.contents(atPath: path) else {
          throw Dependencies.SystemError(errno: ENOENT)
        }
        return data
      },
      readSecret: { _ in input },
      readAnswer: { input },
      write: { text in self.captured.withLock { $0.output += text } },
      writeError: { text in self.captured.withLock { $0.error += text } },
      runCommand: { command, _ in
        switch command {
        case "fail": .failed
        case "sleep": .timedOut
        default: .line("key-from-\(command)")
        }
      }
    )
    // Beside many other tests a run may rest for long.
    dependencies.patience = 86_400
    dependencies.openScreen = { onEvent in
      screen?.open(onEvent)
      return screen
    }
    let code = await Rain.run(arguments, dependencies)
    return captured.withLock {
      Result(code: code, output: $0.output, error: $0.error, requests: $0.requests)
    }
  }

  fileprivate func record(_ request: HTTPRequest) {
    captured.withLock { $0.requests.append(request) }
  }
}

private struct WorldTransport: HTTPTransport {
  let world: TestWorld
  let answer: @Sendable (HTTPRequest) -> Swift.Result<HTTPResponse, TransportError>

  func response(
    to request: HTTPRequest,
    by deadline: ContinuousClock.Instant
  ) async throws(TransportError) -> HTTPResponse {
    world.record(request)
    return try answer(request).get()
  }
}
