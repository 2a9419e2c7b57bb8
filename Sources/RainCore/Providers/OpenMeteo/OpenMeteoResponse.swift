/// The answer of Open-Meteo's forecast, `/v1/forecast`.
///
/// A section is there only when it was asked for.
struct OpenMeteoResponse: Decodable, Hashable, Sendable {
  /// Degrees north, of the center of the grid cell.
  let latitude: Double?
  /// Degrees east, of the center of the grid cell.
  let longitude: Double?
  /// Seconds ahead of UTC, one number for the whole answer whatever the clocks do; absent in 2021.
  let utcOffset: Double?
  /// The IANA name of the zone; absent in 2021.
  let timezone: String?
  /// The conditions now: a row of its own.
  let current: OpenMeteoSection?
  /// The quarters of the coming hours.
  let quarterHourly: OpenMeteoSection?
  /// The hours, from midnight of the first day on.
  let hourly: OpenMeteoSection?
  /// The days.
  let daily: OpenMeteoSection?

  private enum CodingKeys: String, CodingKey {
    case latitude, longitude, timezone, current, hourly, daily
    case utcOffset = "utc_offset_seconds"
    case quarterHourly = "minutely_15"
    case currentUnits = "current_units"
    case quarterHourlyUnits = "minutely_15_units"
    case hourlyUnits = "hourly_units"
    case dailyUnits = "daily_units"
    case oldCurrent = "current_weather"
    case oldCurrentUnits = "current_weather_units"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    latitude = container.number(.latitude)
    longitude = container.number(.longitude)
    utcOffset = container.number(.utcOffset)
    timezone = container.text(.timezone)

    func section(_ key: CodingKeys, _ unitsKey: CodingKeys) throws -> OpenMeteoSection? {
      var section = try container.decodeIfPresent(OpenMeteoSection.self, forKey: key)
      section?.units = (try? container.decode([String: String].self, forKey: unitsKey)) ?? [:]
      return section
    }
    current =
      try section(.current, .currentUnits) ?? section(.oldCurrent, .oldCurrentUnits)
    quarterHourly = try section(.quarterHourly, .quarterHourlyUnits)
    hourly = try section(.hourly, .hourlyUnits)
    daily = try section(.daily, .dailyUnits)
  }
}

/// A section of an answer: columns that belong together row by row.
///
/// The current conditions are a section of one row.
struct OpenMeteoSection: Decodable, Hashable, Sendable {
  /// When each row is; `nil` where the time can't be read.
  let times: [OpenMeteoTime?]
  /// The names of the units by the key of the column.
  var units: [String: String] = [:]

