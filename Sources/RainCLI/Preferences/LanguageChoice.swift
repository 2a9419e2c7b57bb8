import RainArguments
import RainCore
import RainTerminal

/// Which language rain speaks: the option over the setting over the locale.
struct LanguageChoice: Hashable, Sendable {
  /// The language; English where rain does not speak the one that is wished for.
  let language: Language
  /// Whether the user named a language, and not only a locale.
  let isNamed: Bool
  /// A sentence for who asked in this run for a language that rain does not speak.
  let note: String?

  /// Chooses the language.
  init(_ invocation: Invocation, _ configuration: Configuration) throws(Failure) {
    let asked = invocation.arguments.value(of: .language)
    let named = try configuration.value("language", overriddenBy: asked)
    let locale = LocaleName.of("LC_MESSAGES", in: invocation.dependencies.environment)
    let spoken = (named ?? locale).flatMap(Language.init(nearestTo:))
    language = spoken ?? .english
    isNamed = named != nil
    note =
      spoken == nil
      ? asked.map { "rain has no words in '\(FailureReport.shown($0))', so they are English" } : nil
  }
}

extension Words {
  /// The words of a run.
  ///
  /// - Parameters:
  ///   - choice: The language.
  ///   - invocation: The run, which may allow nothing but ASCII.
  init(_ choice: LanguageChoice, in invocation: Invocation) {
    let isUTF8 = TerminalChoice.isUTF8(environment: invocation.dependencies.environment)
    // Who names a language wants its letters even where the locale promises none.
    let isASCII = invocation.arguments.isSet(.ascii) || !isUTF8 && !choice.isNamed
    self.init(choice.language, isASCII: isASCII)
  }
}
