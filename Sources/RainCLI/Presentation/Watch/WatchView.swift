import RainCore
import RainTerminal

/// The weather on a full screen: as much as there are rows for, and below it its age and the keys.
struct WatchView: Sendable {
  let scene: WatchScene
  let look: Look
  /// The rows of the screen.
  let rows: Int

  /// The lines from the top of the screen, no more than there are rows.
  var lines: [StyledText] {
    let footer = WatchFooter(scene: scene, look: look).lines(rows: rows)
    let gap = rows >= BlockStack.roomyRows ? 1 : 0
    let body = body(rows: rows - footer.count - gap)
    let space = rows - footer.count - body.count
    return body + Array(repeating: "", count: max(0, space)) + footer
  }

  private func body(rows: Int) -> [StyledText] {
    if scene.showsHelp { return Array(WatchHelp(look: look).lines.prefix(rows)) }
    guard let report = scene.report else { return BlockStack(withoutReport, rows: rows).lines }
    if rows >= Self.rowsForPicture,
      let picture = ChartView(report: report, look: look, hours: nil).picture
    {
      let blocks = blocks(report, hours: picture)
      let stack = BlockStack(blocks, rows: rows)
      // The picture goes first only where it leaves room for some days.
      let isWhole = { (index: Int, least: Int) in
        stack.counts[index] >= min(least, blocks[index].lines.count)
      }
      if isWhole(Self.hoursIndex, .max), isWhole(Self.daysIndex, 4) { return stack.lines }
    }
    let strip = HourStrip(report: report, look: look).lines
    return BlockStack(blocks(report, hours: strip), rows: rows).lines
  }

  /// With fewer rows there is never room for the picture of the hours.
  private static let rowsForPicture = 30

  private static let hoursIndex = 4
  private static let daysIndex = 5

  private func blocks(_ report: WeatherReport, hours: [StyledText]) -> [BlockStack.Block] {
    let frame = ReportFrame(report: report, look: look)
    let now = NowView(report: report, look: look)
    let days = DailyView(report: report, look: look, days: nil).rows
    let airRemark = report.air?.remark(in: report, look) ?? []
    let credit = frame.credit + (report.air?.credit(in: report, look) ?? [])
    return [
      BlockStack.Block(lines: frame.header, rank: 0),
      BlockStack.Block(lines: now.headline, rank: 1),
      BlockStack.Block(lines: now.facts, rank: 5, least: 2, first: 5),
      BlockStack.Block(lines: now.nextHour, rank: 4),
      BlockStack.Block(lines: hours, rank: 6, least: hours.count),
      // A heading and two days are the least.
      BlockStack.Block(lines: days, rank: 8, least: 3),
      BlockStack.Block(lines: airRemark, rank: 4, least: airRemark.count),
      BlockStack.Block(lines: frame.alerts, rank: 3, first: max(2, rows / 8)),
      BlockStack.Block(lines: notes(frame), rank: 2, first: max(2, rows / 6)),
      // Half a credit is none.
      BlockStack.Block(lines: credit, rank: 7, least: credit.count),
    ]
  }

  /// What a person should know, what is wrong first.
  private func notes(_ frame: ReportFrame) -> [StyledText] { problem + frame.notes }

  private var problem: [StyledText] {
    guard let problem = scene.problem else { return [] }
    return TextFitting.wrapped(look.words.sentence(problem), to: look.width)
      .map { StyledText($0, Style(color: .red, isBold: true)) }
  }

  /// The name of the place, and what is wrong.
  private var withoutReport: [BlockStack.Block] {
    let name = scene.place.map { FailureReport.candidate($0) } ?? ""
    return [
      BlockStack.Block(lines: [StyledText(name, .bold)], rank: 0),
      BlockStack.Block(lines: problem, rank: 1),
    ]
  }
}

extension Words {
  /// The sentence of a failure for a screen: in the language where it is about a provider, else as
  /// it stands on standard error.
  func sentence(_ failure: Failure) -> String {
    switch failure {
    case .provider(let error, let provider, .weather),
      .leftInPeace(let error, let provider, .weather, ago: _, again: _):
      text(.noWeatherNote, [.provider: provider.title, .reason: reason(error, provider)])
    case .also(_, let last): sentence(last)
    default: FailureReport(failure).sentence
    }
  }
}
