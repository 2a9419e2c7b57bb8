import RainArguments
import Testing

@testable import RainCLI

@Suite struct ManualPageRainTests {
  @Test func `the page is printed`() async throws {
    let result = await (try TestWorld()).run(["help", "--man"])
    #expect(result.code == 0)
    #expect(result.output == ManualPage.rain.text)
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `the page is about all commands`() async throws {
    let result = await (try TestWorld()).run(["help", "--man", "now"])
    #expect(result.code == 64)
    #expect(result.error.contains("leave COMMAND out"))
  }

  @Test(arguments: [
    "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "\"EXIT STATUS\"", "ENVIRONMENT",
    "FILES", "EXAMPLES",
  ])
  func `the page has the section`(title: String) {
    #expect(ManualPage.rain.text.contains(".SH \(title)\n"))
  }

  @Test func `the page tells of every command, option, exit code and variable`() {
    let text = ManualPage.rain.text
    for command in CompletionsCommandTests.allCommands(Command.root.spec) where !command.isHidden {
      #expect(text.contains("rain ") && text.contains(command.name))
      for name in command.options.flatMap(\.longNames) {
        #expect(text.contains("\\fB\\-\\-\(name.replacing("-", with: "\\-"))\\fR"))
      }
    }
    for code in ExitCode.allCases { #expect(text.contains("\\fB\(code.rawValue)\\fR\n")) }
    for (variable, _) in Configuration.possibleVariables {
      #expect(text.contains("\\fB\(variable)\\fR\n"))
    }
  }
}
