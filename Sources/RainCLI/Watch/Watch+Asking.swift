import RainArguments
import RainCore

extension Watch {
  /// Shows what is kept about the place, and asks for the weather unless that is fresh.
  ///
  /// - Parameter isRefresh: Whether to ask in any case.
  mutating func visit(isRefresh: Bool = false) async {
    guard let place = places?.current else { return }
    cancel()
    let freshness = settings.freshness
    if let kept = await settings.kept(about: place),
      freshness.isOffline || freshness.isUsable(kept, now: now)
    {
      _ = weather.take(newer: kept)
    }
    guard !freshness.isOffline else {
      schedule = .never
      if weather.report == nil { weather.take(.nothingKept(place)) }
      return
    }
    if !isRefresh, let report = weather.report, freshness.isFresh(report, now: now),
      settings.providers.contains(report.provenance.provider)
    {
      schedule = RefreshSchedule(after: report, freshness, now: now)
    } else if isRefresh || now != lastAsked {
      ask(isRefresh: isRefresh)
    } else {
      // Who runs through the places asks about the one that is stayed at.
      schedule = .atOnce
    }
  }

  /// Asks at once, as the user wishes.
  mutating func refresh() async {
    guard places != nil else { return await readRecorded() }
    if settings.freshness.isOffline { return await visit() }
    if request?.isRefresh != true { ask(isRefresh: true) }
  }

  /// Begins to ask for the weather; an event tells what came of it.
  mutating func ask(isRefresh: Bool) {
    guard let place = places?.current else { return }
    cancel()
    lastNumber += 1
    lastAsked = now
    let number = lastNumber
    var freshness = settings.freshness
    freshness.isRefresh = isRefresh
    let source = settings.source(freshness)
    let task = Task { [feed] in
      let result: Result<ReportSource.Answer, Failure>
      do throws(Failure) {
        result = .success(try await source.answer(about: place))
      } catch {
        result = .failure(error)
      }
      feed.yield(.answer(number, result))
    }
    request = Request(number: number, isRefresh: isRefresh, task: task)
  }

  private mutating func cancel() {
    request?.task.cancel()
    request = nil
  }

  /// Takes what came of a request, unless another one has taken its place.
  mutating func take(_ result: Result<ReportSource.Answer, Failure>, of number: Int) {
    guard number == request?.number else { return }
    request = nil
    let now = now
    switch result {
    case .success(let answer):
      weather.take(answer)
      if weather.problem != nil {
        schedule = afterFailure
      } else if answer.isStale {
        schedule = RefreshSchedule(afterOtherRunAt: now)
      } else {
        schedule = RefreshSchedule(after: answer.report, settings.freshness, now: now)
      }
    case .failure(let failure):
      weather.take(failure)
      schedule = afterFailure
    }
  }

  /// Asks again when the provider need no longer be left in peace; not while the last answer is fresh,
  /// which would only be shown again.
  private var afterFailure: RefreshSchedule {
    let freshness = settings.freshness
    let end = weather.report.flatMap {
      freshness.isFresh($0, now: now) ? freshness.end(of: $0) : nil
    }
    let until = [settings.endOfFailure(now: now), end].compactMap(\.self).max()
    return RefreshSchedule(afterFailureUntil: until, now: now)
  }

  // MARK: - What others do

  /// Looks at what other runs have changed, and at the clock.
  ///
  /// - Returns: Whether there was anything.
  mutating func lookAround() async -> Bool {
    let changes = files.changes()
    if !changes.isEmpty { await take(changes) }
    let isDue = places != nil && request == nil && schedule.isDue(at: now)
    if isDue { ask(isRefresh: false) }
    return isDue || !changes.isEmpty
  }

  private mutating func take(_ changes: Set<WatchedFiles.Subject>) async {
    if !changes.isDisjoint(with: [.settings, .credentials, .locations]) {
      await readSettings(after: changes)
    } else if changes.contains(.answers) {
      await takeKept()
    } else if changes.contains(.failures), request == nil, weather.problem != nil {
      schedule = afterFailure
    }
    if changes.contains(.input) { await readRecorded() }
  }

  /// Takes the answer of another run, should it be newer.
  private mutating func takeKept() async {
    guard let place = places?.current, let kept = await settings.kept(about: place),
      weather.take(newer: kept)
    else { return }
    if request == nil, !settings.freshness.isOffline {
      schedule = RefreshSchedule(after: kept, settings.freshness, now: now)
    }
  }

  /// Reads settings, keys and saved locations anew.
  private mutating func readSettings(after changes: Set<WatchedFiles.Subject>) async {
    do throws(Failure) {
      let saved: SavedLocations
      settings = try WatchSettings(arguments, dependencies)
      saved = try settings.invocation.savedLocations()
      problem = nil
      if changes.contains(.settings) { units = nil }
      if places?.take(saved) == true {
        await arrive()
      } else if changes != [.locations] {
        await visit()
      }
    } catch {
      // The last ones that were good hold on.
      problem = error
    }
  }

  /// Reads the recorded answer anew; one that can't be read leaves the last one.
  mutating func readRecorded() async {
    guard places == nil, arguments.value(of: .input) != "-" else { return }
    do throws(Failure) {
      weather.take(try await settings.source(settings.freshness).answer())
      problem = nil
    } catch {
      problem = error
    }
  }
}
