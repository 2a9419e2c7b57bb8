import Foundation
import RainArguments
import Testing

@testable import RainCLI

@Suite struct CompletionsCommandTests {
  static let locations = """
    {"locations":[
      {"id":"home","latitude":1,"longitude":2,"name":"Zzyx Hütte","country":"Switzerland"},
      {"id":"41.90n-12.50e","latitude":41.9,"longitude":12.5},
      {"id":"twin-a","latitude":3,"longitude":4,"name":"Qqtwin"},
      {"id":"twin-b","latitude":5,"longitude":6,"name":"Qqtwin"}
    ],"retired":[],"selected":"home","version":1}
    """

  /// A world with saved locations.
  static func world(_ locations: String = locations) throws -> TestWorld {
    let world = try TestWorld()
    try world.write(locations, to: ".local/share/rain/locations.json")
    return world
  }

  @Test(arguments: Shell.allCases)
  func `a script is printed for every shell`(shell: Shell) async throws {
    let result = await (try TestWorld()).run(["completions", shell.rawValue])
    #expect(result.code == 0)
    #expect(result.output == CompletionScript(for: shell, grammar: Command.root.spec).text)
  }

  @Test func `another shell is wrong usage`() async throws {
    let result = await (try TestWorld()).run(["completions", "tcsh"])
    #expect(result.code == 64)
    #expect(result.error.contains("bash, zsh, fish"))
  }

  @Test(arguments: [
    (["locations", "--", ""], ["twin-a", "twin-b", "home", "41.90n-12.50e"]),
    (["locations", "--", "h"], ["home"]),
    (["locations", "--", "zz"], ["zzyx Hütte"]), (["locations", "--", "Zzyx H"], ["Zzyx Hütte"]),
    (["locations", "--", "zzyx", "hu"], ["hutte"]), (["places", "--", "zzyx", ""], ["Hütte"]),
    (["locations", "--", "41"], ["41.90n-12.50e"]), (["locations", "--", "qqtw"], []),
    (["cities", "--", "liechtenst"], []), (["cities", "--", "reykjav"], ["reykjavík"]),
    (["places", "--", "-reykjav"], []), (["cities", "--", "r"], []),
    (["cities", "--", "Reykjavik,", "I"], []),
    (["setting-values", "--", "wind", ""], ["m/s", "km/h", "mph", "kn", "bft"]),
    (["setting-values", "--", "WIND", "k"], ["km/h", "kn"]),
    (["setting-values", "--", "provider", "open-meteo,f"], ["open-meteo,forecast"]),
    (["setting-values", "--", "forecast.key", ""], []),
    (["setting-values", "--", "nothing", ""], []),
    (["commands", "--", "locations", "re"], ["remove", "rename"]),
    (["commands", "--", "form"], ["format"]), (["commands", "--", "locations", "j"], []),
    (["commands", "--", "completi"], ["completions"]), (["commands", "--", "nothing", ""], []),
    (["nothing", "--", "a"], []), (["places"], []), ([], []),
  ])
  func `what can stand in place of a word is printed`(
    arguments: [String],
    words: [String]
  ) async throws {
    let result = await (try Self.world()).run(["complete-values"] + arguments)
    #expect(result.code == 0)
    #expect(result.error.isEmpty)
    #expect(result.requests.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != "\t" }) } == words)
  }

  @Test func `a place is explained after a tab`() async throws {
    let result = await (try Self.world()).run(["complete-values", "locations", "--", "h"])
    #expect(result.output == "home\tZzyx Hütte, Switzerland\n")
  }

  @Test(arguments: ["{", #"{"version":99}"#, ""])
  func `a file that can't be read completes nothing and says nothing`(file: String) async throws {
    let result = await (try Self.world(file)).run(["complete-values", "locations", "--", ""])
    #expect(result.code == 0)
    #expect(result.output.isEmpty)
    #expect(result.error.isEmpty)
  }

  @Test func `names can't smuggle lines or controls into a shell`() async throws {
    let name = #"Zz\u001b[31m\nx\ty"#
    let file = """
      {"locations":[{"id":"home","latitude":1,"longitude":2,"name":"\(name)"}],"retired":[],\
      "selected":null,"version":1}
      """
    let output = await (try Self.world(file)).run(["complete-values", "places", "--", "z"]).output
    #expect(output.split(separator: "\n").count <= 1)
    #expect(!output.unicodeScalars.contains("\u{1B}"))
  }

  @Test func `nothing tells of the hidden command`() async throws {
    let help = await (try TestWorld()).run(["help"])
    #expect(!help.output.contains("complete-values"))
    let typo = await (try TestWorld()).run(["complete-value"])
    #expect(typo.code == 64)
    #expect(!typo.error.contains("rain complete-values"))
  }

  @Test func `what scripts run is there`() {
    let completions = Self.allCommands(Command.root.spec)
      .flatMap { command in
        command.operands.map(\.completion) + command.options.compactMap(\.value?.completion)
      }
    let runs = completions.compactMap { completion in
      if case .lines(let arguments) = completion { arguments } else { nil }
    }
    #expect(!runs.isEmpty)
    for run in runs {
      #expect(run.count == 2 && run.first == "complete-values")
      #expect(ValueSource.all.contains { $0.name == run.last })
    }
  }

  @Test(arguments: Shell.allCases)
  func `a script mentions every command and option`(shell: Shell) {
    let text = CompletionScript(for: shell, grammar: Command.root.spec).text
    for command in Self.allCommands(Command.root.spec) where !command.isHidden {
      #expect(text.contains(command.name))
      for option in command.options.flatMap({ $0.longNames.prefix(1) }) {
        #expect(text.contains(shell == .fish ? "-l \(option) " : "--\(option)"))
      }
    }
  }

  static func allCommands(_ command: CommandSpec) -> [CommandSpec] {
    [command] + command.subcommands.flatMap(allCommands)
  }
}
