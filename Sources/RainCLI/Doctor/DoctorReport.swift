import RainCore

/// All that the check-up found, by sections.
struct DoctorReport: Hashable, Sendable {
  let findings: [Finding]

  /// Sorts findings by sections, and masks keys wherever a server or an address repeats them.
  ///
  /// - Parameters:
  ///   - findings: What was found.
  ///   - keys: The user's keys. Those of a few letters are part of too many words to be masked.
  init(_ findings: [Finding], hiding keys: [APIKey] = []) {
    let secrets = keys.map(\.value).filter { $0.utf8.count >= 8 }
    self.findings = Finding.Section.allCases.flatMap { section in
      findings.filter { $0.section == section }.map { $0.hiding(secrets) }
    }
  }

  /// Whether nothing stands in the way.
  var isOK: Bool { count(.problem) == 0 }

  /// The document of schema 1.
  var json: JSONValue {
    ["schema": 1, "ok": .bool(isOK), "findings": .array(findings.map(\.json))]
  }

  /// The findings as plain lines: the subject, then status, detail and what to do.
  var plainLines: [PlainLine] {
    findings.map { finding in
      let parts = [finding.status.rawValue, finding.detail] + finding.advice
      return PlainLine(finding.subject, parts.joined(separator: "; "))
    } + [PlainLine("Summary", summary)]
  }

  /// What it comes to, in one sentence.
  var summary: String {
    let (problems, warnings) = (count(.problem), count(.warning))
    let warned = warnings == 1 ? "1 warning" : "\(warnings) warnings"
    let sentence =
      switch problems {
      case 0: "Nothing stands in the way"
      case 1: "1 problem stands in the way"
      default: "\(problems) problems stand in the way"
      }
    return sentence + (warnings == 0 ? "." : "; \(warned).")
  }

  private func count(_ status: Finding.Status) -> Int {
    findings.filter { $0.status == status }.count
  }
}
