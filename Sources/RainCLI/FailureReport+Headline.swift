import RainArguments
import RainTerminal

extension FailureReport {
  /// The lines for standard error in the user's language: what kind of failure it is, and behind that
  /// the exact sentence, which is English in every language, so that it can be looked up.
  ///
  /// - Parameter words: The words of the language.
  /// - Returns: The lines, each with its line break.
  func text(in words: Words) -> String { translated(by: words).text }

  /// The same with the headline before its sentence.
  func translated(by words: Words) -> FailureReport {
    guard words.language != .english, let headline = code.headline else { return self }
    return FailureReport(code, "\(words[headline]): \(sentence)", hints)
  }
}

extension ExitCode {
  /// What kind of failure it stands for; `nil` for what is none.
  var headline: Phrase? {
    switch self {
    case .done, .doesNotHold, .interrupted: nil
    case .usage: .wrongUsage
    case .unreadable: .unreadableInput
    case .noInput: .fileNotReadable
    case .noPlace: .placeNotFound
    case .unavailable: .notAvailable
    case .fault: .internalFault
    case .fileTrouble: .fileTrouble
    case .tryLater: .tryLater
    case .notSafe: .connectionNotSafe
    case .keyTrouble: .keyTrouble
    case .badSettings: .settingsUnusable
    }
  }
}

extension Words {
  /// The words for a failure: in the language that the arguments, the settings or the locale name,
  /// as far as these can be read.
  init(forFailureOf arguments: [String], _ dependencies: Dependencies) {
    // What can't be parsed may name a language all the same, and so may the settings.
    var parsed = ParsedArguments(path: [])
    if case .run(let run)? = try? Parser.parse(arguments, grammar: Command.root.spec) {
      parsed = run
    }
    self.init(forFailureIn: Invocation(parsed, dependencies), Self.language(namedIn: arguments))
  }

  /// The words for a failure in a run.
  ///
  /// - Parameters:
  ///   - invocation: The run.
  ///   - named: The language that its arguments name, for where they can't be parsed, or the settings
  ///     can't be read.
  init(forFailureIn invocation: Invocation, _ named: Language? = nil) {
    let environment = invocation.dependencies.environment
    let isASCII = !TerminalChoice.isUTF8(environment: environment)
    let locale = LocaleName.of("LC_MESSAGES", in: environment).flatMap(Language.init(nearestTo:))
    if let configuration = try? Configuration(invocation),
      let choice = try? LanguageChoice(invocation, configuration)
    {
      self.init(choice, in: invocation)
      if let named, named != language { self.init(named, isASCII: isASCII) }
    } else {
      self.init(named ?? locale ?? .english, isASCII: isASCII)
    }
  }

  private static func language(namedIn arguments: [String]) -> Language? {
    let option = "--\(OptionSpec.language.id)"
    // Of several the last one counts, as for the parser.
    let values = arguments.indices.compactMap { index -> String? in
      if arguments[index] == option { return arguments.dropFirst(index + 1).first }
      guard arguments[index].hasPrefix("\(option)=") else { return nil }
      return String(arguments[index].dropFirst(option.count + 1))
    }
    return values.last.flatMap(Language.init(nearestTo:))
  }
}
