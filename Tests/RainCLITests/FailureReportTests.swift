@testable import RainCLI
import RainCore
import Testing

/// A failure with the exit code and the words that it must have.
struct FailureCase: CustomTestStringConvertible, Sendable {
  let failure: Failure
  let code: ExitCode
  let words: String

  var testDescription: String { words }

  init(_ failure: Failure, _ code: ExitCode, _ words: String) {
    self.failure = failure
    self.code = code
    self.words = words
  }

  static func provider(_ error: ProviderError, _ code: ExitCode, _ words: String) -> FailureCase {
    FailureCase(.provider(error, .openWeatherMap), code, words)
  }

  static func transport(_ error: TransportError, _ code: ExitCode, _ words: String) -> FailureCase {
    provider(.transport(error), code, words)
  }

  static let all: [FailureCase] = [
    .transport(.noNetwork(host: "h"), .tryLater, "there may be no network"),
    .transport(
      .hostNotFound(host: "h.example"),
      .tryLater,
      "the name h.example could not be looked up"
    ),
    .transport(.connectionRefused(host: "h"), .tryLater, "h refused the connection"),
    .transport(.connectionLost(host: "h"), .tryLater, "the connection to h broke"),
    .transport(.timedOut(host: "h"), .tryLater, "h did not answer in time"),
    .transport(.cancelled, .tryLater, "interrupted"),
    .transport(.notSecure(host: "h", problem: .untrusted), .notSafe, "nobody this machine trusts"),
    .transport(.notSecure(host: "h", problem: .expired), .notSafe, "has expired"),
    .transport(.notSecure(host: "h", problem: .wrongHost), .notSafe, "for another name"),
    .transport(.notSecure(host: "h", problem: .noAuthorities), .notSafe, "ca-certificates"),
    .transport(.notSecure(host: "h", problem: .handshake), .notSafe, "no secure connection"),
    .transport(
      .redirectRefused(host: "h", target: "evil.example"),
      .notSafe,
      "send us to evil.example"
    ),
    .transport(.plainHTTP(host: "h"), .notSafe, "use https"),
    .transport(.tooManyRedirects(host: "h"), .unavailable, "in circles"),
    .transport(.libraryMissing, .unavailable, "libcurl is missing; install it"),
    .transport(.tooLarge(host: "h", limit: 8_388_608), .unreadable, "larger than 8 MiB"),
    .transport(.malformed(host: "h"), .unreadable, "is damaged"),
    .provider(.keyMissing, .keyTrouble, "it needs a key, and there is none"),
    .provider(
      .keyRejected(status: 401, message: "Nope."),
      .keyTrouble,
      "rejected the key (401: Nope)"
    ),
    .provider(.rateLimited(retryAfter: 90, message: nil), .tryLater, "try again in 90 s"),
    .provider(.rateLimited(retryAfter: 3600, message: nil), .tryLater, "try again in 60 min"),
    .provider(.rateLimited(retryAfter: nil, message: nil), .tryLater, "try again in some minutes"),
    .provider(
      .refused(status: 404, message: "city not found"),
      .unavailable,
      "it refused (404: city not found)"
    ),
    .provider(.refused(status: 503, message: nil), .unavailable, "it failed (503)"),
    .provider(.unreadable(.empty), .unreadable, "it is empty"),
    .provider(.unreadable(.webPage), .unreadable, "a web page, not data"),
    .provider(.unreadable(.notJSON), .unreadable, "no JSON"),
    .provider(.unreadable(.tooLarge(limit: 8_388_608)), .unreadable, "larger than 8 MiB"),
    .provider(.unreadable(.unrecognized), .unreadable, "none of the marks"),
    .provider(.unreadable(.error(message: "bad")), .unreadable, "it is an error: bad"),
    .provider(
      .unreadable(.wrongType(path: "hourly.data")),
      .unreadable,
      "'hourly.data' is not what"
    ),
    .provider(.badAddress("ftp:x"), .badSettings, "'ftp:x' is no address"),
    FailureCase(
      .inputUnreadable(path: "f", .otherKind(.places)),
      .unreadable,
      "f can't be read as weather: it is a list of places"
    ),
    FailureCase(.inputUnreadable(path: "f", .otherKind(.airQuality)), .unreadable, "air quality"),
    .provider(.unreadable(.otherKind(.weather)), .unreadable, "it is about the weather"),
    FailureCase(
      .provider(.refused(status: 500, message: nil), .openMeteo, .air),
      .unavailable,
      "no air quality from Open-Meteo: it failed (500)"
    ),
    FailureCase(
      .cannotTell(.airQuality, .openMeteo),
      .unavailable,
      "Open-Meteo can't tell what is in the air here"
    ),
    FailureCase(.inputUnreadable(path: "f", .otherKind(.daySummary)), .unreadable, "past day"),
    FailureCase(.inputUnreadable(path: "f", .otherKind(.cityList)), .unreadable, "list of cities"),
    FailureCase(.inputUnreadable(path: "f", .otherKind(.fragment)), .unreadable, "only a part"),
    FailureCase(.inputFile(path: "/x", errno: 2), .noInput, "can't read /x: no such file"),
    FailureCase(.noPlace, .badSettings, "no place is named, and none is selected"),
    FailureCase(.place(.empty), .usage, "the name of the place is empty"),
    FailureCase(.place(.outOfRange("91,0")), .usage, "'91,0' is not on the Earth"),
    FailureCase(
      .place(.searchFailed(.unreadable(.unrecognized))),
      .unreadable,
      "none of the marks of a list of places"
    ),
    FailureCase(.place(.notFound("2", similar: [])), .noPlace, "by number only when selected"),
    FailureCase(.place(.notFound("X", similar: [])), .noPlace, "no place called 'X'"),
    FailureCase(.place(.ambiguous("X", candidates: [])), .noPlace, "could be several places"),
    FailureCase(.place(.noCandidate("X", number: 3, count: 1)), .usage, "lists only one"),
    FailureCase(
      .place(.searchFailed(.transport(.noNetwork(host: "h")))),
      .tryLater,
      "no answer from the search for places"
    ),
    FailureCase(.nothingSaved, .noPlace, "no place is saved"),
    FailureCase(.notSaved("X"), .noPlace, "no saved location is called 'X'"),
    FailureCase(.severalSaved("X", []), .noPlace, "several saved locations"),
    FailureCase(.place(.area("X", .region, candidates: [])), .noPlace, "'X' is a region"),
    FailureCase(
      .inputFile(path: "-", errno: 9),
      .noInput,
      "can't read standard input: "
    ),
    FailureCase(
      .provider(.unreadable(.wrongType(path: "")), .openMeteo),
      .unreadable,
      "its answer can't be read: it is data of another kind than was asked for"
    ),
    FailureCase(
      .keyCommand(setting: "forecast.key-command"),
      .keyTrouble,
      "the command in forecast.key-command failed"
    ),
    FailureCase(
      .keyCommandTimedOut(setting: "forecast.key-command"),
      .keyTrouble,
      "the command in forecast.key-command timed out"
    ),
    FailureCase(
      .environment(
        variable: "RAIN_PROVIDER",
        .invalidValue(key: "provider", value: "x", allowed: .oneOf(["a"]))
      ),
      .badSettings,
      "RAIN_PROVIDER in the environment"
    ),
    FailureCase(.usage("wrong"), .usage, "wrong"),
    FailureCase(.output(errno: 28), .fileTrouble, "no space left"),
    FailureCase(.store(.noHome), .fileTrouble, "no home folder"),
    FailureCase(
      .store(.cannotRead(path: "/x", errno: 13)),
      .fileTrouble,
      "can't read /x: permission denied"
    ),
    FailureCase(
      .store(.cannotWrite(path: "/x", errno: 28)),
      .fileTrouble,
      "can't write /x: no space left"
    ),
    FailureCase(.store(.locked(path: "/x")), .fileTrouble, "keeps /x locked"),
    FailureCase(
      .store(.damaged(path: "/x", problem: .notJSON(line: 2, column: 5))),
      .badSettings,
      "/x can't be used: it is no JSON at line 2, column 5"
    ),
    FailureCase(
      .store(.damaged(path: "/x", problem: .missing(keyPath: "a.b"))),
      .badSettings,
      "'a.b' is missing"
    ),
    FailureCase(
      .store(.newerVersion(path: "/x", version: 9)),
      .badSettings,
      "written by a newer rain (version 9"
    ),
    FailureCase(.store(.selected(id: "x")), .usage, "x is the selected location"),
    FailureCase(.store(.unknownKey(key: "x", candidates: [])), .usage, "no setting 'x'"),
    FailureCase(.store(.secretSetting(key: "forecast.key")), .usage, "kept apart"),
    FailureCase(.store(.invalidAPIKey(key: "forecast.key")), .usage, "can't be a key"),
    FailureCase(.store(.emptyName), .usage, "the name is empty"),
    FailureCase(.store(.nameLikeNumber("1")), .usage, "a number of the list"),
    FailureCase(.store(.nameOfSigns(",")), .usage, "has no letter"),
    FailureCase(.store(.nameOfOther(id: "x")), .usage, "the id of another location"),
    FailureCase(.store(.nameTooLong(limit: 9)), .usage, "longer than 9 characters"),
  ]
}

