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
  let client: APIClient
  /// When every answer must have come.
  let deadline: ContinuousClock.Instant

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
  private var failures: FailureMemory { invocation.failureMemory }
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
    let answer = if let result { result } else { try await ask() }
    turn?.end()
    return answer
  }

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
    let access = try configuration.access(to: provider, about: asked.topic)
    guard let failure = failures.failure(of: provider, access: access), failure.holds(at: now)
    else { return nil }
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
    let access = try configuration.access(to: provider, about: asked.topic)
    do throws(ProviderError) {
      let report = try await source.report(for: asked.place, now: now, using: client)
      failures.forget(provider, access: access)
      return .answer(report, notes: noteOfKeeping(report))
    } catch {
      if error.isRemembered {
        let previous = failures.failure(of: provider, access: access)
        // What can't be remembered is asked again.
        try? failures.remember(
          RememberedFailure(error, now: now, after: previous),
          of: provider,
          access: access
        )
      }
      return .failure(.provider(error, provider, asked.topic), error)
    }
  }

  /// Keeps an answer; a sentence for standard error when that fails.
  private func noteOfKeeping(_ report: WeatherReport) -> [String] {
    do throws(StoreError) {
      try answers.keep(report, answering: asked)
      return []
    } catch {
      return ["the answer is not kept: \(FailureReport(store: error).sentence)"]
    }
  }
}

extension ProviderError {
  /// The same error, seen when there are `seconds` left to wait.
  fileprivate func waiting(_ seconds: Int) -> ProviderError {
    guard case .rateLimited(_?, let message) = self else { return self }
    return .rateLimited(retryAfter: seconds, message: message)
  }
}
