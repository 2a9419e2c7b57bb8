import RainCore

/// What is remembered of failures that leave a question unasked: of those of who is asked, and of those
/// of the question itself.
struct PastFailures {
  let memory: FailureMemory
  /// Who is asked.
  let source: FailureMemory.Source
  /// What tells the question from others to the same source.
  let question: String
  /// All that it depends on whether the source answers.
  let access: String
  /// The present in seconds since 1970.
  let now: Int

  private var own: FailureMemory.Source { .question(source, question) }

  /// The failure because of which nobody is asked now; `nil` when there is none.
  var holding: RememberedFailure? {
    [source, own].lazy
      .compactMap { memory.failure(of: $0, access: access) }
      .first { $0.holds(at: now) }
  }

  /// Remembers an error as far as it reaches; what can't be remembered is asked again.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - reach: How far; `nil` when the next run is to ask.
  func remember(_ error: ProviderError, reaching reach: ProviderError.Reach?) {
    guard let reach else { return }
    let failed = reach == .provider ? source : own
    let previous = memory.failure(of: failed, access: access)
    let failure = RememberedFailure(error, now: now, after: previous)
    try? memory.remember(failure, of: failed, access: access)
  }

  /// Forgets the failures of who has answered.
  func forget() {
    for answered in [source, own] { memory.forget(answered, access: access) }
  }
}
