import Foundation
import RainCLI
import RainCore
import RainTestSupport
import Synchronization

/// A run of the command line in a world in which anything may be damaged: answers, files, environment.
struct FuzzedWorld: FuzzInput {
  /// The keys that must never show.
  static let canary = "canary-0123456789"

  let arguments: [String]
  let environment: [String: String]
  /// What servers answer and `--input` reads, one after the other.
  let bodies: [Data]
  let statuses: [Int]
  /// What is in the files of rain's own, by path in the home.
  let files: [String: Data]
  let terminal: Dependencies.Terminal
  let answer: String?

  var fileBytes: Data {
    var bytes = Data("\(arguments)\n\(environment)\n\(terminal)\n\(answer ?? "nil")\n".utf8)
    bytes += bodies.fileBytes
    for (path, contents) in files { bytes += Data("=== \(path)\n".utf8) + contents }
    return bytes
  }

  /// What came of a run.
  struct Result {
    let code: Int32
    let output: String
    let error: String
  }

  private final class Captured: Sendable {
    let output = Mutex("")
    let error = Mutex("")
    let turn = Mutex(0)
  }

  /// Runs rain.
  func run() async throws -> Result {
    let home = files.isEmpty ? nil : try TemporaryDirectory()
    for (path, contents) in files {
      try home?.write("", to: path)
      try contents.write(to: home?.appending(path) ?? URL(filePath: path))
    }
    let captured = Captured()
    var dependencies = dependencies(captured)
    if let path = home?.url.path(percentEncoded: false) { dependencies.environment["HOME"] = path }
    let code = await Rain.run(arguments, dependencies)
    return Result(
      code: code,
      output: captured.output.withLock { $0 },
      error: captured.error.withLock { $0 }
    )
  }

  private func dependencies(_ captured: Captured) -> Dependencies {
    Dependencies(
      transport: StubTransport { request in respond(to: request, captured) },
      environment: environment,
      home: { nil },
      now: { 1_796_028_000 },
      sleep: { _ in },
      timeZone: { "Europe/Berlin" },
      terminal: terminal,
      fileStatus: FileStatus.init(ofPath:),
      readFile: { path throws(Dependencies.SystemError) in
        guard let body = bodies.first, path != "missing" else {
          throw Dependencies.SystemError(errno: ENOENT)
        }
        return body
      },
      readSecret: { _ in answer },
      readAnswer: { answer },
      write: { text in captured.output.withLock { $0 += text } },
      writeError: { text in captured.error.withLock { $0 += text } },
      runCommand: { command, _ in command.count.isMultiple(of: 2) ? .failed : .line(Self.canary) }
    )
  }

  private func respond(
    to request: HTTPRequest,
    _ captured: Captured
  ) -> Swift.Result<HTTPResponse, TransportError> {
    let turn = captured.turn.withLock { turn in
      turn += 1
      return turn
    }
    guard !bodies.isEmpty, !statuses.isEmpty else {
      return .failure(.noNetwork(host: request.host))
    }
    let status = statuses[turn % statuses.count]
    guard status > 0 else { return .failure(.connectionLost(host: request.host)) }
    return .success(HTTPResponse(status: status, body: bodies[turn % bodies.count]))
  }
}
