import Foundation
import RainArguments
import RainCore

/// Gets the report out of a recorded answer or the built-in sample, where one is named.
struct RecordedSource: Sendable {
  private let invocation: Invocation
  private let topic: AnswerTopic

  init(_ invocation: Invocation, about topic: AnswerTopic) {
    self.invocation = invocation
    self.topic = topic
  }

  /// Gets the report; `nil` when the arguments name neither.
  func answer() throws(Failure) -> ReportSource.Answer? {
    let arguments = invocation.arguments
    guard arguments.isSet(.input) || arguments.isSet(.sample) else { return nil }
    guard arguments.isSet(.input) != arguments.isSet(.sample) else {
      throw .usage("--input and --sample exclude each other")
    }
    if let place = arguments.place {
      throw .usage(
        "a recorded answer has its own place; leave out '\(FailureReport.shown(place))'"
      )
    }
    let others: [OptionSpec] = [.current, .pick]
    guard !others.contains(where: arguments.isSet) else {
      throw .usage("a recorded answer has its own place; leave out --current and --pick")
    }
    guard let path = arguments.value(of: .input) else { return try sample() }
    return try recorded(path)
  }

  private func recorded(_ path: String) throws(Failure) -> ReportSource.Answer {
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
      return ReportSource.Answer(
        report: try RecordedAnswer.report(from: [body], context: context, about: topic),
        isRecorded: true
      )
    } catch .unreadable(let problem) {
      throw .inputUnreadable(path: name, problem)
    } catch {
      throw .provider(error, .openMeteo, topic)
    }
  }

  private func sample() throws(Failure) -> ReportSource.Answer {
    let provider =
      invocation.arguments.value(of: .provider).flatMap(ProviderID.init(name:)) ?? .forecast
    let context = ReadingContext(
      recordedReadAt: invocation.dependencies.now(),
      openWeatherMapUnits: .metric
    )
    do throws(ProviderError) {
      var report = try SampleAnswer.report(of: provider, context: context, about: topic)
      report.notes.append(.sample)
      return ReportSource.Answer(report: report, isRecorded: true)
    } catch {
      throw .provider(error, provider, topic)
    }
  }
}
