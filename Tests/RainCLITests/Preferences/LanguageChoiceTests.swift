import Foundation
import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct LanguageChoiceTests {
  static let settings = #"{"version": 1, "language": "fr"}"#

  @Test(
    arguments: [
      ([], ["LC_ALL": "de_AT.UTF-8"], nil, "Bewölkt"),
      ([], ["LC_MESSAGES": "es_ES.UTF-8", "LANG": "ru_RU.UTF-8"], nil, "Nublado"),
      ([], ["LANG": "ja_JP.UTF-8"], nil, "曇り"),
      ([], ["LC_ALL": "C", "LANG": "de_DE.UTF-8"], nil, "Cloudy"),
      ([], ["LANG": "pt_BR.UTF-8"], nil, "Cloudy"),
      ([], [:], nil, "Cloudy"),
      ([], ["LC_ALL": "de_DE.UTF-8"], settings, "Nuageux"),
      (["--language", "nl"], ["LC_ALL": "de_DE.UTF-8"], settings, "Bewolkt"),
      (["--language=zh_CN.UTF-8"], [:], settings, "阴"),
      (["--language", "ru"], ["LC_ALL": "C"], nil, "Облачно"),
    ] as [([String], [String: String], String?, String)]
  )
  func `option over setting over locale, in text and document`(
    options: [String],
    environment: [String: String],
    settings: String?,
    description: String
  ) async throws {
    let world = try TestWorld()
    if let settings { try world.write(settings, to: ".config/rain/settings.json") }
    let text = await world.run(["now", "--sample"] + options, environment: environment)
    #expect(text.output.contains(description))
    #expect(text.error.isEmpty)
    let json = await world.run(["now", "--sample", "--json"] + options, environment: environment)
    let current = try #require(try document(json.output)["current"] as? [String: Any])
    #expect(current["description"] as? String == description)
    #expect(current["condition"] as? String == "cloudy")
  }

  @Test func `a language that rain does not speak is English with a note`() async throws {
    let result = try await TestWorld()
      .run(["now", "--sample", "--language", "pt-BR"], environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(result.code == 0)
    #expect(result.output.contains("Cloudy"))
    #expect(result.error == "rain: rain has no words in 'pt-BR', so they are English\n")
  }

  @Test(arguments: ["", "deutsch", "d", "de-", "1", "de\u{1B}"])
  func `what is no code is wrong usage`(code: String) async throws {
    let result = try await TestWorld().run(["now", "--sample", "--language", code])
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
  }

  @Test(arguments: ["de", "es", "fr", "nl", "ru", "zh", "ja"], ["now", "hourly", "daily"])
  func `ASCII output is ASCII in every language`(language: String, command: String) async throws {
    let world = try TestWorld()
    for form in [[], ["--json"]] {
      let result = await world.run([command, "--sample", "--ascii", "--language", language] + form)
      #expect(result.code == 0)
      let text = result.output.replacing("°", with: "")
      #expect(text.utf8.allSatisfy { $0 < 0x80 })
    }
    let locale = await world.run(
      [command, "--sample"],
      environment: ["LC_ALL": "\(language).ISO-8859-1"]
    )
    #expect(locale.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `the setting is listed, set, got and unset`() async throws {
    let world = try TestWorld()
    #expect(await world.run(["settings", "get", "language"]).output == "by locale\n")
    #expect(await world.run(["settings", "set", "language", "DE_at"]).code == 0)
    #expect(await world.run(["settings", "get", "language"]).output == "de-AT\n")
    #expect(await world.run(["now", "--sample"]).output.contains("Bewölkt"))
    let wrong = await world.run(["settings", "set", "language", "german"])
    #expect(wrong.code == 64)
    #expect(wrong.error.contains("a language code such as de"))
    #expect(await world.run(["settings", "unset", "language"]).code == 0)
    #expect(await world.run(["now", "--sample"]).output.contains("Cloudy"))
  }

  @Test func `answers are kept by language`() async throws {
    let world = try TestWorld()
    let body = try Fixture.data("open-meteo/sample.json")
    @Sendable func answer(_: HTTPRequest) -> Result<HTTPResponse, TransportError> {
      .success(HTTPResponse(status: 200, headers: [:], body: body))
    }
    let arguments = ["now", "52.52,13.41", "--language"]
    #expect(await world.run(arguments + ["de"], answer: answer).requests.count == 1)
    #expect(await world.run(arguments + ["de-AT"], answer: answer).requests.isEmpty)
    #expect(await world.run(arguments + ["ja"], answer: answer).requests.count == 1)
  }

  @Test(arguments: [
    ("de", "&lang=de&"), ("zh", "&lang=zh_cn&"), ("ja", "&lang=ja&"), ("en", nil), ("pt", nil),
  ])
  func `OpenWeatherMap is asked for names of places in the language`(
    language: String,
    part: String?
  ) async throws {
    let result = try await TestWorld()
      .run(
        ["now", "52.52,13.41", "--provider", "openweathermap", "--language", language],
        environment: ["RAIN_OPENWEATHERMAP_KEY": "0123456789abcdef0123456789abcdef"]
      )
    #expect(!result.requests.isEmpty)
    for request in result.requests {
      let address = request.url.absoluteString
      #expect(address.contains(part ?? "&units=metric&appid="))
      #expect(address.contains("lang=") == (part != nil))
    }
  }
}
