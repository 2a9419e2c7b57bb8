import Foundation
import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct PlaceChoiceTests {
  private let world = try? TestWorld()

  private static let terminal = Dependencies.Terminal(isInputTerminal: true, isErrorTerminal: true)

  private func run(_ arguments: [String], input: String? = nil) async throws -> TestWorld.Result {
    try await #require(world)
      .run(arguments, input: input, terminal: input == nil ? .init() : Self.terminal) { answer($0) }
  }

  @Test(arguments: [
    (["now", "--pick", "2"], "none is named"),
    (["now", "52.52,13.41", "--pick", "1"], "coordinates"),
    (["now", "springfield-us", "--pick", "1"], "the id of one place"),
    (["now", "--current", "--pick", "1"], "--current is one place"),
    (["locations", "add", "1,2", "--pick", "1"], "coordinates"),
    (["now", "--current", "--sample"], "leave out --current and --pick"),
    (["now", "--pick", "2", "--sample"], "leave out --current and --pick"),
  ])
  func `what can't be picked from is refused`(arguments: [String], reason: String) async throws {
    _ = try await run(["locations", "add", "Springfield, MA"])
    let result = try await run(arguments)
    #expect(result.code == 64)
    #expect(result.error.contains(reason))
    #expect(result.requests.isEmpty)
  }

  @Test func `a pick goes to the list of places, whatever is saved by the name`() async throws {
    _ = try await run(["locations", "add", "Springfield, MA"])
    let saved = try await run(["now", "Springfield"])
    #expect(saved.requests.first?.url.absoluteString.contains("latitude=42.1") == true)
    let picked = try await run(["now", "Springfield", "--pick", "3"])
    #expect(picked.code == 0)
    #expect(picked.requests.first?.url.absoluteString.contains("latitude=39.8") == true)
  }

  @Test func `a number that no place has is told from the list's`() async throws {
    for arguments in [["now", "7"], ["locations", "add", "2"]] {
      let result = try await run(arguments, input: "1")
      #expect(result.code == 68)
      #expect(result.error.contains("by number only when selected"))
      #expect(result.error.hasSuffix("\n  rain locations\n"))
    }
  }

  @Test func `a country is a question for a place in it`() async throws {
    let refused = try await run(["now", "Malta"])
    #expect(refused.code == 68)
    #expect(
      refused.error.hasPrefix(
        "rain: 'Malta' is a country; name a place in it, or one called that, such as\n"
      )
    )
    #expect(refused.error.hasSuffix("  Malta, Paraíba, Brazil\n"))
    #expect(refused.requests.isEmpty)
    let asked = try await run(["locations", "add", "Bavaria"], input: "1")
    #expect(
      asked.error.hasPrefix("'Bavaria' is a region. Which place in it?\n   1  Munich, Bavaria")
    )
    #expect(asked.output.hasPrefix("saved Munich"))
  }

  @Test(
    arguments: [
      ("St. Johns Wort", nil),
      ("Saint John's", "  \"St. John's, Newfoundland and Labrador, Canada\""),
      ("Halle", nil),
    ] as [(String, String?)]
  )
  func `what a shell would misread stands in quotes`(name: String, line: String?) async throws {
    let lines = try await run(["now", name, "--offline"]).error.split(separator: "\n")
    if let line { #expect(lines.contains(Substring(line)), "\(lines)") }
    let typed = try await run(["Saint John's; ls"]).error
    #expect(typed.hasSuffix("\n  rain now \"Saint John's; ls\"\n"), "\(typed)")
    for text in lines where text.hasPrefix("  ") && !text.hasPrefix("  and ") {
      let isQuoted = text.hasPrefix("  \"") && text.hasSuffix("\"")
      #expect(isQuoted || !text.contains { "'()&;<>|$`".contains($0) }, "\(text)")
    }
  }

  @Test func `a slip is told from a name that only another place has`() async throws {
    let result = try await run(["now", "Berlinn", "--offline"])
    #expect(result.code == 68)
    #expect(
      result.error.hasPrefix(
        "rain: no place called 'Berlinn' was found; did you mean\n  Berlin, State of Berlin, Germany\n"
      )
    )
    #expect(result.error.contains("  Burlington, North Carolina, United States\n"))
  }

  @Test func `candidates are told apart, and each line can be typed`() async throws {
    let result = try await run(["now", "Santa Cruz, Philippines"])
    #expect(result.code == 68)
    let lines = result.error.split(separator: "\n").dropFirst()
    #expect(lines.count == Set(lines).count)
    #expect(lines.contains("  13.4758, 122.0275, Santa Cruz, Mimaropa, Philippines"))
    for line in lines where line.contains("Mimaropa") {
      let words = line.split(separator: " ").map(String.init)
      let found = try await run(["locations", "find"] + words)
      #expect(found.output.contains("1  Santa Cruz, Mimaropa, Philippines"))
    }
    let list = try await run(["locations", "find", "Santa Cruz, Philippines"])
    #expect(list.output.contains("13.4758, 122.0275, Santa Cruz, Mimaropa"))
  }

  @Test func `a list that is cut says how many more there are`() async throws {
    let result = try await run(["now", "Springfield"])
    #expect(
      result.error.hasSuffix("\n  and 2 more, which 'rain locations find Springfield' lists\n")
    )
    let picked = try await run(["now", "Berlin", "--pick", "99"])
    #expect(picked.code == 64)
    #expect(picked.error.contains("'rain locations find Berlin' lists only 20\n"))
  }

  @Test(arguments: ["Marsella", "Lyons", "Vienne", "Lucerna"])
  func `a smaller namesake is never taken without a word`(name: String) async throws {
    let result = try await run(["now", name])
    #expect(result.code == 68)
    #expect(result.error.contains("could be several places"))
    let noted = try await run(["now", "Bruges"])
    #expect(noted.code == 0)
    #expect(noted.error.contains("such as 'Bruges, Nouvelle-Aquitaine, France'"))
  }

  @Test func `another one is never named as the one taken`() async throws {
    for name in ["San Jose, Mimaropa", "Berlin", "Portland", "San Juan", "Santa Cruz"] {
      let result = try await run(["locations", "add", name, "--no-input"])
      let parts = result.error.split(separator: "'")
      guard result.code == 0, parts.count > 1 else { continue }
      #expect(!result.error.hasPrefix("rain: took \(parts[1]);"))
    }
  }

  @Test(arguments: [("x", 3, "[1-12]"), ("1", 1, "[1-12]")])
  func `a number is asked for three times at most`(
    input: String,
    times: Int,
    range: String
  ) async throws {
    let result = try await run(["locations", "add", "Springfield"], input: input)
    let again = result.error.components(separatedBy: "A number from 1 to 12, please: ").count - 1
    #expect(again == times - 1)
    #expect(result.error.contains("Which one? \(range) "))
  }

  @Test func `of a single choice no range is told`() async throws {
    let body =
      #"{"results":[{"name":"Hinterzarten","latitude":47.9,"longitude":8.1,"country":"Germany"}]}"#
    let result = try await #require(world)
      .run(["now", "Xqzzyx"], input: "2", terminal: Self.terminal) { _ in .json(body) }
    #expect(result.code == 68)
    #expect(
      result.error.contains("Then type 1: Type 1 to take it: Type 1 to take it: rain: no place")
    )
  }
}
