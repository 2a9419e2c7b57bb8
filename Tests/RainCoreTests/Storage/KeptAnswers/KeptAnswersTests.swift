import Foundation
import RainTestSupport
import Testing

@testable import RainCore

@Suite struct KeptAnswersTests {
  private let folder = try? TemporaryDirectory()

  private var answers: KeptAnswers { KeptAnswers(directory: folder?.url) }

  private static func question(
    _ latitude: Double = 52.52,
    name: String? = nil,
    language: String = "en",
    provider: ProviderID = .forecast
  ) throws -> WeatherQuestion {
    var place = Place(coordinate: try #require(Coordinate(latitude: latitude, longitude: 13.41)))
    place.name = name
    return WeatherQuestion(provider: provider, place: place, language: language)
  }

  private static func report() throws -> WeatherReport {
    let body = try Fixture.data("forecast/sample.json")
    return try RecordedAnswer.report(from: [body], context: .init(recordedReadAt: 0))
  }

  @Test func `an answer is kept under provider, place and language`() throws {
    let report = try Self.report()
    try answers.keep(report, answering: Self.question())
    let now = report.now.secondsSince1970
    #expect(answers.report(answering: try Self.question(), now: now)?.hourly == report.hourly)
    for other in [
      try Self.question(52.5201), try Self.question(language: "de"),
      try Self.question(provider: .openMeteo),
      WeatherQuestion(airAt: try Self.question().place, provider: .forecast),
    ] {
      #expect(answers.report(answering: other, now: now) == nil)
    }
  }

  @Test func `the present alone is read as it stands in the whole answer`() throws {
    let report = try Self.report()
    try answers.keep(report, answering: Self.question())
    let now = report.now.secondsSince1970
    let present = try #require(
      answers.report(answering: Self.question(), extent: .present, now: now)
    )
    var expected = try #require(answers.report(answering: Self.question(), now: now))
    (expected.minutely, expected.hourly, expected.daily) = (nil, nil, nil)
    (expected.alerts, expected.air) = (nil, nil)
    #expect(present.current != nil)
    #expect(present == expected)
  }

  @Test func `it is shown under the name that the place has in the question`() throws {
    var report = try Self.report()
    report.place.name = "Old name"
    try answers.keep(report, answering: Self.question(name: "Old name"))
    let renamed = answers.report(answering: try Self.question(name: "home"), now: 0)
    #expect(renamed?.place.name == "home")
    #expect(try answers.report(answering: Self.question(), now: 0)?.place.name == nil)
  }

  @Test func `the name that the provider told belongs to the answer`() throws {
    var report = try Self.report()
    report.place.name = "Told"
    try answers.keep(report, answering: Self.question())
    #expect(try answers.report(answering: Self.question(), now: 0)?.place.name == "Told")
  }

