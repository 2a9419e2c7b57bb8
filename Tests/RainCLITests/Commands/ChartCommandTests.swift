import Foundation
import RainCLI
import Testing

@Suite struct ChartCommandTests {
  private func hours(_ options: [String]) async throws -> Int {
    let result = try await TestWorld().run(["chart", "--sample", "--json"] + options)
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require((document as? [String: Any])?["hourly"] as? [Any]).count
  }

  @Test(arguments: [
    ([], 48), (["--width", "200"], 48), (["--hours", "12"], 12), (["--hours", "1"], 1),
    (["--provider", "openweathermap"], 16), (["--provider", "openweathermap", "--hours", "6"], 2),
  ])
  func `the document has the hours that were asked for`(options: [String], count: Int) async throws
  {
    #expect(try await hours(options) == count)
  }

  @Test func `the document is that of hourly`() async throws {
    let world = try TestWorld()
    let chart = await world.run(["chart", "--sample", "--json", "--hours", "9"])
    let hourly = await world.run(["hourly", "--sample", "--json", "--hours", "9"])
    #expect(chart.output == hourly.output)
    #expect(!chart.output.isEmpty)
  }

  @Test func `there is no color where nobody sees it`() async throws {
    let piped = try await TestWorld().run(["chart", "--sample"])
    #expect(!piped.output.contains("\u{1B}"))
    let colored = try await TestWorld().run(["chart", "--sample", "--color", "always"])
    #expect(colored.output.contains("\u{1B}[34m"))
    #expect(colored.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == piped.output)
  }

  @Test func `each number of hours is a number of hours`() async throws {
    let result = try await TestWorld().run(["chart", "--sample", "--hours", "0"])
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
  }

  @Test(arguments: ["si", "us"])
  func `numbers are in the units that were chosen`(units: String) async throws {
    let output = try await TestWorld().run(["chart", "--sample", "--units", units]).output
    #expect(output.contains(units == "us" ? "50°F" : "10°C"))
    #expect(output.contains(units == "us" ? "  mph " : "  m/s "))
    #expect(output.contains(units == "us" ? "   in " : "   mm "))
  }
}
