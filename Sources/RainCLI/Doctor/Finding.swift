import RainCore

/// What the check-up found out about one thing.
struct Finding: Hashable, Sendable {
  let section: Section
  /// What it is about, such as a file, a provider or a variable.
  let subject: String
  let status: Status
  let detail: String
  /// What to do: sentences and commands, one after the other; empty when there is nothing to do.
  let advice: [String]

  /// The parts of the report, in their order.
  enum Section: String, CaseIterable, Hashable, Sendable {
    case files, environment, providers, network, system, terminal
  }

  /// How it stands.
  enum Status: String, CaseIterable, Hashable, Sendable {
    /// As it should be.
    case ok
    /// Something is worth knowing, or stands in the way of what is not in use.
    case warning
    /// Something stands in the way.
    case problem
  }

  /// Describes what was found; what came from outside is made harmless.
  init(
    _ status: Status,
    _ section: Section,
    _ subject: String,
    _ detail: String,
    advice: String...
  ) {
    self.init(status, section, subject, detail, advice: advice)
  }

  /// Describes what was found; what came from outside is made harmless.
  init(
    _ status: Status,
    _ section: Section,
    _ subject: String,
    _ detail: String,
    advice: [String]
  ) {
    self.section = section
    self.subject = subject
    self.status = status
    self.detail = CleanText.line(detail)
    self.advice = advice.map(CleanText.line)
  }

  /// Describes a failure in the words that every command has for it.
  init(_ status: Status, _ section: Section, _ subject: String, _ failure: Failure) {
    let report = FailureReport(failure)
    self.init(status, section, subject, report.sentence, advice: report.hints)
  }

  /// The same with every one of `secrets` masked.
  func hiding(_ secrets: [String]) -> Finding {
    Finding(
      status,
      section,
      subject,
      Redaction.mask(secrets, in: detail),
      advice: advice.map { Redaction.mask(secrets, in: $0) }
    )
  }

  /// The member of the list in the document.
  var json: JSONValue {
    [
      "section": .string(section.rawValue),
      "subject": .string(subject),
      "status": .string(status.rawValue),
      "detail": .string(detail),
      "advice": JSONValue(advice.isEmpty ? nil : adviceInOneLine),
    ]
  }

  private var adviceInOneLine: String {
    advice.dropFirst()
      .reduce(advice.first ?? "") { line, step in line + (line.hasSuffix(".") ? " " : "; ") + step }
  }
}
