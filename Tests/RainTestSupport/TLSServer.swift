public import Foundation

/// An https server on a free port of this machine with a certificate of its own (`openssl`).
///
/// It stops when nobody holds it any more.
public final class TLSServer: Sendable {
  /// What a certificate is like, apart from being signed by nobody else than its owner.
  public enum Certificate: Sendable {
    /// Valid for `localhost` and 127.0.0.1.
    case valid
    /// The same, but its time is over.
    case expired
    /// Valid for another name.
    case ofAnotherHost
  }

  /// Why a server could not be started.
  public struct Failure: Error, Hashable, Sendable {
    /// What openssl says.
    public let message: String
  }

  /// What a test says that is skipped because there is no such server.
  public static let absence = "this system has no openssl"

  /// Whether servers can be started here.
  public static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: openssl) }

  /// The address, such as `https://localhost:40123`, without a path.
  public let address: String

  /// The certificate, which is its own authority, in the format of a list of authorities.
  public let certificate: URL

  private let folder: TemporaryDirectory
  private let process: SpawnedProcess
  private static let openssl = "/usr/bin/openssl"

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - kind: What its certificate is like.
  ///   - answers: What it answers, byte for byte, to requests for a target: path and query. It has
  ///     no answer to others.
  /// - Throws: `Failure`, or what the system says.
  public init(_ kind: Certificate, answers: [String: Data] = [:]) async throws {
    folder = try TemporaryDirectory()
    certificate = folder.appending("certificate.pem")
    for (target, answer) in answers {
      try folder.write("", to: "answers" + target)
      try answer.write(to: URL(filePath: folder.appending("answers").path() + target))
    }
    try await Self.makeCertificate(kind, in: folder)
    (process, address) = try await Self.start(in: folder)
  }

  deinit {
    process.kill()
  }

  private static func makeCertificate(
    _ kind: Certificate,
    in folder: TemporaryDirectory
  ) async throws {
    try folder.write("subjectAltName=\(kind.names)", to: "names")
    try await run(
      "openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=rain"
        + " -keyout key.pem -out request.pem && openssl x509 -req -in request.pem -signkey key.pem"
        + " -days \(kind.days) -extfile names -out certificate.pem",
      in: folder
    )
  }

  private static func run(_ script: String, in folder: TemporaryDirectory) async throws {
    let result = try await shell.run(["-c", "cd '\(folder.url.path())' && \(script)"])
    guard result.status == 0 else { throw Failure(message: result.error) }
  }

  private static let shell = ProgramRunner(
    URL(filePath: "/bin/sh"),
    environment: ["PATH": "/usr/bin:/bin"]
  )

  /// Starts the server, and waits until it names its port.
  private static func start(
    in folder: TemporaryDirectory
  ) async throws -> (SpawnedProcess, address: String) {
    try folder.write("", to: "answers/none")
    let streams = SpawnedProcess.Streams(
      input: try folder.write("", to: "input"),
      output: try folder.write("", to: "output"),
      error: try folder.write("", to: "error")
    )
    let script =
      "cd '\(folder.appending("answers").path())' && exec openssl s_server -HTTP"
      + " -accept 127.0.0.1:0 -cert ../certificate.pem -key ../key.pem"
    let process = try SpawnedProcess(shell, arguments: ["-c", script], streams: streams)
    Task { await process.end() }
    for _ in 1...1000 {
      if let port = folder.read("output")?.firstMatch(of: /ACCEPT 127\.0\.0\.1:(\d+)\n/)?.1 {
        return (process, "https://localhost:\(port)")
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    process.kill()
    throw Failure(message: folder.read("error") ?? "")
  }
}

extension TLSServer.Certificate {
  fileprivate var names: String {
    self == .ofAnotherHost ? "DNS:rain.invalid" : "DNS:localhost,IP:127.0.0.1"
  }

  /// How long it holds: one of no days is over at once.
  fileprivate var days: Int { self == .expired ? 0 : 2 }
}
