import RainArguments
import RainCore

/// Gets the report that a weather command shows: from a provider, a recorded answer or the sample.
struct ReportSource: Sendable {
  private let invocation: Invocation
  private let configuration: Configuration
  /// How old an answer may be; `nil` for what the command line says.
  var freshness: Freshness?
  private let topic: AnswerTopic

  init(
    _ invocation: Invocation,
    _ configuration: Configuration,
    about topic: AnswerTopic = .weather
  ) {
    self.invocation = invocation
    self.configuration = configuration
    self.topic = topic
  }

  /// A report with the notes that came up on the way.
  struct Answer: Sendable {
    var report: WeatherReport
    var notes: [String] = []
    /// Notes likewise about what the notes of the report say too: not for who sees both.
    var echoes: [String] = []
    /// Whether it is an older answer, because no other was to be had.
    var isStale = false
    /// Whether the report was recorded: then its own time is the present.
    var isRecorded = false
  }

  /// Gets the report.
  func answer() async throws(Failure) -> Answer {
    if let recorded = try RecordedSource(invocation, about: topic).answer() { return recorded }
    let deadline = try deadline()
    let client = client(by: deadline)
    let target = try await PlaceChoice(invocation, configuration, client).place()
    var answer = try await self.answer(about: target.place, client, by: deadline)
    answer.notes = target.notes + answer.notes
    return answer
  }

  /// Gets the report about a place that is known.
  func answer(about place: Place) async throws(Failure) -> Answer {
    let deadline = try deadline()
    let client = APIClient(transport: transport, deadline: deadline)
    return try await answer(about: place, client, by: deadline)
  }

  /// Gets the reports about several places at the same time, each with its failure if it has one.
  ///
  /// - Parameter places: The places.
  /// - Returns: What came of each, in the order of the places.
  /// - Throws: What concerns all of them.
  func answers(about places: [Place]) async throws(Failure) -> [Result<Answer, Failure>] {
    let deadline = try deadline()
    let client = client(by: deadline)
    return await places.concurrentMap(atMost: Self.mostAtOnce) { place in
      await result(about: place, client, by: deadline)
    }
  }

  private func result(
    about place: Place,
    _ client: APIClient,
    by deadline: ContinuousClock.Instant
  ) async -> Result<Answer, Failure> {
    do throws(Failure) {
      return .success(try await answer(about: place, client, by: deadline))
    } catch {
      return .failure(error)
    }
  }

  /// How many places are asked about at the same time.
  private static let mostAtOnce = 8

  private func answer(
    about place: Place,
    _ client: APIClient,
    by deadline: ContinuousClock.Instant
  ) async throws(Failure) -> Answer {
    var freshness = try Freshness(invocation.arguments)
    if let chosen = self.freshness { freshness = chosen }
    let language = try LanguageChoice(invocation, configuration).language
    let providers = try providers()
    let time = try configuration.time()
    let questions = providers.map { provider in
      Question(
        invocation: invocation,
        configuration: configuration,
        freshness: freshness,
        asked: topic == .air
          ? WeatherQuestion(airAt: place, provider: provider)
          : WeatherQuestion(provider: provider, place: place, language: language.rawValue),
        client: client,
        deadline: deadline,
        share: time / max(1, providers.count)
      )
    }
    var answer =
      freshness.isOffline ? try kept(questions, place) : try await self.answer(to: questions)
    if topic == .weather {
      let now = invocation.dependencies.now()
      answer.report.air = KeptAir(answers: invocation.keptAnswers, freshness: freshness, now: now)
        .air(at: place, preferring: providers)
    }
    return answer
  }

