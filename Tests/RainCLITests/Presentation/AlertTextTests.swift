import Testing

@testable import RainCLI

@Suite struct AlertTextTests {
  /// A line that an issuer's printer filled.
  private static let full = "strong winds are expected along the whole of the coast"

  @Test(arguments: [
    ("one line", ["one line"]),
    ("\(full)\nfrom noon.", ["\(full) from noon."]),
    ("\(full)\n\(full)\nfrom noon.\nStay in.", ["\(full) \(full) from noon.", "Stay in."]),
    ("\(full)\n* WHEN: noon\n- WHERE: here", [full, "* WHEN: noon", "- WHERE: here"]),
    ("\(full)\n  indented", [full, "indented"]),
    ("Advice:\nstay in\nshut windows", ["Advice:", "stay in", "shut windows"]),
    ("\n\nA\n\n\n\nB\n\n", ["A", "", "B"]),
    ("", []),
    ("\n \n", []),
  ])
  func `broken lines become paragraphs`(text: String, paragraphs: [String]) {
    #expect(AlertText.paragraphs(of: text) == paragraphs)
  }
}
