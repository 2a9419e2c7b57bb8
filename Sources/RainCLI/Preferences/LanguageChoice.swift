import RainArguments
import RainCore

/// Which language rain speaks: the option over the setting over the locale.
struct LanguageChoice: Hashable, Sendable {
  /// The language; English where rain does not speak the one that is wished for.
  let language: Language
  /// The code of a language that the user named and rain does not speak; `nil` for none.
  let unspoken: String?
  /// Whether the user named the language, and not only a locale.
  let isNamed: Bool

  /// Chooses the language.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - configuration: The settings.
  ///   - environment: The environment, for the locale.
  /// - Throws: `Failure` when the settings can't be used.
  init(
    _ arguments: ParsedArguments,
    _ configuration: Configuration,
    environment: [String: String]
  ) throws(Failure) {
    let named = try configuration.value(
      "language",
      overriddenBy: arguments.value(of: .language)
    )
    let name = named ?? LocaleName.of("LC_MESSAGES", in: environment)
    let spoken = name.flatMap(Language.init(nearestTo:))
    language = spoken ?? .english
    unspoken = spoken == nil ? named : nil
    isNamed = named != nil
  }
}
