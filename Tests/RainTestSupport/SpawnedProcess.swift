import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Why a program could not be started.
public struct SpawnError: Error, Hashable, Sendable {
  /// The `errno` of the call that failed.
  public let code: Int32
}

/// A running program: the leader of a process group of its own, with signals as a shell sets them.
///
/// (Foundation's `Process` hands down the blocked signals of its thread, and sees a program end only
/// when those that it started have ended too.)
struct SpawnedProcess: Sendable {
  /// Which files stand for the standard streams.
  struct Streams {
    let input: URL
    let output: URL
    let error: URL
  }

  private let identifier: pid_t

  /// Starts what `runner` describes.
  init(_ runner: ProgramRunner, arguments: [String], streams: Streams) throws(SpawnError) {
    var actions = unsafe Self.actions(for: streams)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    var attributes = Self.attributes()
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    let path = runner.program.path(percentEncoded: false)
    let environment = runner.environment.map { "\($0.key)=\($0.value)" }
    var identifier = pid_t()
    let code = unsafe Self.withPointers(to: [path] + arguments) { arguments in
      unsafe Self.withPointers(to: environment) { environment in
        unsafe posix_spawn(&identifier, path, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw SpawnError(code: code) }
    self.identifier = identifier
  }

  /// How a program ended, and what it took.
  struct End: Sendable {
    var ending: ProgramResult.Ending
    let peakMemory: Int?
    let processorTime: Duration
  }

  /// Waits for the end of the program; to be called once.
  ///
  /// - Parameter watchesMemory: Whether to watch its memory on the way.
  /// - Returns: How it ended, with the peak of its memory if that was watched and can be.
  @discardableResult
  func end(watchingMemory watchesMemory: Bool = false) async -> End {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [identifier] in
        var peak: Int?
        var status: Int32 = 0
        var usage = rusage()
        // The system tells the peak of a program that has ended, but takes that of its parent for it
        // where the parent's is higher: so it is asked for again and again.
        while watchesMemory, unsafe wait4(identifier, &status, WNOHANG, &usage) == 0 {
          peak = Self.peakMemory(of: identifier) ?? peak
          Thread.sleep(forTimeInterval: 0.003)
        }
        while !watchesMemory, unsafe wait4(identifier, &status, 0, &usage) < 0, errno == EINTR {}
        let signal = status & 0x7F
        continuation.resume(
          returning: End(
            ending: signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal),
            peakMemory: peak,
            processorTime: Self.duration(usage.ru_utime) + Self.duration(usage.ru_stime)
          )
        )
      }
    }
  }

  private static func duration(_ time: timeval) -> Duration {
    .seconds(Int(time.tv_sec)) + .microseconds(Int(time.tv_usec))
  }

  /// The peak until now in bytes; `nil` when the process has ended, and on other systems than Linux.
  private static func peakMemory(of identifier: pid_t) -> Int? {
    let words = (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasPrefix("VmHWM:") }?
      .split(whereSeparator: \.isWhitespace)
    return words?.dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }

  /// Kills the program and those that it started.
  func kill() { send(SIGKILL) }

  /// Sends a signal to the program and those that it started.
  func send(_ signal: Int32) {
    #if canImport(Glibc)
    _ = Glibc.kill(-identifier, signal)
    #else
    _ = Darwin.kill(-identifier, signal)
    #endif
  }

  private static func actions(for streams: Streams) -> Actions {
    #if canImport(Glibc)
    var actions = unsafe Actions()
    #else
    var actions: Actions
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    let files = [
      (streams.input, O_RDONLY), (streams.output, O_WRONLY), (streams.error, O_WRONLY),
    ]
    for (descriptor, (file, mode)) in files.enumerated() {
      let path = file.path(percentEncoded: false)
      unsafe posix_spawn_file_actions_addopen(&actions, Int32(descriptor), path, mode, 0)
    }
    return unsafe actions
  }

  private static func attributes() -> Attributes {
    #if canImport(Glibc)
    var attributes = Attributes()
    #else
    var attributes: Attributes
    #endif
    unsafe posix_spawnattr_init(&attributes)
    var all = sigset_t()
    var none = sigset_t()
    unsafe sigfillset(&all)
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  /// Calls `body` with a list of C strings that ends with a null pointer.
  private static func withPointers(
    to texts: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe pointers.withUnsafeMutableBufferPointer { list in
      guard let start = list.baseAddress else { return EINVAL }
      return unsafe body(UnsafePointer(start))
    }
  }
}

// These are structures with Glibc, and optional pointers on Darwin.
#if canImport(Glibc)
private typealias Actions = posix_spawn_file_actions_t
private typealias Attributes = posix_spawnattr_t
#else
private typealias Actions = posix_spawn_file_actions_t?
private typealias Attributes = posix_spawnattr_t?
#endif
