import Foundation
import RainURLSession
import Testing

@Suite struct RedirectPolicyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let from: String
    let to: String
    /// The origin that is refused; `nil` when the redirect is followed.
    let refused: String?

    var testDescription: String { "\(from) → \(to)" }

    func decision(count: Int = 1) throws -> RedirectPolicy.Decision {
      let source = try #require(URL(string: from))
      let target = try #require(URL(string: to))
      return RedirectPolicy.decision(from: source, to: target, count: count)
    }
  }

  @Test(arguments: [
    Case(from: "https://a.example/1", to: "https://a.example/2", refused: nil),
    Case(from: "https://a.example/1", to: "https://A.EXAMPLE:443/2", refused: nil),
    Case(from: "http://127.0.0.1:8080/1", to: "http://127.0.0.1:8080/2", refused: nil),
    Case(from: "http://127.0.0.1:8080/", to: "https://127.0.0.1:8443/", refused: nil),
    Case(from: "https://a.example/", to: "https://b.example/", refused: "https://b.example"),
    Case(from: "https://a.example/", to: "https://x.a.example/", refused: "https://x.a.example"),
    Case(from: "https://a.example/", to: "https://a.example:84/", refused: "https://a.example:84"),
    Case(from: "https://a.example/", to: "http://a.example/", refused: "http://a.example"),
    Case(from: "https://127.0.0.1/", to: "http://127.0.0.1/", refused: "http://127.0.0.1"),
    Case(from: "http://127.0.0.1/", to: "http://127.0.0.1:1/", refused: "http://127.0.0.1:1"),
    Case(from: "http://127.0.0.1/", to: "https://a.example/", refused: "https://a.example"),
    Case(from: "https://a.example/", to: "ftp://a.example/", refused: "ftp://a.example"),
    Case(from: "https://a.example/", to: "file:///etc/passwd", refused: "file:"),
  ])
  func `only redirects that stay with the server are followed`(item: Case) throws {
    let decision = try item.decision()
    if let refused = item.refused {
      #expect(decision == .refuse(target: refused))
    } else {
      #expect(decision == .follow(try #require(URL(string: item.to))))
    }
  }

  @Test func `the sixth redirect is one too many`() throws {
    let item = Case(from: "https://a.example/", to: "https://a.example/", refused: nil)
    #expect(try item.decision(count: 6) == .giveUp)
    #expect(try item.decision(count: 5) != .giveUp)
  }

  @Test func `a redirect elsewhere is refused whatever its number`() throws {
    let item = Case(from: "https://a.example/", to: "https://b.example/", refused: nil)
    #expect(try item.decision(count: 11) == .refuse(target: "https://b.example"))
  }
}
