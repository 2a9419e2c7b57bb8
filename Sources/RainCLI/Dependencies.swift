public import Foundation
public import RainCore
public import RainTerminal

/// Everything that rain touches of the world, handed in at the top.
public struct Dependencies: Sendable {
  /// Carries requests.
  public var transport: any HTTPTransport
  /// The environment of the process.
  public var environment: [String: String]
  /// Looks up the home folder in the user database; `nil` when the user has none.
  public var home: @Sendable () -> String?
  /// The present in seconds since 1970-01-01T00:00:00Z.
  public var now: @Sendable () -> Int
  /// Waits, as between two attempts of a request.
  public var sleep: @Sendable (Duration) async -> Void
  /// How many seconds the network part of a run may take where nobody says.
  public var patience = 10.0
  /// The IANA name of the time zone of this machine; `nil` when it has none.
  public var timeZone: @Sendable () -> String?
  /// What standard input, output and error are connected to.
  public var terminal: Terminal
  /// Tells what is at a path; `nil` when there is nothing, or nobody may know.
  public var fileStatus: @Sendable (_ path: String) -> FileStatus?
  /// Reads a named file whole; throws the `errno`.
  public var readFile: @Sendable (String) throws(SystemError) -> Data
  /// Reads a line from standard input, without echo at a terminal; `nil` at its end.
  public var readSecret: @Sendable (_ prompt: String) -> String?
  /// Reads a line from standard input, as typed; `nil` at its end.
  public var readAnswer: @Sendable () -> String?
  /// Writes to standard output; throws the `errno`.
  public var write: @Sendable (String) throws(SystemError) -> Void
  /// Writes to standard error; what fails there can't be told to anybody.
  public var writeError: @Sendable (String) -> Void
  /// Runs a command line in a shell and tells what came of it within a time.
  public var runCommand: @Sendable (String, Duration) -> CommandResult
  /// Takes the terminal for a full screen and tells what happens at it; `nil` where there is none.
  public var openScreen:
    @Sendable (_ onEvent: @escaping @Sendable (ScreenEvent) -> Void) -> (any Screen)? = { _ in nil }

  /// What the three standard streams are connected to.
  public struct Terminal: Hashable, Sendable {
    /// Whether standard input is a terminal.
    public var isInputTerminal: Bool
    /// Whether standard output is a terminal.
    public var isOutputTerminal: Bool
    /// Whether standard error is a terminal.
    public var isErrorTerminal: Bool
    /// The columns of the terminal at standard output; `nil` when there is none.
    public var columns: Int?
    /// The columns of the terminal at standard error; `nil` when there is none.
    public var errorColumns: Int?

    /// Describes the standard streams.
    public init(
      isInputTerminal: Bool = false,
      isOutputTerminal: Bool = false,
      isErrorTerminal: Bool = false,
      columns: Int? = nil,
      errorColumns: Int? = nil
    ) {
      self.isInputTerminal = isInputTerminal
      self.isOutputTerminal = isOutputTerminal
      self.isErrorTerminal = isErrorTerminal
      self.columns = columns
      self.errorColumns = errorColumns
    }
  }

  /// What came of a command line.
  public enum CommandResult: Hashable, Sendable {
    /// It ended well; its first line, empty when it printed none.
    case line(String)
    /// It could not be run, failed, or printed a line that is too long.
    case failed
    /// It did not end in time.
    case timedOut
  }

  /// A call of the system failed.
  public struct SystemError: Error, Hashable, Sendable {
    /// The error number.
    public let errno: Int32

    /// Creates an error.
    public init(errno: Int32) { self.errno = errno }
  }

  /// Creates the dependencies of a run.
  public init(
    transport: any HTTPTransport,
    environment: [String: String],
    home: @escaping @Sendable () -> String?,
    now: @escaping @Sendable () -> Int,
    sleep: @escaping @Sendable (Duration) async -> Void,
    timeZone: @escaping @Sendable () -> String?,
    terminal: Terminal,
    fileStatus: @escaping @Sendable (String) -> FileStatus?,
    readFile: @escaping @Sendable (String) throws(SystemError) -> Data,
    readSecret: @escaping @Sendable (String) -> String?,
    readAnswer: @escaping @Sendable () -> String?,
    write: @escaping @Sendable (String) throws(SystemError) -> Void,
    writeError: @escaping @Sendable (String) -> Void,
    runCommand: @escaping @Sendable (String, Duration) -> CommandResult
  ) {
    self.transport = transport
    self.environment = environment
    self.home = home
    self.now = now
    self.sleep = sleep
    self.timeZone = timeZone
    self.terminal = terminal
    self.fileStatus = fileStatus
    self.readFile = readFile
    self.readSecret = readSecret
    self.readAnswer = readAnswer
    self.write = write
    self.writeError = writeError
    self.runCommand = runCommand
  }
}
