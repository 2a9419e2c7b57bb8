/// What a provider says about the weather at a place: the one model that every provider's answer
/// is translated into and every view and document is made from.
///
/// A list is `nil` when the provider or the answer can't tell, and empty when it tells of none.
public struct WeatherReport: Hashable, Sendable {
  /// Who gave the answer, and when.
  public var provenance: Provenance
  /// The place that the answer is for.
  public var place: ReportedPlace
  /// The clock of the place.
  public var clock: PlaceClock
  /// The instant the report speaks of: the clock's time for a fresh answer, the answer's own time
  /// for a recorded one.
  public var now: LocalTime
  /// The conditions now; `nil` when the answer has none.
  public var current: CurrentConditions?
  /// Precipitation in the coming hour, in order of time.
  public var minutely: [Minute]?
  /// The hours, in order of time; past ones may come first.
  public var hourly: [Hour]?
  /// The days, in order of time; past ones may come first.
  public var daily: [Day]?
  /// The official warnings in force.
  public var alerts: [WeatherAlert]?
  /// What is in the air; `nil` when the answer is not about it, and no other one is at hand.
  public var air: AirQuality?
  /// What a person should know about this report.
  public var notes: [ReportNote]

  /// Creates a report; what is not given is unknown.
  public init(
    provenance: Provenance,
    place: ReportedPlace,
    clock: PlaceClock,
    now: LocalTime,
    current: CurrentConditions? = nil,
    minutely: [Minute]? = nil,
    hourly: [Hour]? = nil,
    daily: [Day]? = nil,
    alerts: [WeatherAlert]? = nil,
    notes: [ReportNote] = []
  ) {
    self.provenance = provenance
    self.place = place
    self.clock = clock
    self.now = now
    self.current = current
    self.minutely = minutely
    self.hourly = hourly
    self.daily = daily
    self.alerts = alerts
    self.notes = notes
  }

  /// The hours from the one in progress on; `nil` when the answer has no hours.
  public var comingHours: [Hour]? { hourly?.filter { now < $0.end } }

  /// Whether another hour shows the same time of the same day, as when clocks are put back.
  public func hasTwin(of time: LocalTime) -> Bool {
    hourly?
      .contains { hour in
        hour.time != time && hour.time.date == time.date && hour.time.hour == time.hour
          && hour.time.minute == time.minute
      } ?? false
  }

  /// The days from the one in progress on; `nil` when the answer has no days.
  public var comingDays: [Day]? { daily?.filter { $0.date >= now.date } }

  /// The day in progress; `nil` when the answer does not have it.
  public var today: Day? { daily?.first { $0.date == now.date } }

  /// The greatest and the least temperature of a day as far as they are known: of the day in progress,
  /// when the answer tells only a part of it, with the temperature now.
  ///
  /// - Parameter day: The day; `nil` when nothing is told of it.
  /// - Returns: The two, each `nil` when nobody told it.
  public func range(of day: Day?) -> (high: Temperature?, low: Temperature?) {
    guard let day, day.isPartial, day.date == now.date,
      let present = current?.conditions.temperature
    else { return (day?.high, day?.low) }
    return (day.high.map { max($0, present) }, day.low.map { min($0, present) })
  }
}

/// The place that a report is for; everything is `nil` when neither the question nor the answer
/// told it.
public struct ReportedPlace: Hashable, Sendable {
  /// The name.
  public var name: String?
  /// The first-level division of the country.
  public var region: String?
  /// The name of the country.
  public var country: String?
  /// The ISO 3166-1 alpha-2 code of the country in upper case.
  public var countryCode: String?
  /// Where it is.
  public var coordinate: Coordinate?

  /// Creates the place of an answer from what the answer itself tells.
  public init(
    name: String? = nil,
    country: String? = nil,
    countryCode: String? = nil,
    coordinate: Coordinate? = nil
  ) {
    self.name = name
    self.country = country
    self.countryCode = countryCode
    self.coordinate = coordinate
  }

  /// Creates the place of an answer from the place that was asked for.
  public init(_ place: Place) {
    name = place.name
    region = place.region
    country = place.country
    countryCode = place.countryCode
    coordinate = place.coordinate
  }

  /// Creates the place of an answer from the place that was asked for, with the name that the answer
  /// has for a bare coordinate.
  init(_ place: Place, told: ReportedPlace) {
    self.init(place)
    guard name == nil else { return }
    name = told.name
    country = country ?? told.country
    countryCode = countryCode ?? told.countryCode
  }
}

/// Where a report comes from.
public struct Provenance: Hashable, Sendable {
  /// Who gave the answer.
  public var provider: ProviderID
  /// When it was asked for, in seconds since 1970-01-01T00:00:00Z.
  public var fetched: Int
  /// What the answer is about.
  public var topic: AnswerTopic

  /// Creates a provenance.
  public init(provider: ProviderID, fetched: Int, topic: AnswerTopic = .weather) {
    self.provider = provider
    self.fetched = fetched
    self.topic = topic
  }

  /// The credit for the answer.
  public var attribution: String { provider.attribution(for: topic) }
}

/// Something a person should know about a report.
public enum ReportNote: Hashable, Sendable, Codable {
  /// The report was made from the built-in sample, not from the weather.
  case sample
  /// One of several requests failed, so the conditions now are missing.
  case currentFailed(ProviderError)
  /// One of several requests failed, so the hours and days are missing.
  case forecastFailed(ProviderError)
  /// One of several requests failed, so the conditions now are those of an answer that was fetched
  /// at an instant in seconds since 1970.
  case olderCurrent(fetched: Int, because: ProviderError)
  /// One of several requests failed, so the hours and days are those of an answer that was fetched
  /// at an instant in seconds since 1970.
  case olderForecast(fetched: Int, because: ProviderError)
  /// The answer held several places; the report is about the first.
  case firstOfPlaces(count: Int)
  /// The plan of the key does not cover what the settings ask for; the free endpoints answered.
  case planTooSmall(ProviderError)
  /// The report is an older answer, fetched `age` seconds ago, because the provider failed.
  case older(age: Int, because: ProviderError)
  /// The report is an older answer, fetched `age` seconds ago; another run is asking for a new one.
  case beingRenewed(age: Int)
  /// The report is an older answer, fetched `age` seconds ago; nobody was to be asked for a new one.
  case olderOffline(age: Int)
  /// The report is from another provider than `provider`, which failed.
  case insteadOf(_ provider: ProviderID, because: ProviderError)
  /// The conditions now are those forecast for the hour in progress, because the answer is so old.
  case hourAsCurrent
}
