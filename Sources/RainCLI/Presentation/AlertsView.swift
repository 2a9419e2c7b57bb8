import RainCore
import RainTerminal

/// The official warnings in force, in full.
struct AlertsView: Sendable {
  let report: WeatherReport
  let look: Look
  private var quantities: Quantities { look.quantities }

  var lines: [StyledText] {
    let frame = ReportFrame(report: report, look: look)
    let blocks = [frame.header] + body + [frame.footer]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var body: [[StyledText]] {
    guard let alerts = report.alertsInForce else {
      return [
        wrapped(
          look.words.text(.alertsUnknown, [.provider: report.provenance.provider.title]),
          .dim
        )
      ]
    }
    return alerts.isEmpty
      ? [wrapped(look.words[.noAlerts])] : alerts.mergingRegions.flatMap(blocks)
  }

  /// A warning: headline and facts, the issuer's text, and where to read more.
  private func blocks(of alert: WeatherAlert) -> [[StyledText]] {
    let title = alert.title.isEmpty ? look.words[.warning] : alert.title
    var facts = [severityAndSpan(of: alert)]
    let regions = alert.regions.filter { $0.contains { !$0.isWhitespace } }
    if !regions.isEmpty {
      facts.append(look.words.text(.alertRegions, [.names: regions.joined(separator: ", ")]))
    }
    if let issuer = alert.issuer { facts.append(look.words.text(.alertIssuer, [.name: issuer])) }
    let head =
      wrapped("! \(title)", Style(color: .red, isBold: true))
      + facts.filter { !$0.isEmpty }.flatMap { wrapped($0) }
    let text = AlertText.paragraphs(of: alert.description ?? "").flatMap { wrapped($0) }
    return [head, text, alert.url.map { wrapped($0, .underlined) } ?? []]
  }

  private func severityAndSpan(of alert: WeatherAlert) -> String {
    let start = alert.starts.map {
      look.words.text($0 <= report.now ? .alertSince : .alertComing, [.time: moment($0)])
    }
    let parts = [
      alert.severity.map(look.words.name), start,
      alert.ends.map { look.words.text(.alertUntil, [.time: moment($0)]) },
    ]
    let text = look.words.joined(parts.compactMap(\.self))
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A time, with its day when that is not today.
  private func moment(_ time: LocalTime) -> String {
    let clock = quantities.time(time).plain
    guard time.date != report.now.date else { return clock }
    return look.words.text(.dateAndTime, [.date: quantities.date(time.date), .time: clock])
  }

  private func wrapped(_ text: String, _ style: Style = .plain) -> [StyledText] {
    TextFitting.wrapped(text, to: look.width).map { StyledText($0, style) }
  }
}

extension [WeatherAlert] {
  /// The warnings, those that differ in nothing but their regions as one.
  fileprivate var mergingRegions: [WeatherAlert] {
    var merged: [WeatherAlert] = []
    var places: [WeatherAlert: Int] = [:]
    for alert in self {
      var key = alert
      key.regions = []
      if let index = places[key] {
        let known = Set(merged[index].regions)
        merged[index].regions += alert.regions.filter { !known.contains($0) }
      } else {
        places[key] = merged.count
        merged.append(alert)
      }
    }
    return merged
  }
}
