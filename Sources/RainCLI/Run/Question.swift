import Foundation
import RainArguments
import RainCore

/// One question to one provider in a run: answered from what is kept, else by asking.
struct Question {
  let invocation: Invocation
  let configuration: Configuration
  let freshness: Freshness
  let asked: WeatherQuestion
  /// Carries the requests.
  var client: APIClient
  /// When every answer must have come.
  var deadline: ContinuousClock.Instant
  /// The time that the provider can count on, were nothing else to be waited for.
  let share: Duration

  /// What came of it.
  enum Result {
    /// An answer, with notes for standard error.
    case answer(WeatherReport, notes: [String])
    /// A kept answer that is not fresh, because another run is asking just now.
    case outdated(WeatherReport)
    /// The provider failed, now or a while ago.
    case failure(Failure, ProviderError)
  }

  private var provider: ProviderID { asked.provider }
  private var answers: KeptAnswers { invocation.keptAnswers }
  private var now: Int { invocation.dependencies.now() }

  /// Answers the question.
  ///
  /// Of several runs with the same question one asks. The others show what is kept, however old;
  /// where nothing is, they wait for what comes of the asking.
  func result() async throws(Failure) -> Result {
    if let known = try known() { return known }
    var turn: AskingTurn?
    // Where the folder can't be written, everybody asks.
    var isTaken = false
    do throws(StoreError) {
      turn = try answers.turn(toAsk: asked)
      isTaken = turn == nil
    } catch {}
    if isTaken, !freshness.isRefresh {
      if let kept = usable { return .outdated(kept) }
      while turn == nil, ContinuousClock.now < deadline, !Task.isCancelled {
        await invocation.dependencies.sleep(.milliseconds(25))
        turn = (try? answers.turn(toAsk: asked)) ?? nil
      }
    }
    // Another run may have been asking until now.
    let result = try known()
    if result == nil, isTaken, turn == nil, !freshness.isRefresh {
      return notAsked(.anotherRunAsks)
    }
    let answer = if let result { result } else { try await ask() }
    turn?.end()
    return answer
  }

  private func notAsked(_ obstacle: ProviderError.Obstacle) -> Result {
    let error = ProviderError.notAsked(obstacle)
    return .failure(.provider(error, provider, asked.topic), error)
  }

  /// The same question, to be answered by an instant at the latest.
  func limited(to instant: ContinuousClock.Instant) -> Question {
    var question = self
    question.client = client.limited(to: instant)
    question.deadline = min(deadline, instant)
    return question
  }

  /// Whether only the provider can answer, and is not left in peace.
  var mustBeAsked: Bool { ((try? known()) ?? nil) == nil }

  /// A kept answer that may stand in for a better one.
  var usable: WeatherReport? {
    guard let kept = answers.report(answering: asked, now: now), freshness.isUsable(kept, now: now)
    else { return nil }
    return freshness.shown(kept, now: now)
  }

  /// What is known without asking: a fresh answer, or that the provider failed a moment ago.
  private func known() throws(Failure) -> Result? {
    guard !freshness.isRefresh else { return nil }
    if let kept = answers.report(answering: asked, now: now), freshness.isFresh(kept, now: now) {
      return .answer(freshness.shown(kept, now: now), notes: [])
    }
    guard let failure = try failures().holding else { return nil }
    let error = failure.error.waiting(failure.until - now)
    return .failure(
      .leftInPeace(
        error,
        provider,
        asked.topic,
        ago: now - failure.asked,
        again: failure.until - now
      ),
      error
    )
  }

  private func ask() async throws(Failure) -> Result {
    let source = try ProviderChoice(configuration)
      .provider(
        provider,
        about: asked.topic,
        in: Language(nearestTo: asked.language) ?? .english
      )
    let failures = try failures()
    let given = ContinuousClock.now.duration(to: deadline)
    do throws(ProviderError) {
      var report = try await source.report(for: asked.place, now: now, using: client)
      failures.forget()
      if report.isMissingParts, let kept = answers.report(answering: asked, now: now) {
        report.fillMissingParts(from: kept)
      }
      return .answer(freshness.withoutOldParts(report), notes: noteOfKeeping(report))
    } catch {
      failures.remember(
        error,
        reaching: error.reach(given: given, of: share, atLeast: leastPatience)
      )
      return .failure(.provider(error, provider, asked.topic), error)
    }
  }

  /// What a single run has no patience for is no failure to other runs.
  private var leastPatience: Duration {
    invocation.arguments.isSet(.timeout) ? .seconds(2) : .zero
  }

  /// What is remembered of failures of the provider, and of the question.
  private func failures() throws(Failure) -> PastFailures {
    PastFailures(
      memory: invocation.failureMemory,
      source: .provider(provider),
      question: "\(asked.place.coordinate.text) \(asked.language)",
      access: try configuration.access(to: provider, about: asked.topic),
      now: now
    )
  }

  /// Keeps an answer; a sentence for standard error when that fails.
  private func noteOfKeeping(_ report: WeatherReport) -> [String] {
    do throws(StoreError) {
      try answers.keep(report, answering: asked)
      return []
    } catch .noHome {
      return ["the answer is not kept: there is no home folder; set HOME, or XDG_CACHE_HOME"]
    } catch {
      return ["the answer is not kept: \(FailureReport(store: error).sentence)"]
    }
  }
}

extension ProviderError {
  /// How far the failure reaches that is remembered for a while.
  ///
  /// - Parameters:
  ///   - given: The time that the provider had to answer; when that was hardly any, silence says
  ///     nothing.
  ///   - share: The time that it can count on.
  ///   - least: Less than that says nothing in any case.
  /// - Returns: How far; `nil` when the next run is to ask.
  func reach(given: Duration, of share: Duration, atLeast least: Duration) -> Reach? {
    if case .transport(.timedOut) = self, given < max(share / 2, least) { return nil }
    return reach
  }

  /// The same error, seen when there are `seconds` left to wait.
  func waiting(_ seconds: Int) -> ProviderError {
    guard case .rateLimited(_?, let message) = self else { return self }
    return .rateLimited(retryAfter: seconds, message: message)
  }
}
