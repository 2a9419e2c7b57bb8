@testable import RainCLI
import RainTerminal
import RainTestSupport
import Testing

@Suite struct DoctorViewTests {
  static let report = DoctorReport([
    Finding(.ok, .terminal, "signs", "unicode"),
    Finding(
      .problem,
      .files,
      "settings.json",
      "/home/somebody/.config/rain/settings.json can't be used: it is no JSON at line 1, column 16;"
        + " it was left as it is",
      advice: "Mend it, or move it away to start anew."
    ),
    Finding(
      .ok,
      .files,
      "locations.json",
      "~/.local/share/rain/locations.json: none yet",
      advice: "rain locations add Berlin"
    ),
    Finding(
      .warning,
      .providers,
      "openweathermap",
      "not in use; key ****89 from RAIN_OPENWEATHERMAP_KEY: it rejected the key (401: Invalid API"
        + " key): it may be wrong, too new (wait up to two hours), or its plan may lack this",
      advice: "Correct RAIN_OPENWEATHERMAP_KEY.",
      "rain settings set provider open-meteo  (needs no key)"
    ),
    Finding(.ok, .network, "open-meteo", "https://api.open-meteo.com answered in 84 ms"),
  ])

  @Test(arguments: [
    ("40", Look(width: 40)), ("80", Look(width: 80)), ("120", Look(width: 120)),
    ("80-color", Look(width: 80, hasColor: true)), ("80-ascii", Look(width: 80, symbols: .ascii)),
  ])
  func `the report looks as it was looked at`(name: String, look: Look) throws {
    try Golden.expect(
      look.text(DoctorView(report: Self.report, look: look).lines),
      "doctor/report-\(name)"
    )
  }

  @Test(arguments: 40...160)
  func `no line is wider than the terminal, and nothing is cut`(width: Int) {
    let look = Look(width: width)
    let lines = DoctorView(report: Self.report, look: look).lines
    #expect(lines.map(\.width).max() ?? 0 <= width)
    func letters(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "→" } }
    let text = letters(lines.map(\.plain).joined())
    for finding in Self.report.findings {
      #expect(text.contains(letters(finding.detail)))
      for step in finding.advice { #expect(text.contains(letters(step))) }
    }
  }

  @Test(
    arguments: [
      ([], "Nothing stands in the way."), ([.ok], "Nothing stands in the way."),
      ([.warning], "Nothing stands in the way; 1 warning."),
      ([.problem, .warning, .warning], "1 problem stands in the way; 2 warnings."),
      ([.problem, .problem], "2 problems stand in the way."),
    ] as [([Finding.Status], String)]
  )
  func `the last line says what it comes to`(statuses: [Finding.Status], sentence: String) {
    let report = DoctorReport(statuses.map { Finding($0, .system, "x", "y") })
    #expect(report.summary == sentence)
    #expect(report.isOK == !statuses.contains(.problem))
  }
}
