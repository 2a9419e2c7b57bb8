import Foundation

/// A report as it stands in the file of a kept answer.
///
/// Times stand there as instants with the offsets that the place's clock showed, so that reading
/// them takes no time zone data.
struct KeptReportV1: Equatable, Sendable {
  static let version = 1

  /// The members that a report of the present alone is read from.
  static let membersOfPresent = [
    "version", "provider", "fetched", "topic", "place", "clock", "current", "notes",
  ]

  /// The report, which speaks of the instant it was fetched at.
  let report: WeatherReport

  init(_ report: WeatherReport) { self.report = report }

  /// The members of the file.
  var object: StoredObject {
    var object: StoredObject = [
      "version": Self.version.stored,
      "provider": report.provenance.provider.stored,
      "fetched": report.provenance.fetched.stored,
      "place": .object(report.place.storedObject),
      "clock": .object(clock),
    ]
    object["current"] = report.current.map { .object($0.storedObject) }
    object["minutely"] = report.minutely.map { .object($0.storedColumns) }
    object["hourly"] = report.hourly.map { .object($0.storedColumns) }
    object["daily"] = report.daily.map { .object($0.storedColumns) }
    object["alerts"] = report.alerts.map { .array($0.map(\.stored)) }
    object["air"] = report.air.map { .object($0.storedObject) }
    if report.provenance.topic != .weather { object["topic"] = report.provenance.topic.stored }
    object["notes"] = Self.stored(report.notes)
    return object
  }

  /// Reads the members of a file.
  ///
  /// - Parameters:
  ///   - object: The members.
  ///   - now: The instant that the report shall speak of, in seconds since 1970.
  /// - Throws: What is wrong with them.
  init(_ object: StoredObject, now: Int) throws(FileProblem) {
    guard let version = object["version"].flatMap(Int.init(stored:)), version == Self.version
    else { throw .invalidValue(keyPath: "version") }
    guard let provider = object["provider"].flatMap(ProviderID.init(stored:)),
      let fetched = object["fetched"].flatMap(LocalTime.init(stored:))?.secondsSince1970
    else { throw .missing(keyPath: "fetched") }
    let clock = try Self.clock(try object["clock"]?.object("clock") ?? StoredObject())
    let topic = object["topic"].flatMap(AnswerTopic.init(stored:)) ?? .weather
    let provenance = Provenance(provider: provider, fetched: fetched, topic: topic)
    var report =
      WeatherReport(
        provenance: provenance,
        place: try ReportedPlace(
          storedObject: try object["place"]?.object("place") ?? [:],
          clock: clock
        ),
        clock: clock,
        now: clock.time(at: now),
        current: try object["current"]
          .map { value throws(FileProblem) in
            try CurrentConditions(storedObject: try value.object("current"), clock: clock)
          },
        minutely: try Self.rows(object, "minutely", clock),
        hourly: try Self.rows(object, "hourly", clock),
        daily: try Self.rows(object, "daily", clock),
        alerts: try object["alerts"]
          .map { value throws(FileProblem) in
            try value.list("alerts")
              .map { value throws(FileProblem) in try WeatherAlert(stored: value) }
          },
        notes: try Self.notes(object["notes"])
      )
    report.air = try object["air"]
      .map { value throws(FileProblem) in
        try AirQuality(stored: try value.object("air"), from: provenance, clock: clock)
      }
    self.report = report.plausible
  }

  private static func rows<Row: StoredRow>(
    _ object: StoredObject,
    _ key: String,
    _ clock: PlaceClock
  ) throws(FileProblem) -> [Row]? {
    guard let value = object[key] else { return nil }
    return try [Row](storedColumns: try value.object(key), clock: clock)
  }
}

// MARK: - The clock

extension KeptReportV1 {
  private var clock: StoredObject {
    let history = OffsetHistory(of: report.timesInOrder + [report.now])
    var object: StoredObject = [
      "isKnown": report.clock.isKnown.stored,
      "offsets": .array(history.changes.flatMap { [$0.instant.stored, $0.offset.stored] }),
    ]
    object["end"] = history.end?.stored
    object["timeZone"] = report.clock.timeZone?.stored
    object["utcOffset"] = report.clock.reportedOffset?.stored
    return object
  }

  private static func clock(_ object: StoredObject) throws(FileProblem) -> PlaceClock {
    let numbers = try object["offsets"]?.list("clock.offsets").compactMap(Int.init(stored:)) ?? []
    let changes = stride(from: 0, to: numbers.count - 1, by: 2)
      .map {
        OffsetHistory.Change(instant: numbers[$0], offset: numbers[$0 + 1])
      }
    guard let isKnown = object["isKnown"].flatMap(Bool.init(stored:)),
      let end = object["end"].flatMap(Int.init(stored:)),
      let history = OffsetHistory(changes: changes, end: end),
      changes.allSatisfy({ $0.offset.magnitude <= 86_400 })
    else { throw .invalidValue(keyPath: "clock") }
    return PlaceClock(
      timeZone: object["timeZone"].flatMap(String.init(stored:)).flatMap(PlaceClock.zoneName),
      reportedOffset: object["utcOffset"].flatMap(Int.init(stored:)),
      isKnown: isKnown,
      history: history
    )
  }
}

extension WeatherReport {
  /// The times of the report that lie close to each other: the offset of the place's clock between
  /// two of them is that of the first.
  fileprivate var timesInOrder: [LocalTime] {
    var times = [current?.time, air?.time].compactMap(\.self)
    times += minutely?.flatMap { [$0.time, $0.label].compactMap(\.self) } ?? []
    times += hourly?.map(\.time) ?? []
    times += (hourly?.last).map { [$0.end] } ?? []
    times += daily?.flatMap { [$0.sunrise, $0.sunset].compactMap(\.self) } ?? []
    return times
  }
}

// MARK: - Notes

extension KeptReportV1 {
  /// Notes are rare, so that Foundation may write them.
  private static func stored(_ notes: [ReportNote]) -> StoredJSON? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard !notes.isEmpty, let data = try? encoder.encode(notes) else { return nil }
    return String(data: data, encoding: .utf8).map(StoredJSON.string)
  }

  private static func notes(_ value: StoredJSON?) throws(FileProblem) -> [ReportNote] {
    guard let value else { return [] }
    guard let text = try value.text("notes"),
      let notes = try? JSONDecoder().decode([ReportNote].self, from: Data(text.utf8))
    else { throw .wrongType(keyPath: "notes") }
    return notes
  }
}
