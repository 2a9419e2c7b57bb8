import RainCore
import RainTerminal

/// What stands above and below the weather in every view: where and when, and by whom.
struct ReportFrame: Sendable {
  let report: WeatherReport
  let look: Look

  private var quantities: Quantities { Quantities(look: look) }

  /// The name of the place with its country, and the time that its clock shows.
  var header: [StyledText] {
    let name = StyledText(placeName, .bold)
    let time = StyledText(quantities.date(report.now.date) + ", ") + quantities.time(report.now)
    let gap = look.width - name.width - time.width
    if gap >= 2 { return [name + .spaces(gap) + time] }
    return [name.truncated(to: look.width, mark: look.mark), time]
  }

  /// The notes, and who gave the weather when.
  var footer: [StyledText] {
    let provenance = report.provenance
    let time = report.clock.time(at: provenance.fetched)
    let seconds = report.now.secondsSince1970 - provenance.fetched
    let age = seconds < 60 ? "" : " (\(DurationText.ago(seconds)))"
    let credit =
      "As of \(quantities.time(time).plain)\(age)\(look.dot)\(provenance.provider.attribution)"
    let notes = report.notes.flatMap { note in
      TextFitting.wrapped(look.words.note(note, from: provenance), to: look.width)
        .map { StyledText($0, Style(color: .yellow, isBold: true)) }
    }
    return notes + TextFitting.wrapped(credit, to: look.width).map { StyledText($0, .dim) }
  }

  /// The warnings in force, each with its span and once, whatever the regions it was issued for.
  var alerts: [StyledText] {
    let inForce = (report.alerts ?? []).filter { $0.ends.map { report.now < $0 } ?? true }
    var seen: Set<String> = []
    return inForce.map { "! \(Self.title(of: $0))\(span(of: $0))" }
      .filter { seen.insert($0).inserted }
      .flatMap { TextFitting.wrapped($0, to: look.width) }
      .map { StyledText($0, Style(color: .red, isBold: true)) }
  }

  /// The headline; issuers may write as much as they like.
  private static func title(of alert: WeatherAlert) -> String {
    alert.title.isEmpty ? "Warning" : TextFitting.truncated(alert.title, to: 120, mark: "...")
  }

  private func span(of alert: WeatherAlert) -> String {
    func text(_ time: LocalTime) -> String {
      let day = time.date == report.now.date ? "" : "\(quantities.date(time.date)), "
      return day + quantities.time(time).plain
    }
    let start = alert.starts.flatMap { $0 > report.now ? ", from \(text($0))" : nil } ?? ""
    return start + (alert.ends.map { ", until \(text($0))" } ?? "")
  }

  /// The name of the place with region and country, or its coordinates.
  private var placeName: String {
    let place = report.place
    guard let name = place.name else {
      return place.coordinate?.text ?? "A place that the answer does not name"
    }
    // Berlin lies in the State of Berlin: that tells nothing new.
    let region = place.region.flatMap { $0.contains(name) ? nil : $0 }
    return [name, region, place.country ?? place.countryCode].compactMap(\.self)
      .joined(separator: ", ")
  }
}

extension WeatherReport {
  /// Whether it is day at `time`: as the provider says, else by the sun of that day, which is
  /// computed where the provider does not tell; `true` where nothing is known.
  func isDay(at time: LocalTime, told: Bool?) -> Bool {
    if let told { return told }
    let sun = sunTimes(on: time.date)
    switch sun {
    case .risesAndSets(let rise, let set)?: return (rise..<set).contains(time.secondsSince1970)
    case .upAllDay?, nil: return true
    case .downAllDay?: return false
    }
  }

  /// The sun of a day: the provider's, else computed; `nil` where the place is not known.
  func sunTimes(on date: CivilDate) -> SunTimes? {
    let day = daily?.first { $0.date == date }
    if let rise = day?.sunrise, let set = day?.sunset, rise < set {
      return .risesAndSets(rise: rise.secondsSince1970, set: set.secondsSince1970)
    }
    switch day?.sun {
    case .upAllDay?: return .upAllDay
    case .downAllDay?: return .downAllDay
    default: return place.coordinate.map { SunTimes(on: date, at: $0, clock: clock) }
    }
  }
}
