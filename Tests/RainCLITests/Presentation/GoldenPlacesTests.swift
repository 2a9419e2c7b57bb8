import Foundation
import RainCLI
import RainCore
import RainTestSupport
import Testing

/// What people see of their saved places: places of many kinds, one with an old answer, one with none.
@Suite struct GoldenPlacesTests {
  private static let places = [
    "Berlin", "Sydney, Australia", "Longyearbyen", "New Delhi", "Strasbourg, France", "東京",
    "القاهرة",
  ]

  static let cases: [GoldenCase] =
    [("locations", "locations"), ("all", "now --all")]
    .flatMap { name, command in
      ["40", "80", "120"]
        .flatMap { width in
          [
            GoldenCase("\(name)/places-\(width)", "\(command) --width \(width)"),
            GoldenCase(
              "\(name)/places-\(width)-color",
              "\(command) --width \(width) --color always"
            ),
          ]
        } + [
          GoldenCase("\(name)/places-ascii", "\(command) --ascii"),
          GoldenCase("\(name)/places-plain", "\(command) --plain"),
        ]
    } + [
      GoldenCase("all/places-us", "now --all --units us")
    ]

  @Test(arguments: cases)
  func `what people see of their places is what was looked at`(golden: GoldenCase) async throws {
    try await expect(golden)
  }

  @Test(arguments: ["de", "ja"])
  func `what people see of their places in other languages is what was looked at`(
    language: String
  ) async throws {
    for (name, command) in [("locations", "locations"), ("all", "now --all")] {
      for (suffix, option) in [("", ""), ("-plain", " --plain")] {
        try await expect(
          GoldenCase("\(name)/places-\(language)\(suffix)", command + option),
          settings: ["language", language]
        )
      }
    }
  }

  @Test func `pictures of two cells leave the columns in line`() async throws {
    try await expect(
      GoldenCase("all/places-emoji", "now --all"),
      settings: ["symbols", "emoji"]
    )
  }

  private func expect(_ golden: GoldenCase, settings: [String]? = nil) async throws {
    let world = try TestWorld()
    for setting in [["units", "metric"], settings].compactMap(\.self) {
      #expect(await world.run(["settings", "set"] + setting).code == 0)
    }
    for place in Self.places {
      let added = await world.run(["locations", "add", "--offline", place])
      #expect(added.code == 0, "\(added.error)")
    }
    for (place, age) in zip(Self.places, [600, 300, 0, 120, 0, 7200]) {
      let earlier = TestWorld.now - age
      let kept = await world.run(["now", place], at: earlier, answer: Self.recording)
      #expect(kept.code == 0, "\(kept.error)")
    }
    let result = await world.run(golden.arguments) { _ in
      .success(HTTPResponse(status: 500, body: Data()))
    }
    #expect(result.code == 0)
    #expect(result.error.contains("Cairo") == golden.name.hasPrefix("all"))
    try Golden.expect(result.output, golden.name)
  }

  /// Answers about a place with the recording from its time zone.
  private static let recording: @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = {
    request in
    let query = request.url.query() ?? ""
    let name =
      [
        ("latitude=78", "polar-night"), ("latitude=-33", "southern"),
        ("latitude=28", "half-hour-zone"), ("latitude=48", "nulls"),
      ]
      .first { query.contains($0.0) }?
      .1
    return .success(
      HTTPResponse(
        status: 200,
        body: (try? Fixture.data("open-meteo/\(name ?? "sample").json")) ?? Data()
      )
    )
  }
}
