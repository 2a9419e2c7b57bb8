import RainArguments
import RainCore

extension OptionSpec {
  static let language = OptionSpec(
    "language",
    value: ValueSpec(
      "CODE",
      .custom(expectation: LanguageCode.expectation) { LanguageCode.normalized($0) != nil }
    ),
    summary: "The language: en, de, es, fr, nl, ru, zh or ja",
    section: outputSection
  )
}