  @Test(arguments: ["", "{", "[]", "null", #"{"version": 99}"#, "\u{0}\u{1}"])
  func `a damaged entry is as good as none, and is replaced`(text: String) throws {
    let report = try Self.report()
    let question = try Self.question()
    try #require(folder).write(text, to: "answers/\(question.fileName)")
    #expect(answers.report(answering: question, now: 0) == nil)
    try answers.keep(report, answering: question)
    #expect(answers.report(answering: question, now: 0) != nil)
  }

  @Test func `files are 0600 and folders 0700`() throws {
    try answers.keep(Self.report(), answering: Self.question())
    let path = try #require(folder).url.appending(path: "answers").path()
    let file = path + "/" + (try Self.question().fileName)
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(path) == 0o700)
    #expect(try mode(file) == 0o600)
  }

  @Test func `the folder does not grow beyond 500 files`() throws {
    let folder = try #require(folder)
    for number in 0..<600 { try folder.write("{}", to: "answers/forecast_\(number).json") }
    try answers.keep(Self.report(), answering: Self.question())
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "answers").path()
    )
    #expect(names.count == KeptAnswers.limit)
    #expect(names.contains(try Self.question().fileName))
  }

  @Test func `one at a time has the turn to ask`() throws {
    let question = try Self.question()
    let first = try answers.turn(toAsk: question)
    let second = try answers.turn(toAsk: question)
    let other = try answers.turn(toAsk: Self.question(1))
    let got = [first != nil, second != nil, other != nil]
    #expect(got == [true, false, true])
    first?.end()
    let third = try answers.turn(toAsk: question)
    let gotThird = third != nil
    #expect(gotThird)
    third?.end()
    other?.end()
    let path = try #require(folder).url.appending(path: "answers").path()
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
  }

  @Test func `what is kept is counted, and cleared`() throws {
    #expect(try answers.inventory().count == 0)
    try answers.keep(Self.report(), answering: Self.question())
    try answers.keep(Self.report(), answering: Self.question(1))
    let inventory = try answers.inventory()
    #expect(inventory.count == 2)
    #expect(inventory.size > 1000)
    #expect(inventory.oldest != nil)
    try answers.clear()
    #expect(try answers.inventory().count == 0)
  }

  @Test func `files that are not rain's stay, even where a link leads to their folder`() throws {
    let folder = try #require(folder)
    let foreign = [
      "photo.jpg", "notes.json", "my.lock", ".hidden", ".x.json.1.tmp", "forecast.json",
    ]
    for name in foreign { try folder.write("mine", to: "elsewhere/\(name)") }
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "answers"),
      withDestinationURL: folder.url.appending(path: "elsewhere")
    )
    for number in 0..<495 { try folder.write("{}", to: "elsewhere/forecast_\(number).json") }
    try answers.keep(Self.report(), answering: Self.question())
    #expect(try answers.inventory().count == KeptAnswers.limit)
    #expect(try answers.clear() == KeptAnswers.limit)
    let left = try FileManager.default
      .contentsOfDirectory(atPath: folder.url.appending(path: "elsewhere").path())
    #expect(left.sorted() == foreign.sorted())
  }

  @Test func `what killed runs left behind is cleared, and a link in the place of an answer`()
    throws
  {
    let folder = try #require(folder)
    let name = try Self.question().fileName
    try folder.write("mine", to: "target.json")
    for left in [".\(name).abc.tmp", "\(name).lock"] { try folder.write("", to: "answers/\(left)") }
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "answers/\(name)"),
      withDestinationURL: folder.url.appending(path: "target.json")
    )
    #expect(try answers.clear() == 0)
    let path = folder.url.appending(path: "answers").path()
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
    #expect(FileManager.default.fileExists(atPath: folder.appending("target.json").path()))
  }

  @Test func `pruning removes the locks that nobody holds`() throws {
    let folder = try #require(folder)
    let turn = try answers.turn(toAsk: Self.question(1))
    let stale = try Self.question().fileName + ".lock"
    try folder.write("", to: "answers/\(stale)")
    try answers.keep(Self.report(), answering: Self.question())
    let path = folder.url.appending(path: "answers").path()
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(!names.contains(stale))
    #expect(names.contains(try Self.question(1).fileName + ".lock"))
    turn?.end()
  }

  @Test func `a folder that is none is no empty one`() throws {
    let folder = try #require(folder)
    try folder.write("", to: "answers")
    let path = folder.url.appending(path: "answers").path(percentEncoded: false)
    #expect(throws: StoreError.cannotRead(path: path, errno: ENOTDIR)) { try answers.inventory() }
    #expect(throws: StoreError.cannotRead(path: path, errno: ENOTDIR)) { try answers.clear() }
  }

  @Test func `a file larger than any answer counts as not kept`() throws {
    let question = try Self.question()
    try answers.keep(Self.report(), answering: question)
    let folder = try #require(folder)
    let path = folder.appending("answers/\(question.fileName)").path(percentEncoded: false)
    let handle = try #require(FileHandle(forUpdatingAtPath: path))
    try handle.seekToEnd()
    let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    try handle.write(contentsOf: Data(repeating: 32, count: KeptAnswers.sizeLimit - size))
    #expect(answers.report(answering: question, now: 0) != nil)
    try handle.write(contentsOf: Data(repeating: 32, count: 1))
    #expect(answers.report(answering: question, now: 0) == nil)
  }

  @Test func `a file of the far future is counted like any other`() throws {
    try answers.keep(Self.report(), answering: Self.question())
    let name = try Self.question().fileName
    let folder = try #require(folder)
    let path = folder.appending("answers/\(name)").path(percentEncoded: false)
    // As far as common file systems can tell, and further than 64 bits of nanoseconds go.
    let times = Array(repeating: timespec(tv_sec: 15_000_000_000, tv_nsec: 0), count: 2)
    #expect(unsafe utimensat(AT_FDCWD, path, times, 0) == 0)
    #expect(try answers.inventory().count == 1)
    #expect(try answers.inventory().latest ?? 0 > 4_000_000_000)
  }

  @Test func `without a folder nothing is kept`() throws {
    let nowhere = KeptAnswers(directory: nil)
    #expect(throws: StoreError.noHome) {
      try nowhere.keep(Self.report(), answering: Self.question())
    }
    #expect(try nowhere.report(answering: Self.question(), now: 0) == nil)
    #expect(try nowhere.inventory().count == 0)
    try nowhere.clear()
  }

  @Test func `a file in the place of the folder is told`() throws {
    let folder = try #require(folder)
    try folder.write("", to: "answers")
    #expect(throws: StoreError.self) {
      try answers.keep(Self.report(), answering: Self.question())
    }
  }
}
