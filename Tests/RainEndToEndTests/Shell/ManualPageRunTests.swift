import RainTestSupport
import Testing

@Suite struct ManualPageRunTests {
  /// A formatter with what makes it say all that it does not like.
  struct Formatter: Sendable, CustomTestStringConvertible {
    let program: InstalledProgram
    let arguments: [String]

    var testDescription: String { program.rawValue }

    static let all = [
      Formatter(program: .groff, arguments: ["-man", "-Tutf8", "-ww"]),
      Formatter(program: .groff, arguments: ["-man", "-Tascii", "-ww"]),
      Formatter(program: .mandoc, arguments: ["-Tlint"]),
      Formatter(program: .mandoc, arguments: ["-Tutf8"]),
    ]
    // The man of macOS has no such option.
    #if os(Linux)
    static let man = [Formatter(program: .man, arguments: ["--warnings", "-l"])]
    #else
    static let man: [Formatter] = []
    #endif
  }

  @Test(arguments: (Formatter.all + Formatter.man).filter(\.program.isInstalled))
  func `a formatter has nothing to say against the page`(formatter: Formatter) async throws {
    let home = try ShellHome()
    let page = try await BuiltRain().run(["help", "--man"])
    #expect(page.status == 0)
    try home.folder.write(page.output, to: "rain.1")
    let result = try await home.run(
      formatter.program,
      formatter.arguments + [home.path("rain.1")]
    )
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    if formatter.arguments == ["-Tlint"] {
      #expect(result.output.isEmpty)
    } else {
      #expect(result.output.contains("the weather in the terminal"))
      #expect(result.output.contains("--fahrenheit") || result.output.contains("\u{8}"))
    }
  }
}
