import RainArguments
import RainCore

extension ParsedArguments {
  /// The words of the operand with this name.
  func words(_ operand: String) -> [String] { operands[operand] ?? [] }

  /// The place that was named; `nil` when none was.
  var place: String? {
    let words = words("PLACE")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// One run of a command: what was typed, and the world it runs in.
struct Invocation: Sendable {
  let arguments: ParsedArguments
  let dependencies: Dependencies
  let directories: Directories
  private let loadedLocations: LoadedLocations

  init(_ arguments: ParsedArguments, _ dependencies: Dependencies) {
    self.arguments = arguments
    self.dependencies = dependencies
    directories = Directories(environment: dependencies.environment, userHome: dependencies.home)
    loadedLocations = LoadedLocations(LocationStore(directory: directories.data))
  }

  /// The saved locations, read once in a run.
  func savedLocations() throws(Failure) -> SavedLocations {
    try stored { () throws(StoreError) in try loadedLocations.load() }
  }

  var locations: LocationStore { LocationStore(directory: directories.data) }
  var settings: SettingsStore { SettingsStore(directory: directories.config) }
  var credentials: CredentialStore { CredentialStore(directory: directories.config) }
  var keptAnswers: KeptAnswers { KeptAnswers(directory: directories.cache) }
  var keptPlaces: KeptPlaces { KeptPlaces(directory: directories.cache) }
  var failureMemory: FailureMemory { FailureMemory(directory: directories.cache) }

  /// Carries each request once; with `--verbose` it tells about them.
  var transport: any HTTPTransport {
    arguments.isSet(.verbose) ? TellingTransport(dependencies) : dependencies.transport
  }

  /// The transport with a sign at the terminal while answers are awaited, unless notes about them are
  /// not wanted, or there are others.
  func showingProgress(of transport: any HTTPTransport) -> any HTTPTransport {
    let kind = dependencies.environment["TERM"] ?? ""
    guard dependencies.terminal.isErrorTerminal, !["", "dumb"].contains(kind),
      !arguments.isSet(.verbose),
      !arguments.isSet(.quiet)
    else { return transport }
    return ProgressTransport(
      transport,
      columns: dependencies.terminal.errorColumns ?? 80,
      sleep: dependencies.sleep,
      write: dependencies.writeError
    )
  }

  /// What a person should know of the world of this run, as sentences.
  var notes: [String] {
    let missing = [
      directories.config == nil ? "settings" : nil,
      directories.data == nil ? "saved locations" : nil,
    ]
    .compactMap(\.self)
    guard !missing.isEmpty else { return [] }
    return [
      "there is no home folder, so \(missing.joined(separator: " and ")) are not read; set HOME"
    ]
  }

  /// Runs work on a store; its error is the command's.
  func stored<Value>(
    _ work: () throws(StoreError) -> Value
  ) throws(Failure) -> Value {
    do throws(StoreError) {
      return try work()
    } catch {
      throw .store(error)
    }
  }

  /// The whole number that is the value of an option; the parser has checked it.
  func integer(_ option: OptionSpec) -> Int? { arguments.value(of: option).flatMap { Int($0) } }

  /// A document as text: indented at a terminal, on one line for programs; with `--ascii` in ASCII.
  func text(_ document: JSONValue) -> String {
    let text = document.text(indented: dependencies.terminal.isOutputTerminal)
    return arguments.isSet(.ascii) ? JSONValue.ascii(text) : text
  }

  /// Whether a question can be asked and answered.
  var canAsk: Bool {
    dependencies.terminal.isInputTerminal && dependencies.terminal.isErrorTerminal
      && !arguments.isSet(.noInput) && !arguments.isSet(.waybar)
  }
}
