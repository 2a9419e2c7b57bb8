import RainCore
import RainTerminal
import RainTestSupport
import Testing

@testable import RainCLI

@Suite struct WatchViewTests {
  private static func report(_ provider: ProviderID = .forecast) throws -> WeatherReport {
    try SampleAnswer.report(
      of: provider,
      context: ReadingContext(recordedReadAt: TestWorld.now, openWeatherMapUnits: .metric)
    )
  }

  private static func text(_ scene: WatchScene, _ look: Look, rows: Int) -> String {
    WatchView(scene: scene, look: look, rows: rows).lines.map { $0.plain + "\n" }.joined()
  }

  private static func scene() throws -> WatchScene {
    WatchScene(report: try report(), nextRequest: TestWorld.now + 600, hasOtherPlaces: true)
  }

  @Test(arguments: [(40, 10), (40, 24), (80, 12), (80, 24), (80, 40), (120, 60), (20, 4)])
  func `it shows what there is room for`(columns: Int, rows: Int) throws {
    let look = Look(width: columns, units: UnitSystem.metric.units)
    try Golden.expect(
      Self.text(try Self.scene(), look, rows: rows),
      "watch/sample-\(columns)x\(rows)"
    )
  }

  @Test(arguments: [("de", Language.german), ("ja", .japanese), ("ru", .russian)])
  func `it speaks the language`(name: String, language: Language) throws {
    var scene = try Self.scene()
    scene.problem = .provider(.transport(.noNetwork(host: "example.org")), .forecast)
    let look = Look(width: 80, units: UnitSystem.metric.units, words: Words(language))
    try Golden.expect(Self.text(scene, look, rows: 24), "watch/sample-\(name)")
    scene.showsHelp = true
    try Golden.expect(Self.text(scene, look, rows: 10), "watch/keys-\(name)")
  }

  @Test func `in ASCII there is nothing else`() throws {
    let look = Look(width: 80, symbols: .ascii, words: Words(.french, isASCII: true))
    for rows in [10, 24, 60] {
      #expect(Self.text(try Self.scene(), look, rows: rows).utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(arguments: FittingTests.fixtures)
  func `no weather is too much for any screen`(fixture: String) throws {
    let report = try RecordedAnswer.report(
      from: [Fixture.data(fixture)],
      context: ReadingContext(recordedReadAt: TestWorld.now)
    )
    for (index, rows) in (Array(1...30) + [40, 60, 100]).enumerated() {
      let language = Language.allCases[index % Language.allCases.count]
      let look = Look(
        width: [20, 40, 57, 80, 132][index % 5],
        symbols: SymbolSet.allCases[index % 3],
        words: Words(language)
      )
      var scene = WatchScene(report: report, nextRequest: TestWorld.now, hasOtherPlaces: true)
      scene.problem = index % 2 == 0 ? .provider(.keyMissing, .forecast) : nil
      let lines = WatchView(scene: scene, look: look, rows: rows).lines
      #expect(lines.count == rows)
      if look.width >= 40 { #expect(lines.map(\.width).max() ?? 0 <= look.width) }
      #expect(!lines.contains { $0.plain.contains("{") })
    }
  }

  @Test(arguments: Language.allCases, [40, 80])
  func `the way out is always told`(language: Language, width: Int) throws {
    let words = Words(language)
    let look = Look(width: width, words: words)
    let lines = WatchView(scene: try Self.scene(), look: look, rows: 10).lines
    #expect(lines.last?.plain.contains("q \(words[.quitKey])") == true)
    #expect(lines.last?.plain.contains("? \(words[.helpKey])") == true)
  }

  @Test func `where nothing is known, the place and the reason are`() throws {
    let coordinate = try #require(Coordinate(latitude: 1, longitude: 2))
    var scene = WatchScene(place: Place(coordinate: coordinate), isAsking: true)
    let look = Look(width: 60)
    #expect(Self.text(scene, look, rows: 6).contains("asking now"))
    scene.isAsking = false
    scene.problem = .provider(.transport(.noNetwork(host: "example.org")), .openMeteo)
    let text = Self.text(scene, look, rows: 6)
    #expect(text.hasPrefix("1, 2\n"))
    #expect(text.contains("no connection to"))
  }
}
