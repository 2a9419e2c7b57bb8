public import RainCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Foundation
import RainTerminal

extension Dependencies {
  /// The real world around a transport: the process's environment, clock, files and streams.
  public static func live(transport: any HTTPTransport) -> Dependencies {
    StandardStreams.reserve()
    let environment = ProcessInfo.processInfo.environment
    var dependencies = Dependencies(
      transport: transport,
      environment: environment,
      home: UserDatabase.home,
      now: { Int(Date().timeIntervalSince1970) },
      // Only the end of the program interrupts it.
      sleep: { duration in try? await Task.sleep(for: duration) },
      timeZone: { TimeZone.current.identifier },
      terminal: Terminal(
        isInputTerminal: StandardStreams.isTerminal(STDIN_FILENO),
        isOutputTerminal: StandardStreams.isTerminal(STDOUT_FILENO),
        isErrorTerminal: StandardStreams.isTerminal(STDERR_FILENO),
        columns: StandardStreams.columns(STDOUT_FILENO),
        errorColumns: StandardStreams.columns(STDERR_FILENO)
      ),
      fileStatus: { FileStatus(ofPath: $0) },
      readFile: { path throws(SystemError) in try contents(of: path) },
      readSecret: readSecret,
      readAnswer: { firstLine(of: STDIN_FILENO) },
      write: { text throws(SystemError) in try write(text, to: STDOUT_FILENO) },
      // There is nobody left to tell when this fails.
      writeError: { text in try? write(text, to: STDERR_FILENO) },
      runCommand: { ShellCommand($0, environment: environment).result(within: $1) }
    )
    dependencies.openScreen = { onEvent in
      TerminalScreen(input: STDIN_FILENO, output: STDOUT_FILENO, onEvent: onEvent)
    }
    return dependencies
  }

  /// More than any weather answer: what is longer is cut, and found to be too large.
  private static let readLimit = 9 * 1_048_576

  /// The bytes of a file, or of standard input for `-`.
  private static func contents(of path: String) throws(SystemError) -> Data {
    let isInput = path == "-"
    let descriptor = isInput ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(errno: errno) }
    defer { if !isInput { close(descriptor) } }
    var contents = Data()
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while contents.count < readLimit {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(errno: errno) }
      if count == 0 { break }
      contents.append(contentsOf: chunk[..<count])
    }
    return contents
  }

  private static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
    do throws(StreamError) {
      try StandardStreams.write(text, to: descriptor)
    } catch {
      throw SystemError(errno: error.errno)
    }
  }

  /// Reads a line; at a terminal it asks for it and does not show what is typed.
  private static func readSecret(_ prompt: String) -> String? {
    guard StandardStreams.isTerminal(STDIN_FILENO) else {
      return firstLine(of: STDIN_FILENO)
    }
    defer { try? write("\n", to: STDERR_FILENO) }
    return SilentTerminal.withoutEcho(on: STDIN_FILENO) {
      try? write(prompt, to: STDERR_FILENO)
      return firstLine(of: STDIN_FILENO)
    }
  }

  /// The longest line that is read: no answer and no key is as long.
  private static let lineLimit = 4096

  /// Reads up to the first line break; `nil` when nothing comes, or too much.
  private static func firstLine(of descriptor: Int32) -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count <= lineLimit {
      let count = unsafe read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }
}
