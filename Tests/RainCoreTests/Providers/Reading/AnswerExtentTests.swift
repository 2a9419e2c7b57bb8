import Foundation
import RainTestSupport
import Testing

@testable import RainCore

@Suite struct AnswerExtentTests {
  private static func list(_ element: String, _ count: Int) -> String {
    "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
  }

  private func isAccepted(_ text: String) -> Bool {
    do throws(ProviderError) {
      try AnswerExtent.check(Data(text.utf8))
      return true
    } catch {
      #expect(error == .unreadable(.tooManyRows(limit: 5000)))
      return false
    }
  }

  @Test(arguments: ["1", "{}", "null", "\"a,b\"", "[]", #"{"time":1,"a":[1,2]}"#])
  func `a list may have as many rows as the limit, and no more`(element: String) {
    #expect(isAccepted(Self.list(element, 5000)))
    #expect(!isAccepted(Self.list(element, 5001)))
    #expect(!isAccepted(#"{"hourly":{"data":\#(Self.list(element, 5001))}}"#))
  }

  @Test func `several lists may not make up for it together`() {
    #expect(isAccepted(Self.list(Self.list("1", 4000), 40)))
    #expect(!isAccepted(Self.list(Self.list("1", 4000), 60)))
  }

  @Test func `an object may not have more members either`() {
    let members = (0...5000).map { "\"k\($0)\":1" }.joined(separator: ",")
    #expect(!isAccepted("{\(members)}"))
  }

  @Test(
    arguments: [
      "", "[", "]]]]", "}{", "\"", "\"\\", #"["\",\"]"#, "{{{{",
      String(repeating: "[", count: 9000),
    ]
  )
  func `what is no JSON is left to the decoder`(text: String) {
    #expect(isAccepted(text))
  }

  @Test func `separators within texts do not count`() {
    #expect(isAccepted("[\"" + String(repeating: "\\\",[{", count: 9000) + "\"]"))
  }

  @Test(arguments: ["open-meteo", "open-meteo-air", "forecast", "openweathermap", "geocoding"])
  func `answers of the providers are far below`(folder: String) throws {
    for name in try Fixture.names(of: folder) {
      #expect(throws: Never.self) { try AnswerExtent.check(try Fixture.data(name)) }
    }
  }
}
