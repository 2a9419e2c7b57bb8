#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Foundation

/// A command line that a shell runs, as the leader of a process group of its own.
struct ShellCommand {
  private let command: String
  private let environment: [String: String]

  init(_ command: String, environment: [String: String]) {
    self.command = command
    self.environment = environment
  }

  /// The longest output that is read, in bytes: no key is as long.
  private static let outputLimit = 4096

  /// Runs the command line.
  ///
  /// - Parameter time: How long it may take; what it started is killed then.
  /// - Returns: What came of it.
  func result(within time: Duration) -> Dependencies.CommandResult {
    let deadline = ContinuousClock.now + time
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return .failed }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = start(writingTo: ends[1])
    close(ends[1])
    guard let process else { return .failed }
    switch Self.end(of: process, writingTo: ends[0], by: deadline) {
    case .exited(let status, let output):
      let line = output.prefix { $0 != 0x0A }
      return status == 0 ? .line(String(decoding: line, as: UTF8.self)) : .failed
    case .tooLong: return Self.stop(process, .failed)
    case .timedOut: return Self.stop(process, .timedOut)
    }
  }

  private enum End {
    /// It ended by itself; 0 is well.
    case exited(status: Int32, output: [UInt8])
    case tooLong
    case timedOut
  }

  /// Reads what a process writes until it ends; what it has started may go on and keep the pipe open.
  private static func end(
    of process: pid_t,
    writingTo descriptor: Int32,
    by deadline: ContinuousClock.Instant
  ) -> End {
    var output: [UInt8] = []
    var isOpen = true
    while output.count <= outputLimit {
      var status: Int32 = 0
      let hasEnded = unsafe waitpid(process, &status, WNOHANG) == process
      // What was written before the end is there by now.
      while isOpen, output.count <= outputLimit,
        let part = part(of: descriptor, waiting: hasEnded ? 0 : 20)
      {
        isOpen = !part.isEmpty
        output += part
      }
      if hasEnded { return .exited(status: status, output: output) }
      if .now >= deadline { return .timedOut }
      if !isOpen { usleep(1000) }
    }
    return .tooLong
  }

  /// What can be read within some milliseconds, empty at the end; `nil` when there is nothing.
  private static func part(of descriptor: Int32, waiting milliseconds: Int32) -> [UInt8]? {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&state, 1, milliseconds) > 0 else { return nil }
    var chunk = [UInt8](repeating: 0, count: 1024)
    let count = unsafe read(descriptor, &chunk, chunk.count)
    return count < 0 ? nil : Array(chunk[..<count])
  }

  /// Kills a process and those that it started.
  private static func stop(
    _ process: pid_t,
    _ result: Dependencies.CommandResult
  ) -> Dependencies.CommandResult {
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return result
  }

  private func start(writingTo descriptor: Int32) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var process = pid_t()
    let variables = environment.map { "\($0.key)=\($0.value)" }
    let code = unsafe Self.withPointers(to: ["sh", "-c", command]) { arguments in
      unsafe Self.withPointers(to: variables) { variables in
        unsafe posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, variables)
      }
    }
    return code == 0 ? process : nil
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
