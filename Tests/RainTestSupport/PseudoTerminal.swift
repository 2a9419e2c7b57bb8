import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A terminal without a screen, at which a program can be run.
public final class PseudoTerminal: Sendable {
  private let descriptor: Int32
  private let other: Int32
  /// The file that a program opens.
  let file: URL

  /// Makes a terminal.
  public init() throws(SpawnError) {
    var ends: (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard unsafe openpty(&ends.0, &ends.1, &name, nil, nil) == 0 else {
      throw SpawnError(code: errno)
    }
    (descriptor, other) = ends
    let bytes = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    file = URL(filePath: String(decoding: bytes, as: UTF8.self))
  }

  deinit {
    close(descriptor)
    close(other)
  }

  /// Whether it shows what is typed.
  public var echoes: Bool {
    var settings = termios()
    return unsafe tcgetattr(descriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Types a text.
  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe write(descriptor, bytes, bytes.count)
  }
}

extension ProgramRunner {
  /// Runs the program at a terminal up to the question for a secret, and then does something.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - terminal: Its standard input.
  ///   - signal: Sent as soon as the terminal shows nothing of what is typed; `nil` for none.
  ///   - text: Typed then.
  /// - Returns: How it ended.
  /// - Throws: What the file system says, or why the program could not be started.
  public func run(
    _ arguments: [String],
    at terminal: PseudoTerminal,
    signal: Int32? = nil,
    typing text: String = ""
  ) async throws -> ProgramResult.Ending {
    let folder = try TemporaryDirectory()
    let streams = SpawnedProcess.Streams(
      input: terminal.file,
      output: try folder.write("", to: "output"),
      error: try folder.write("", to: "error")
    )
    let process = try SpawnedProcess(self, arguments: arguments, streams: streams)
    for _ in 1...1000 where terminal.echoes { try await Task.sleep(for: .milliseconds(10)) }
    terminal.type(text)
    if let signal { process.send(signal) }
    return await process.end().ending
  }
}
