import RainArguments
import RainCore

extension Command {
  static let doctor: Command = Command(
    "doctor",
    summary: "What is set up, what works, and what to do about the rest",
    discussion: """
      Asks each server in use one small question, which shows whether it can be reached and accepts \
      the key. The exit code is 0 when nothing stands in the way, otherwise 69.
      """,
    options: [.checkingOffline, .timeout, .plain] + OptionSpec.outputOptions,
    examples: [
      ExampleSpec("rain doctor", "The whole check-up"),
      ExampleSpec("rain doctor --offline", "Without the network"),
    ]
  ) { invocation async throws(Failure) in
    let form = try OutputForm(invocation.arguments)
    let examination = try await Examination(invocation)
    let report = DoctorReport(
      DoctorCheck.all.flatMap { $0.findings(examination) },
      hiding: examination.keys.values.compactMap(\.value)
    )
    let code: ExitCode = report.isOK ? .done : .unavailable
    if case .json = form {
      return Outcome(output: invocation.text(report.json), code: code)
    }
    if case .plain = try form.following(examination.configuration) {
      return Outcome(output: report.plainLines.text(Words()), code: code)
    }
    let look = examination.look.whole(for: invocation)
    return Outcome(output: look.text(DoctorView(report: report, look: look).lines), code: code)
  }
}

extension OptionSpec {
  /// `--offline`, as the check-up means it.
  fileprivate static var checkingOffline: OptionSpec {
    var option = offline
    option.summary = "Never use the network; check the rest"
    option.section = timeout.section
    return option
  }
}
