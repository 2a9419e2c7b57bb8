import RainCore
import RainTerminal

/// The last lines of the full screen: how old the weather is, and the keys.
struct WatchFooter: Sendable {
  let scene: WatchScene
  let look: Look

  private var words: Words { look.words }

  /// The lines.
  ///
  /// - Parameter rows: The rows of the screen: few of them have only the age, or nothing.
  /// - Returns: Two lines, or fewer.
  func lines(rows: Int) -> [StyledText] {
    switch rows {
    case ..<2: []
    case ..<5: [status]
    default: [status, keys]
    }
  }

  /// How old the weather is, and when there will be another one.
  private var status: StyledText {
    let source = scene.report.map { StyledText($0.provenance.provider.title, .dim) }
    // The age is what must be there, then who gave the weather; what is wrong names that already.
    let second = scene.problem == nil ? source : upcoming
    let choices = [[age, source, upcoming], [age, second], [age]]
      .map { $0.compactMap(\.self).joined(separator: StyledText(look.dot, .dim)) }
    return choices.first { $0.width <= look.width } ?? choices.last ?? ""
  }

  private var age: StyledText? {
    guard let report = scene.report else { return nil }
    let quantities = look.quantities
    let fetched = report.provenance.fetched
    let time = quantities.time(report.clock.time(at: fetched)).plain
    let minutes = (report.now.secondsSince1970 - fetched) / 60
    let age = minutes < 1 ? "" : " (\(words.agoInMinutes(minutes)))"
    let isOld = scene.problem != nil && !scene.isRecorded
    return StyledText(
      words.text(.asOf, [.time: time]) + age,
      isOld ? Style(color: .yellow, isBold: true) : .dim
    )
  }

  private var upcoming: StyledText? {
    if scene.isRecorded { return nil }
    if scene.isOffline { return StyledText(words[.offline], .dim) }
    if scene.isAsking { return StyledText(words[.asking], .dim) }
    guard let next = scene.nextRequest else { return nil }
    let clock = scene.report?.clock ?? PlaceClock(timeZone: scene.place?.timeZone)
    // Without a clock of the place nobody would know whose time it is.
    guard clock.isKnown else { return nil }
    let time = look.quantities.time(clock.time(at: next)).plain
    return StyledText(words.text(.nextRequest, [.time: time]), .dim)
  }

  private typealias Entry = (key: String, phrase: Phrase, rank: Int)

  /// The keys, those that matter least left out where there is no room.
  private var keys: StyledText {
    var entries: [Entry] = [
      ("u", .unitsKey, 3), ("?", .helpKey, 1), ("q", .quitKey, 0),
    ]
    if scene.hasOtherPlaces { entries.insert(("n", .placeKey, 4), at: 0) }
    // Of a recorded answer there is no newer one.
    if !scene.isRecorded, !scene.isOffline { entries.insert(("r", .refreshKey, 2), at: 0) }
    while entries.count > 1, line(entries).width > look.width,
      let least = entries.indices.max(by: { entries[$0].rank < entries[$1].rank })
    {
      entries.remove(at: least)
    }
    return line(entries)
  }

  private func line(_ entries: [Entry]) -> StyledText {
    entries
      .map { StyledText($0.key, .bold) + StyledText(" \(words[$0.phrase])", .dim) }
      .joined(separator: .spaces(look.columnGap))
  }
}

extension Words {
  /// An age in whole minutes, or in hours or days when it is that high.
  fileprivate func agoInMinutes(_ minutes: Int) -> String {
    minutes < 120 ? text(.minutesAgo, [.count: String(minutes)]) : ago(minutes * 60)
  }
}
