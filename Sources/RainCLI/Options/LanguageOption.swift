import RainArguments
import RainCore

extension OptionSpec {
  static let language = OptionSpec(
    "language",
    value: ValueSpec(
      "CODE",
      .custom(expectation: LanguageCode.expectation) { LanguageCode.normalized($0) != nil },
      completion: .words(Language.allCases.map { Completion.Word($0.rawValue) })
    ),
    summary: "The language: en, de, es, fr, nl, ru, zh or ja",
    section: outputSection
  )
}
