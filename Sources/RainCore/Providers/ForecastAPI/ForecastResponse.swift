/// The answer of the Forecast API, version 2, as Dark Sky gave it from 2013 to 2023 and Pirate
/// Weather gives it today.
///
/// Every field may be absent; Pirate Weather writes -999 for what is missing. Units are told by
/// `flags` (see `ForecastUnits`).
public struct ForecastResponse: Codable, Hashable, Sendable {
  /// Degrees north, as asked for.
  public var latitude: Double?
  /// Degrees east, as asked for.
  public var longitude: Double?
  /// The IANA name of the zone; `Etc/GMT+8` in bodies of 2013.
  public var timezone: String?
  /// Hours ahead of UTC, a fraction in some zones, right only until the next clock change.
  public var offset: Double?
  /// The conditions at the time asked for.
  public var currently: ForecastDataPoint?
  /// The next 61 minutes; absent where there is no radar.
  public var minutely: ForecastBlock<ForecastMinute>?
  /// The next 48 or 168 hours; 23 to 25 in a body of the past.
  public var hourly: ForecastBlock<ForecastDataPoint>?
  /// Today and the next seven days; one in a body of the past.
  public var daily: ForecastBlock<ForecastDay>?
  /// The warnings; Dark Sky leaves the field out when there are none.
  public var alerts: [ForecastAlert]?
  /// Facts about the answer.
  public var flags: ForecastFlags?

  enum CodingKeys: String, CodingKey {
    case latitude, longitude, timezone, offset
    case currently, minutely, hourly, daily, alerts, flags
  }

  /// Reads an answer; a block of another shape is an error, a field of another type is absent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    latitude = container.number(.latitude)
    longitude = container.number(.longitude)
    timezone = container.text(.timezone)
    offset = container.number(.offset)
    currently = try container.decodeIfPresent(ForecastDataPoint.self, forKey: .currently)
    minutely = try container.decodeIfPresent(ForecastBlock.self, forKey: .minutely)
    hourly = try container.decodeIfPresent(ForecastBlock.self, forKey: .hourly)
    daily = try container.decodeIfPresent(ForecastBlock.self, forKey: .daily)
    alerts = try container.elements(of: ForecastAlert.self, .alerts)
    flags = try? container.decodeIfPresent(ForecastFlags.self, forKey: .flags)
  }
}

/// A list of points of one kind.
public struct ForecastBlock<Point: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// The points in order of time; Pirate Weather leaves gaps when a model is missing.
  public var data: [Point]

  enum CodingKeys: String, CodingKey { case data }

  /// Reads a block; one without `data` is empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    data = try container.elements(of: Point.self, .data) ?? []
  }
}

/// Facts about an answer.
public struct ForecastFlags: Codable, Hashable, Sendable {
  /// The unit system of the answer: `us`, `si`, `ca`, `uk`, `uk2`; absent in bodies of 2013.
  public var units: String?
  /// A sentence that is there when a body of 2013 is in SI units.
  public var si: String?
  /// The version of Pirate Weather's server (`V2.9.7`); Dark Sky has none.
  public var version: String?
  /// The nearest city, from Pirate Weather's version 2; null when there is none.
  public var nearestCity: String?
  /// The country of that city.
  public var nearestCountry: String?

  enum CodingKeys: String, CodingKey { case units, si, version, nearestCity, nearestCountry }

  /// Reads the flags; the many others are of no use here.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    units = container.text(.units)
    si = container.text(.si)
    version = container.text(.version)
    nearestCity = container.text(.nearestCity)
    nearestCountry = container.text(.nearestCountry)
  }
}

/// A warning.
public struct ForecastAlert: Codable, Hashable, Sendable {
  /// The headline.
  public var title: String?
  /// The issuer's text, with line breaks.
  public var description: String?
  /// A page with more; may be empty.
  public var uri: String?
  /// `advisory`, `watch`, `warning` at Dark Sky; the words of CAP at Pirate Weather.
  public var severity: String?
  /// The names of the regions; absent before 2016.
  public var regions: [String]?
  /// When it was issued, in seconds since 1970.
  public var time: Int?
  /// When it ends; may lie before `time`.
  public var expires: Int?

  enum CodingKeys: String, CodingKey {
    case title, description, uri, severity, regions, time, expires
  }

  /// Reads an alert.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = container.text(.title)
    description = container.text(.description)
    uri = container.text(.uri)
    severity = container.text(.severity)
    regions = try? container.elements(of: String.self, .regions)
    time = container.forecastInstant(.time)
    expires = container.forecastInstant(.expires)
  }
}

extension KeyedDecodingContainer {
  /// The number under `key`; `nil` also for Pirate Weather's -999.
  func forecastNumber(_ key: Key) -> Double? {
    number(key).flatMap { $0 <= -900 ? nil : $0 }
  }

  /// The instant under `key`; `nil` also for Pirate Weather's -999.
  func forecastInstant(_ key: Key) -> Int? {
    instant(key).flatMap { $0 == -999 ? nil : $0 }
  }
}
