import Foundation
import RainArguments
import RainCore

/// What a person reads of a failure, and the exit code: the only place with the wording of errors.
struct FailureReport: Hashable, Sendable {
  /// The exit code.
  let code: ExitCode
  /// What failed, on what and why; without the `rain: ` before it.
  let sentence: String
  /// What to try, candidates, commands to type: the lines that belong to the sentence.
  let hints: [String]

  init(_ code: ExitCode, _ sentence: String, _ hints: [String] = []) {
    self.code = code
    self.sentence = sentence
    self.hints = hints
  }

  /// Words a failure.
  init(_ failure: Failure) {
    switch failure {
    case .arguments(let error): self.init(arguments: error)
    case .usage(let sentence): self.init(.usage, sentence)
    case .format(let problem): self.init(format: problem)
    case .place(let error): self.init(place: error)
    case .noPlace:
      self.init(
        .badSettings,
        "no place is named, and none is selected; name one, or save one that is used from then on",
        ["rain now Berlin", "rain locations add Berlin"]
      )
    case .noConsent, .notLocated, .notLocatedOffline: self.init(locating: failure)
    case .provider(let error, let provider, let topic): self.init(error, provider, about: topic)
    case .leftInPeace(let error, let provider, let topic, let ago, let again):
      let report = FailureReport(error, provider, about: topic)
      self.init(
        report.code,
        report.sentence,
        report.hints + [Self.remark(ago: ago, again: again)]
      )
    case .also(let others, let last):
      let report = FailureReport(last)
      let troubles = others.map {
        "nor from \($0.provider.title): \(Self.reason($0.error, $0.provider))"
      }
      self.init(report.code, report.sentence, troubles + report.hints)
    case .cannotTell(let part, let provider, let place):
      self.init(cannotTell: part, provider, place)
    case .cannotCheck(let check, let provider, let within, let place):
      self.init(cannotCheck: check, provider, within: within, place)
    case .keptTooOld(let part, let provider): self.init(tooOldFor: part, provider)
    case .nothingKept(let place):
      self.init(
        .tryLater,
        "no answer about \(Self.candidate(place)) is kept, and --offline forbids to ask for one"
      )
    case .inputFile(let path, let errno):
      let name = path == "-" ? "standard input" : Self.shownPath(path)
      self.init(.noInput, "can't read \(name): \(Self.text(of: errno))")
    case .inputUnreadable(let path, let problem):
      self.init(
        .unreadable,
        "\(Self.shownPath(path)) can't be read as weather: \(Self.text(problem))",
        problem == .otherKind(.airQuality)
          ? [
            "rain air --input \(Self.pasted(path == "standard input" ? "-" : Self.shownPath(path)))"
          ]
          : []
      )
    case .store(let error): self.init(store: error)
    case .environment(let variable, let error):
      self.init(
        .badSettings,
        "\(variable) in the environment: \(FailureReport(store: error).sentence)"
      )
    case .keyCommand(let setting):
      self.init(
        .keyTrouble,
        "the command in \(setting) failed, or its first line is no key",
        ["rain settings get \(setting)"]
      )
    case .keyCommandTimedOut(let setting):
      self.init(
        .keyTrouble,
        "the command in \(setting) timed out; try again, or give it more --timeout",
        ["rain settings get \(setting)"]
      )
    case .notSaved(let text):
      self.init(
        .noPlace,
        "no saved location is called '\(Self.shown(text))'; see which there are",
        ["rain locations"]
      )
    case .nothingSaved:
      self.init(
        .noPlace,
        "no place is saved, so there is none to select; save one",
        ["rain locations add Berlin"]
      )
    case .nothingToShow:
      self.init(
        .badSettings,
        "no place is saved, so there is none to show; save one",
        ["rain locations add Berlin"]
      )
    case .severalSaved(let text, let locations): self.init(severalSaved: text, locations)
    case .output(let errno):
      self.init(.fileTrouble, "can't write the output: \(Self.text(of: errno))")
    }
  }

  /// That what failed did so a while ago, and when it is asked again.
  static func remark(ago: Int, again: Int) -> String {
    "that was \(DurationText.ago(ago)); it is asked again in "
      + "\(DurationText.words(again)), or at once with --refresh"
  }

  /// The lines for standard error, each with its line break.
  var text: String {
    (["rain: \(sentence)"] + hints.map { "  \($0)" }).map { $0 + "\n" }.joined()
  }

  /// The text of the system for an error number, beginning in lower case.
  static func text(of errno: Int32) -> String {
    let text = unsafe String(cString: strerror(errno))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// A path as it may stand in a message: whole, unless it is longer than any file's.
  static func shownPath(_ path: String) -> String {
    path.utf8.count <= 4096 ? CleanText.line(path) : shown(path)
  }

  /// A text of the user's as it may stand in a message: one line, not endless.
  static func shown(_ text: String) -> String {
    let clean = CleanText.line(text)
    return clean.count <= 80 ? clean : clean.prefix(77) + "..."
  }
}
