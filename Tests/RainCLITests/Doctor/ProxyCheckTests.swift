@testable import RainCLI
import RainTestSupport
import Testing

@Suite struct ProxyCheckTests {
  #if !canImport(Darwin)
  @Test(arguments: [
    (["https_proxy": "http://a:1"], ["https_proxy: http://a:1"], "https_proxy"),
    (
      ["https_proxy": "a", "HTTPS_PROXY": "b"],
      ["https_proxy: a", "HTTPS_PROXY: b; not used: https_proxy goes first"], "https_proxy"
    ),
    (["ALL_PROXY": "socks5://a"], ["ALL_PROXY: socks5://a"], "ALL_PROXY"),
    (
      ["ALL_PROXY": "a", "HTTPS_PROXY": "b", "NO_PROXY": "c"],
      ["HTTPS_PROXY: b", "ALL_PROXY: a; not used: HTTPS_PROXY goes first", "NO_PROXY: c"],
      "HTTPS_PROXY"
    ),
    (
      ["http_proxy": "a", "https_proxy": "b"],
      ["https_proxy: b", "http_proxy: a; not used: rain asks over https"], "https_proxy"
    ),
    (["https_proxy": ""], ["proxy: no variable names one"], nil),
  ])
  func `the variables are told, and which of them count`(
    environment: [String: String],
    lines: [String],
    used: String?
  ) async throws {
    let checkUp = try await CheckUp(try TestWorld(), environment: environment)
    let rows = checkUp.rows.filter {
      $0.section == "network" && $0.subject.lowercased().contains("proxy")
    }
    #expect(rows.map { "\($0.subject): \($0.detail)" } == lines)
    #expect(rows.allSatisfy { $0.status == "ok" })
    #expect(ProxyVariables(environment).used?.name == used)
  }

  @Test func `a proxy for http alone is a warning, as rain asks over https`() async throws {
    let checkUp = try await CheckUp(try TestWorld(), environment: ["http_proxy": "http://a"])
    #expect(checkUp.troubles == ["network/http_proxy"])
    #expect(try checkUp.row("network", "http_proxy").advice?.contains("https_proxy") == true)
  }
  #endif

  @Test(arguments: [
    ("http://proxy:3128", "http://proxy:3128"), ("http://u:p@proxy:3128", "http://****@proxy:3128"),
    ("u:p@proxy", "****@proxy"), ("http://u:p#?/@x@proxy/", "http://****@proxy/"),
    ("u:p://q@proxy", "****@proxy"), ("localhost,.example.org", "localhost,.example.org"),
  ])
  func `user and password are hidden`(value: String, shown: String) {
    let variables = ProxyVariables(["all_proxy": value])
    #expect(variables.all.map(\.shownValue) == [shown])
  }
}
