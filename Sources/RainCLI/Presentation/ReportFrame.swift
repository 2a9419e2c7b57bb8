import RainCore
import RainTerminal

/// What stands above and below the weather in every view: where and when, and by whom.
struct ReportFrame: Sendable {
  let report: WeatherReport
  let look: Look

  private var quantities: Quantities { look.quantities }

  /// The name of the place with its country, and the time that its clock shows.
  var header: [StyledText] {
    let name = StyledText(placeName, .bold)
    let time = look.words.styled(
      .dateAndTime,
      [
        .date: StyledText(quantities.date(report.now.date)), .time: quantities.time(report.now),
      ]
    )
    let gap = look.width - name.width - time.width
    if gap >= 2 { return [name + .spaces(gap) + time] }
    return [name.truncated(to: look.width, mark: look.mark), time]
  }

  /// The notes, and who gave the weather when.
  var footer: [StyledText] {
    let provenance = report.provenance
    let asOf = look.words.text(.asOf, [.time: updated])
    let credit = "\(asOf)\(look.dot)\(provenance.attribution)"
    return notes + TextFitting.wrapped(credit, to: look.width).map { StyledText($0, .dim) }
  }

  /// What a person should know about the report.
  var notes: [StyledText] {
    report.notes.flatMap { note in
      TextFitting.wrapped(look.words.note(note, of: report), to: look.width)
        .map { StyledText($0, Style(color: .yellow, isBold: true)) }
    }
  }

  /// Who gave the weather.
  var credit: [StyledText] {
    TextFitting.wrapped(report.provenance.attribution, to: look.width)
      .map { StyledText($0, .dim) }
  }

  /// When the provider was asked, and how long ago that was unless it was just now.
  var updated: String {
    let fetched = report.provenance.fetched
    let seconds = report.now.secondsSince1970 - fetched
    let age =
      (-Freshness.clockTolerance..<60).contains(seconds) ? "" : " (\(look.words.ago(seconds)))"
    return text(of: report.clock.time(at: fetched)) + age
  }

  /// The warnings in force, each with its span and once, whatever the regions it was issued for.
  var alerts: [StyledText] {
    (alertTexts ?? []).flatMap { TextFitting.wrapped("! \($0)", to: look.width) }
      .map { StyledText($0, Style(color: .red, isBold: true)) }
  }

  /// The same without signs and lines; `nil` when nobody can tell.
  var alertTexts: [String]? {
    var seen: Set<String> = []
    return report.alertsInForce?.map(text).filter { seen.insert($0).inserted }
  }

  /// The headline; issuers may write as much as they like.
  private func title(of alert: WeatherAlert) -> String {
    alert.title.isEmpty
      ? look.words[.warning] : TextFitting.truncated(alert.title, to: 120, mark: "...")
  }

  /// The headline with the span, as far as that lies ahead.
  private func text(of alert: WeatherAlert) -> String {
    let title = title(of: alert)
    let start = alert.starts.flatMap { $0 > report.now ? text(of: $0) : nil }
    let end = alert.ends.map(text(of:))
    return switch (start, end) {
    case (let start?, let end?):
      look.words.text(.warningFromUntil, [.title: title, .start: start, .until: end])
    case (let start?, nil): look.words.text(.warningFrom, [.title: title, .start: start])
    case (nil, let end?): look.words.text(.warningUntil, [.title: title, .until: end])
    case (nil, nil): title
    }
  }

  /// A time, with its day when that is not today.
  private func text(of time: LocalTime) -> String {
    let clock = quantities.time(time).plain
    guard time.date != report.now.date else { return clock }
    return look.words.text(.dateAndTime, [.date: quantities.date(time.date), .time: clock])
  }

  /// The name of the place with region and country, or its coordinates.
  var placeName: String {
    let place = report.place
    guard let name = place.name else {
      return place.coordinate?.text ?? look.words[.unnamedPlace]
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

  /// Whether the sun is up at any time of a day; `true` where nothing is known.
  func hasDaylight(on date: CivilDate) -> Bool {
    if case .downAllDay? = sunTimes(on: date) { false } else { true }
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
