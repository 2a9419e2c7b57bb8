@testable import RainCLI
import Testing

@Suite struct LanguageTests {
  @Test(
    arguments: [
      ("de", .german), ("de_AT", .german), ("de-CH", .german), ("DE", .german),
      ("de_DE.UTF-8", .german), ("de_DE@euro", .german), ("es_419", .spanish),
      ("fr_CA.UTF-8", .french), ("nl_BE", .dutch), ("ru_RU.KOI8-R", .russian),
      ("zh_CN.UTF-8", .chinese), ("zh-Hans", .chinese), ("zh", .chinese), ("zh_SG", .chinese),
      ("zh-Hans-HK", .chinese), ("ja_JP.eucJP", .japanese), ("en_US.UTF-8", .english),
      ("C", .english), ("POSIX", .english), ("C.UTF-8", .english),
      // Not simplified Chinese, and no relatives of a language that rain speaks.
      ("zh_TW.UTF-8", nil), ("zh-Hant", nil), ("zh_HK", nil), ("zh-Hant-CN", nil),
      ("pt", nil), ("pt_BR.UTF-8", nil), ("sv", nil), ("nds", nil), ("deutsch", nil), ("", nil),
      (".UTF-8", nil), ("_DE", nil), ("日本語", nil),
    ] as [(String, Language?)]
  )
  func `a locale or a tag names the nearest language`(name: String, language: Language?) {
    #expect(Language(nearestTo: name) == language)
  }
}
