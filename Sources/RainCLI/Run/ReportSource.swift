import Foundation
import RainArguments
import RainCore

/// Gets the report that a weather command shows: from a provider, a recorded answer or the sample.
struct ReportSource: Sendable {
  private let invocation: Invocation
  private let configuration: Configuration

  init(_ invocation: Invocation, _ configuration: Configuration) {
    self.invocation = invocation
    self.configuration = configuration
  }

  /// A report with the notes that came up on the way.
  struct Answer: Sendable {
    var report: WeatherReport
    var notes: [String] = []
    /// Whether the report was recorded: then its own time is the present.
    var isRecorded = false
  }

  /// Gets the report.
  func answer() async throws(Failure) -> Answer {
    let arguments = invocation.arguments
    if arguments.isSet(.input) || arguments.isSet(.sample) {
      guard arguments.isSet(.input) != arguments.isSet(.sample) else {
        throw .usage("--input and --sample exclude each other")
      }
      guard arguments.place == nil else {
        throw .usage(
          "a recorded answer has its own place; leave out '\(FailureReport.shown(arguments.place ?? ""))'"
        )
      }
    }
    if let path = arguments.value(of: .input) { return try recorded(path) }
    if arguments.isSet(.sample) { return try sample() }
    return try await asked()
  }

  private func recorded(_ path: String) throws(Failure) -> Answer {
    let body: Data
    do throws(Dependencies.SystemError) {
      body = try invocation.dependencies.readFile(path)
    } catch {
      throw .inputFile(path: path, errno: error.errno)
    }
    let name = path == "-" ? "standard input" : path
    let limit = 8 * 1_048_576
    guard body.count <= limit else {
      throw .inputUnreadable(path: name, .tooLarge(limit: limit))
    }
    let context = ReadingContext(
      recordedReadAt: invocation.dependencies.now(),
      openWeatherMapUnits: invocation.arguments.value(of: .inputUnits)
        .flatMap(OpenWeatherMapUnits.init(rawValue:))
    )
    do throws(ProviderError) {
      return Answer(
        report: try RecordedAnswer.report(from: [body], context: context),
        isRecorded: true
      )
    } catch .unreadable(let problem) {
      throw .inputUnreadable(path: name, problem)
    } catch {
      throw .provider(error, .openMeteo)
    }
  }

  private func sample() throws(Failure) -> Answer {
    let provider =
      invocation.arguments.value(of: .provider).flatMap(ProviderID.init(name:)) ?? .forecast
    let context = ReadingContext(
      recordedReadAt: invocation.dependencies.now(),
      openWeatherMapUnits: .metric
    )
    do throws(ProviderError) {
      var report = try SampleAnswer.report(of: provider, context: context)
      report.notes.append(.sample)
      return Answer(report: report, isRecorded: true)
    } catch {
      throw .provider(error, provider)
    }
  }

  private func asked() async throws(Failure) -> Answer {
    let client = try client()
    let target = try await PlaceChoice(invocation, configuration, client).place()
    var providers = try providers()[...]
    var notes = target.notes
    while let provider = providers.popFirst() {
      let source = try ProviderChoice(configuration).provider(provider)
      do throws(ProviderError) {
        let now = invocation.dependencies.now()
        let report = try await source.report(for: target.place, now: now, using: client)
        return Answer(report: report, notes: notes)
      } catch {
        guard error.isTheProvidersFault, let next = providers.first else {
          throw .provider(error, provider)
        }
        let reason = FailureReport.reason(error, provider)
        notes.append("no weather from \(provider.title), asked \(next.title) instead: \(reason)")
      }
    }
    throw .usage("no provider is named")
  }

  /// The providers to ask, in order: the one of this run alone, else those of the settings.
  private func providers() throws(Failure) -> [ProviderID] {
    if let name = invocation.arguments.value(of: .provider), let id = ProviderID(name: name) {
      return [id]
    }
    return try configuration.providers()
  }

  /// A client whose requests end when the time of the whole command is over.
  func client() throws(Failure) -> APIClient {
    let transport = RetryingTransport(
      invocation.transport,
      sleep: invocation.dependencies.sleep
    )
    return APIClient(transport: transport, deadline: try deadline())
  }

  /// When the time of the whole command is over, should it begin now.
  func deadline() throws(Failure) -> ContinuousClock.Instant {
    let text = try configuration.value(
      "timeout",
      overriddenBy: invocation.arguments.value(of: .timeout)
    )
    return .now + .seconds(text.flatMap(Double.init) ?? 10)
  }
}