@Suite struct FailureReportTests {
  @Test(arguments: FailureCase.all)
  func `a failure has its exit code and says what failed`(row: FailureCase) {
    let report = FailureReport(row.failure)
    #expect(report.code == row.code)
    #expect(report.sentence.contains(row.words))
    let lines = report.text.split(separator: "\n")
    #expect(lines.first?.hasPrefix("rain: ") == true)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    #expect(report.text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `a rejected key has three causes and a way out`() {
    let report = FailureReport(.provider(.keyRejected(status: 401, message: nil), .openWeatherMap))
    #expect(report.text.contains("wrong, too new"))
    #expect(report.text.contains("plan may lack this"))
    #expect(report.text.contains("provider open-meteo"))
  }

  @Test func `an error out of a damaged file cannot steer the terminal, nor fill it`() {
    let evil = "a\u{1B}[2J\u{202E}b\nc" + String(repeating: "x", count: 100_000)
    let errors: [ProviderError] = [
      .refused(status: 500, message: evil), .transport(.timedOut(host: evil)),
      .unreadable(.wrongType(path: evil)), .keyRejected(status: 401, message: evil),
      .transport(.redirectRefused(host: evil, target: evil)), .badAddress(evil),
      .rateLimited(retryAfter: .max, message: evil),
    ]
    for error in errors {
      let text = FailureReport.reason(error, .forecast)
      #expect(text.contains("ab c"))
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
      #expect(text.count <= 1000)
    }
  }

  @Test func `texts of the user are shortened and cannot steer the terminal`() {
    let report = FailureReport(.notSaved("\u{1B}[31m" + String(repeating: "x", count: 100_000)))
    #expect(report.text.utf8.count < 300)
    #expect(!report.text.contains("\u{1B}"))
  }
}