  /// The answer of the first provider that gives one, else the first older one that is kept.
  private func answer(to questions: [Question]) async throws(Failure) -> Answer {
    var failures: [Trial] = []
    var partial: (report: WeatherReport, notes: [String])?
    asking: for index in questions.indices {
      let question = sharingTime(questions[index...])
      switch try await result(of: question, after: failures.map(\.trouble)) {
      case .answer(var report, let notes):
        // Where there is another provider, half an answer is a failure.
        if let error = report.errorOfMissingPart, error.isTheProvidersFault,
          index < questions.index(before: questions.endIndex)
        {
          partial = partial ?? (report, notes)
          failures.append(Trial(question, .provider(error, question.asked.provider, topic), error))
          continue
        }
        report.notes += failures.map {
          .insteadOf($0.question.asked.provider, because: $0.error)
        }
        return Answer(
          report: report,
          notes: notes,
          echoes: failures.map {
            let failed = $0.question.asked.provider
            return "no \(topic.name) from \(failed.title), asked "
              + "\(question.asked.provider.title) instead: \(FailureReport.reason($0.error, failed))"
          }
        )
      case .outdated(var report):
        report.notes.insert(.beingRenewed(age: age(of: report)), at: 0)
        return Answer(report: report, isStale: true)
      case .failure(let failure, let error):
        failures.append(Trial(question, failure, error))
        if !error.isTheProvidersFault { break asking }
      }
    }
    if let partial { return Answer(report: partial.report, notes: partial.notes) }
    for trial in failures where trial.error.allowsOlderAnswer {
      let (question, error) = (trial.question, trial.error)
      guard var report = question.usable else { continue }
      let provider = question.asked.provider
      let age = age(of: report)
      report.notes.insert(.older(age: age, because: error), at: 0)
      return Answer(
        report: report,
        echoes: [
          "no \(topic.name) from \(provider.title), this is its answer of \(DurationText.ago(age)): "
            + FailureReport.reason(error, provider)
        ],
        isStale: true
      )
    }
    // Who was not asked has not failed.
    let last = failures.last { $0.error.isOfTheAsked } ?? failures.last
    guard let last else { throw .usage("no provider is named") }
    let others = failures.filter {
      $0.error.isOfTheAsked && $0.question.asked.provider != last.question.asked.provider
    }
    throw Self.failure(last.failure, besides: others.map(\.trouble))
  }

  /// A question that a provider did not answer.
  private struct Trial {
    let question: Question
    let failure: Failure
    let error: ProviderError

    init(_ question: Question, _ failure: Failure, _ error: ProviderError) {
      self.question = question
      self.failure = failure
      self.error = error
    }

    var trouble: ProviderTrouble { ProviderTrouble(question.asked.provider, error) }
  }

  /// What comes of a question; what keeps it from being asked is told beside the troubles before it.
  private func result(
    of question: Question,
    after troubles: [ProviderTrouble]
  ) async throws(Failure) -> Question.Result {
    do throws(Failure) {
      return try await question.result()
    } catch {
      throw Self.failure(error, besides: troubles)
    }
  }

  private static func failure(_ failure: Failure, besides troubles: [ProviderTrouble]) -> Failure {
    troubles.isEmpty ? failure : .also(troubles, failure)
  }

  /// The first of some questions, with its share of the time: what is left is divided evenly among
  /// the providers that must be asked.
  private func sharingTime(_ questions: ArraySlice<Question>) -> Question {
    let first = questions[questions.startIndex]
    let others = questions.dropFirst().count(where: \.mustBeAsked)
    guard others > 0 else { return first }
    let left = ContinuousClock.now.duration(to: first.deadline)
    return first.limited(to: .now + left / (others + 1))
  }

  private func age(of report: WeatherReport) -> Int {
    let age = invocation.dependencies.now() - report.provenance.fetched
    return age < -Freshness.clockTolerance ? age : max(0, age)
  }

  /// The answer that is kept, of any age.
  private func kept(_ questions: [Question], _ place: Place) throws(Failure) -> Answer {
    let now = invocation.dependencies.now()
    for question in questions {
      guard let report = invocation.keptAnswers.report(answering: question.asked, now: now) else {
        continue
      }
      var answer = Answer(
        report: question.freshness.shown(report, now: now),
        isStale: !question.freshness.isFresh(report, now: now)
      )
      if answer.isStale {
        answer.report.notes.insert(.olderOffline(age: age(of: report)), at: 0)
      }
      return answer
    }
    throw .nothingKept(place)
  }

  /// The providers to ask, in order; where one of them knows nothing of the topic, another one stands
  /// in.
  private func providers() throws(Failure) -> [ProviderID] {
    try configuration.providers().map { $0.responsible(for: topic) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A client whose requests end when the time of the whole command is over.
  func client() throws(Failure) -> APIClient {
    client(by: try deadline())
  }

  /// When the time of the whole command is over, should it begin now.
  func deadline() throws(Failure) -> ContinuousClock.Instant { .now + (try configuration.time()) }

  private func client(by deadline: ContinuousClock.Instant) -> APIClient {
    APIClient(transport: transport, deadline: deadline, now: invocation.dependencies.now)
  }

  private var transport: any HTTPTransport {
    let sleep = invocation.dependencies.sleep
    return invocation.showingProgress(of: RetryingTransport(invocation.transport, sleep: sleep))
  }
}