  private var keys: [OpenMeteoVariable: String] = [:]
  private var columns: [OpenMeteoVariable: [Double?]] = [:]
  private var timeColumns: [OpenMeteoVariable: [OpenMeteoTime?]] = [:]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyCodingKey.self)
    times = Self.column(container, AnyCodingKey("time"), OpenMeteoTime.next) ?? []
    for (variable, key) in Self.chosenKeys(container.allKeys.map(\.stringValue)) {
      keys[variable] = key
      let codingKey = AnyCodingKey(key)
      if variable == .sunrise || variable == .sunset {
        timeColumns[variable] = Self.column(container, codingKey, OpenMeteoTime.next)
      } else {
        columns[variable] = Self.column(container, codingKey) { try? $0.decode(Double.self) }
      }
    }
  }

  /// Whether the section has a column of a variable.
  func has(_ variable: OpenMeteoVariable) -> Bool { columns[variable] != nil }

  /// The number of a variable in a row; `nil` when it is null, or the column is too short or not
  /// there.
  func number(_ variable: OpenMeteoVariable, _ row: Int) -> Double? {
    guard let column = columns[variable], row < column.count else { return nil }
    return column[row]
  }

  /// The time of a variable in a row; `nil` as for a number.
  func time(_ variable: OpenMeteoVariable, _ row: Int) -> OpenMeteoTime? {
    guard let column = timeColumns[variable], row < column.count else { return nil }
    return column[row]
  }

  /// The name of the unit of a variable; `nil` when the answer does not tell it.
  func unit(_ variable: OpenMeteoVariable) -> String? { keys[variable].flatMap { units[$0] } }

  /// Which key to read for each variable: the one of today, else an old spelling; where several
  /// models were asked for, the best match, else the first by name.
  private static func chosenKeys(_ keys: [String]) -> [OpenMeteoVariable: String] {
    var chosen: [OpenMeteoVariable: (key: String, rank: String)] = [:]
    for key in keys {
      guard let (variable, model) = OpenMeteoVariable.find(key) else { continue }
      let spelling = key == variable.rawValue ? "0" : "0\(key)"
      let rank = model.map { $0 == "best_match" ? "1" : "2\($0)" } ?? spelling
      if let known = chosen[variable], known.rank <= rank { continue }
      chosen[variable] = (key, rank)
    }
    return chosen.mapValues(\.key)
  }

  /// A column, or a single value as a column of one row; in a column what has another type is `nil`.
  ///
  /// Value by value, since decoding an array of optional numbers takes three times as long.
  private static func column<Value: Decodable>(
    _ container: KeyedDecodingContainer<AnyCodingKey>,
    _ key: AnyCodingKey,
    _ next: (inout any UnkeyedDecodingContainer) -> Value?
  ) -> [Value?]? {
    guard var values = try? container.nestedUnkeyedContainer(forKey: key) else {
      return (try? container.decode(Value.self, forKey: key)).map { [$0] }
    }
    var column: [Value?] = []
    column.reserveCapacity(values.count ?? 0)
    while !values.isAtEnd {
      if (try? values.decodeNil()) == true {
        column.append(nil)
        continue
      }
      let index = values.currentIndex
      column.append(next(&values))
      // What could not be decoded is still the next one.
      guard values.currentIndex != index || (try? values.decode(Anything.self)) != nil else {
        break
      }
    }
    return column
  }

  /// A value of any type, which is passed over.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}

/// A time of Open-Meteo in either of its formats.
enum OpenMeteoTime: Decodable, Hashable, Sendable {
  /// Seconds since 1970 (`timeformat=unixtime`).
  case instant(Int)
  /// A clock time without a zone (`2026-11-30T04:00`) or a day (`2026-11-30`), as the seconds
  /// since 1970 that it would be in UTC.
  case label(Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard let seconds = Self.seconds(ofLabel: text).flatMap({ wireInstant(Double($0)) }) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no time")
      }
      self = .label(seconds)
    } else if let seconds = wireInstant(try container.decode(Double.self)) {
      self = .instant(seconds)
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no time")
    }
  }

  /// Decodes the next value; `nil` when it is no time.
  static func next(_ values: inout any UnkeyedDecodingContainer) -> OpenMeteoTime? {
    if let seconds = try? values.decode(Double.self) { return wireInstant(seconds).map(instant) }
    return try? values.decode(OpenMeteoTime.self)
  }

  /// Whether it is the time 0, which stood for a missing sunrise until 2024.
  var isZero: Bool { self == .instant(0) || self == .label(0) }

  private static func seconds(ofLabel text: String) -> Int? {
    let parts = text.split(separator: "T", maxSplits: 1)
    guard let date = parts.first.flatMap({ CivilDate(iso8601: $0) }) else { return nil }
    guard parts.count == 2 else { return date.daysSince1970 * 86_400 }
    let fields = parts[1].split(separator: ":").map { Int($0) }
    guard
      fields.count == 2 || fields.count == 3,
      let hour = fields[0], (0...24).contains(hour),
      let minute = fields[1], (0...59).contains(minute)
    else { return nil }
    return date.daysSince1970 * 86_400 + hour * 3600 + minute * 60
  }
}

extension PlaceClock {
  /// The instant of a time: labels follow the one offset of the answer, and where it tells none,
  /// the clock of the place.
  func instant(of time: OpenMeteoTime) -> Int {
    switch time {
    case .instant(let seconds): return seconds
    case .label(let seconds):
      if let reportedOffset { return seconds - reportedOffset }
      return seconds - offset(at: seconds - offset(at: seconds))
    }
  }
}
