import RainTerminal

/// The report of the check-up for people: a heading for each section, a mark for each finding, and
/// what it comes to.
struct DoctorView: Sendable {
  let report: DoctorReport
  let look: Look

  var lines: [StyledText] {
    let sections = Finding.Section.allCases.map { section in
      (section, report.findings.filter { $0.section == section })
    }
    return
      sections.filter { !$0.1.isEmpty }
      .flatMap { section, findings in
        [StyledText(title(of: section), .bold)] + findings.flatMap(lines(of:)) + [StyledText("")]
      }
      + TextFitting.wrapped(report.summary, to: look.width)
      .map { StyledText($0, report.isOK ? Self.style(of: .ok) : Self.style(of: .problem)) }
  }

  private func title(of section: Finding.Section) -> String {
    section.rawValue.prefix(1).uppercased() + section.rawValue.dropFirst()
  }

  private static let indentation = 2
  private static let markWidth = Finding.Status.allCases.map(\.rawValue.count).max() ?? 0

  /// Where subjects begin.
  private static let subjectColumn = indentation + markWidth + 2

  /// Where details begin on the line of their subject; `nil` when that leaves too little room.
  private var detailColumn: Int? {
    let widest = report.findings.map { StyledText($0.subject).width }.max() ?? 0
    let column = Self.subjectColumn + widest + 2
    return look.width - column >= 40 ? column : nil
  }

  private func lines(of finding: Finding) -> [StyledText] {
    let mark = StyledText(finding.status.rawValue, Self.style(of: finding.status))
    let start =
      .spaces(Self.indentation) + mark.padded(to: Self.markWidth + 2) + StyledText(finding.subject)
    let column = detailColumn ?? Self.indentation + 2
    let room = look.width - column
    let details = TextFitting.wrapped(finding.detail, to: room).map { StyledText($0) }
    let advice = finding.advice.flatMap { step in
      TextFitting.wrapped(step, to: room - 2).enumerated()
        .map { index, line in StyledText(index == 0 ? "\(arrow) " : "  ") + line.styled(.bold) }
    }
    var texts = (details + advice)[...]
    var first = start
    if detailColumn != nil, let detail = texts.popFirst() {
      first = start.padded(to: column) + detail
    }
    return [first] + texts.map { .spaces(column) + $0 }
  }

  private var arrow: String { look.isASCII ? ">" : "→" }

  private static func style(of status: Finding.Status) -> Style {
    switch status {
    case .ok: .color(.green)
    case .warning: Style(color: .yellow, isBold: true)
    case .problem: Style(color: .red, isBold: true)
    }
  }
}
