@testable import RainCLI
import RainCore
import RainTerminal
import Testing

@Suite struct WordsTests {
  @Test(arguments: Language.allCases)
  func `every phrase is clean text with the placeholders of the English one`(language: Language) {
    for phrase in Phrase.allCases {
      let text = Words(language)[phrase]
      #expect(!text.isEmpty, "\(phrase)")
      #expect(text.first != " " && text.last != " " && !text.contains("  "), "\(phrase)")
      #expect(
        text.unicodeScalars.allSatisfy {
          ![.control, .format].contains($0.properties.generalCategory)
        },
        "\(phrase)"
      )
      #expect(Self.placeholders(text) == Self.placeholders(Words()[phrase]), "\(phrase)")
    }
  }

  @Test(arguments: Language.allCases)
  func `every name in braces is a placeholder`(language: Language) {
    for phrase in Phrase.allCases {
      let text = Words(language)[phrase]
      #expect(text.count { $0 == "{" } == Self.placeholders(text).count)
      #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
      for name in Self.placeholders(text) { #expect(Placeholder(rawValue: name) != nil) }
    }
  }

  @Test(arguments: Language.allCases.filter { $0 != .english })
  func `a language has words of its own`(language: Language) {
    let own = Phrase.allCases.filter { Words(language)[$0] != Words()[$0] }
    #expect(own.count > Phrase.allCases.count * 3 / 4)
    let sentences: [Phrase] = [.sampleNote, .noCurrent, .partialDay, .noPlaces, .unreadable]
    for phrase in sentences { #expect(own.contains(phrase), "\(phrase)") }
  }

  @Test(arguments: Language.allCases)
  func `labels and headings are short`(language: Language) {
    let headings: [Phrase] = [
      .temperatureHeading, .feelsLikeHeading, .gustHeading, .rainHeading, .humidityHeading,
      .lowHeading, .highHeading, .uvHeading,
    ]
    for phrase in headings { #expect(StyledText(Words(language)[phrase]).width <= 7) }
    for phrase in [Phrase.sunHeading, .upAllDay, .downAllDay] {
      #expect(StyledText(Words(language)[phrase]).width <= 12)
    }
    let labels: [Phrase] = [
      .wind, .chanceOfRain, .chanceOfSnow, .humidity, .dewPoint, .clouds, .pressure, .visibility,
      .uvIndex, .sunrise, .sunset, .sun,
    ]
    for phrase in labels { #expect(StyledText(Words(language)[phrase]).width <= 16) }
  }

  @Test(arguments: Language.allCases)
  func `days, months and points of the compass differ within a language`(language: Language) {
    let words = Words(language)
    #expect(Set(Weekday.allCases.map(words.name(of:))).count == 7)
    #expect(Set(Weekday.allCases.map(words.shortName(of:))).count == 7)
    #expect(Set((1...12).map(words.shortName(ofMonth:))).count == 12)
    #expect(Set(CompassPoint.allCases.map(words.letters(of:))).count == 16)
    let widest = CompassPoint.allCases.map { StyledText(words.letters(of: $0)).width }.max()
    #expect(widest == words.widestCompassPoint)
  }

  @Test(arguments: [0, 13, -1, Int.max])
  func `a month that is none has no name`(month: Int) {
    for language in Language.allCases { #expect(Words(language).shortName(ofMonth: month) == "") }
  }

  @Test(arguments: Language.allCases)
  func `values are filled in as they are, even with braces`(language: Language) {
    let words = Words(language)
    let text = words.text(.warningUntil, [.title: "{until} } {", .until: "{title}"])
    #expect(text.contains("{until} } {"))
    #expect(text.contains("{title}"))
    let styled = words.styled(.high, [.temperature: StyledText("8°", .bold)])
    #expect(styled.plain == words.text(.high, [.temperature: "8°"]))
    #expect(
      styled.rendered(withColor: true).contains(StyledText("8°", .bold).rendered(withColor: true))
    )
  }

  @Test(arguments: Language.allCases)
  func `with only ASCII a language of Latin letters keeps its words and others are English`(
    language: Language
  ) {
    let words = Words(language, isASCII: true)
    #expect(words.language == (language.isWrittenInLatinLetters ? language : .english))
    for phrase in Phrase.allCases {
      #expect(words[phrase].utf8.allSatisfy { $0 < 0x80 })
      #expect(!words[phrase].contains("?"))
      #expect(Self.placeholders(words[phrase]) == Self.placeholders(Words()[phrase]))
    }
  }

  /// The names in braces, sorted.
  private static func placeholders(_ text: String) -> [String] {
    text.matches(of: /\{([^{}]*)\}/).map { String($0.output.1) }.sorted()
  }
}
