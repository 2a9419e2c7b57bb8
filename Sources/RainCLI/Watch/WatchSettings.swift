import RainArguments
import RainCore
import RainTerminal

/// What a watch goes by that the settings say: they may change while it runs.
struct WatchSettings: Sendable {
  /// The run as it would be if it began now: files that it has not read yet are read anew.
  let invocation: Invocation
  let configuration: Configuration
  let freshness: Freshness
  /// How things look, but for the width.
  let look: Look
  /// Who may be asked, in order of preference.
  let providers: [ProviderID]

  /// Reads the settings.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - dependencies: The world.
  /// - Throws: `Failure` when they can't be used.
  init(_ arguments: ParsedArguments, _ dependencies: Dependencies) throws(Failure) {
    invocation = Invocation(arguments, dependencies)
    configuration = try Configuration(invocation)
    var freshness = try Freshness(arguments)
    freshness.isRefresh = false
    self.freshness = freshness
    var look = try Look(invocation, configuration)
    look.use(try UnitChoice(invocation, configuration))
    self.look = look
    providers = try configuration.providers()
  }

  /// What asks for the weather, where an answer may be so old.
  func source(_ freshness: Freshness) -> ReportSource {
    var source = ReportSource(invocation, configuration)
    source.freshness = freshness
    return source
  }

  /// Until when the providers that failed are left in peace, the one that is asked again first; `nil`
  /// when no failure is remembered.
  func endOfFailure(now: Int) -> Int? {
    providers
      .compactMap { provider in
        // What can't be read now was no reason to fail either.
        guard let access = try? configuration.access(to: provider),
          let failure = invocation.failureMemory.failure(of: .provider(provider), access: access),
          failure.holds(at: now)
        else { return nil }
        return failure.until
      }
      .min()
  }

  /// The answer about a place that is kept, of any age; `nil` when there is none.
  func kept(about place: Place) async -> WeatherReport? {
    var freshness = freshness
    freshness.isOffline = true
    // That there is none is what the error says.
    return try? await source(freshness).answer(about: place).report
  }
}
