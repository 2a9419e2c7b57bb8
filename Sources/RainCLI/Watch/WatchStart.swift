import RainArguments
import RainCore
import RainTerminal

/// All that comes before the first picture: what can go wrong there is told as by every command.
struct WatchStart {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Watches the weather until its user has seen enough.
  ///
  /// - Returns: How it ended, with the notes that a full screen has no room for.
  /// - Throws: Whatever keeps the weather from being watched.
  func outcome() async throws(Failure) -> Outcome {
    let dependencies = invocation.dependencies
    let kind = dependencies.environment["TERM"] ?? ""
    guard dependencies.terminal.isOutputTerminal, !["", "dumb"].contains(kind) else {
      throw Self.noTerminal
    }
    let arguments = invocation.arguments
    let settings = try WatchSettings(arguments, quietDependencies)
    let note = try LanguageChoice(invocation, settings.configuration).note
    let source = ReportSource(invocation, settings.configuration)
    var recorded: ReportSource.Answer?
    var choice: PlaceChoice.Choice?
    if arguments.isSet(.input) || arguments.isSet(.sample) {
      recorded = try await source.answer()
    } else {
      choice = try await PlaceChoice(invocation, settings.configuration, try source.client())
        .place()
    }
    let saved = try settings.invocation.savedLocations()
    let (events, feed) = AsyncStream.makeStream(of: Watch.Event.self)
    guard let screen = dependencies.openScreen({ feed.yield(.screen($0)) }) else {
      throw Self.noTerminal
    }
    var watch = Watch(arguments, quietDependencies, settings, screen: screen, feed: feed)
    if let recorded { watch.weather.take(recorded) }
    if let choice {
      let isNamed = arguments.place != nil || arguments.isSet(.current)
      watch.places = WatchedPlaces(choice.place, isNamed: isNamed, saved: saved)
    }
    let code = try await watch.run(events)
    let notes = [note].compactMap(\.self) + (choice?.notes ?? [])
    return Outcome(output: "", notes: notes, code: code)
  }

  private static let noTerminal = Failure.usage(
    "'rain watch' needs a terminal that it can draw on; 'rain now' does without one"
  )

  /// The world without what would write across the screen: questions, signs of progress, and what
  /// `--verbose` tells.
  private var quietDependencies: Dependencies {
    var dependencies = invocation.dependencies
    if dependencies.terminal.isErrorTerminal { dependencies.writeError = { _ in } }
    dependencies.terminal.isErrorTerminal = false
    return dependencies
  }
}
