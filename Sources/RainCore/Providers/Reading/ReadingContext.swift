/// What is known besides the answer when it is translated into a report.
public struct ReadingContext: Hashable, Sendable {
  /// The place that was asked for; `nil` for a recorded answer, whose place stands in its body.
  public var place: Place?

  /// The instant that counts as now, in seconds since 1970; `nil` for a recorded answer: then it
  /// is the time that the answer speaks of.
  public var now: Int?

  /// What counts as now when the answer names no time at all.
  public var clockTime: Int

  /// The units of a recorded OpenWeatherMap body; `nil` to tell them from its temperatures.
  public var openWeatherMapUnits: OpenWeatherMapUnits?

  /// Creates the context of a recorded answer.
  public init(recordedReadAt clockTime: Int, openWeatherMapUnits: OpenWeatherMapUnits? = nil) {
    self.clockTime = clockTime
    self.openWeatherMapUnits = openWeatherMapUnits
  }

  /// Creates the context of an answer that was asked for `place` at `now`.
  public init(place: Place, now: Int, openWeatherMapUnits: OpenWeatherMapUnits? = nil) {
    self.place = place
    self.now = now
    clockTime = now
    self.openWeatherMapUnits = openWeatherMapUnits
  }

  /// The time that counts as now, given the times that the answer speaks of in order of weight.
  func now(_ answerTimes: Int?...) -> Int {
    now ?? answerTimes.lazy.compactMap(\.self).first ?? clockTime
  }

  /// The place of the report: the one asked for, with the name that the answer has for a bare
  /// coordinate.
  func reportedPlace(
    latitude: Double?,
    longitude: Double?,
    name: String? = nil,
    country: String? = nil,
    countryCode: String? = nil
  ) -> ReportedPlace {
    let told = ReportedPlace(
      name: name.flatMap(Self.filled),
      country: country.flatMap(Self.filled),
      countryCode: countryCode.flatMap(Self.filled),
      coordinate: latitude.flatMap { latitude in
        longitude.flatMap { Coordinate(latitude: latitude, longitude: $0) }
      }
    )
    return place.map { ReportedPlace($0, told: told) } ?? told
  }

  /// The clock of the place: by the zone that the answer names, else by the zone that is known of
  /// the place, else by the offset that the answer tells.
  func clock(timeZone: String?, utcOffset: Double?) -> PlaceClock {
    PlaceClock(
      timeZone: timeZone.flatMap(Self.filled) ?? place?.timeZone,
      reportedOffset: utcOffset.flatMap(wireInstant)
    )
  }

  private static func filled(_ text: String) -> String? {
    let clean = CleanText.line(text)
    return clean.isEmpty ? nil : clean
  }
}
