/// Translates an answer of OpenWeatherMap's air pollution API into a report that is about the air
/// alone.
struct OpenWeatherMapAirMapping {
  private let response: OpenWeatherMapAirResponse
  private let context: ReadingContext

  init(_ response: OpenWeatherMapAirResponse, context: ReadingContext) {
    self.response = response
    self.context = context
  }

  /// The report, about the first entry.
  ///
  /// The answer tells no time zone.
  var report: WeatherReport {
    let entry = response.list?.first
    let now = context.now(entry?.time)
    let clock = context.clock(timeZone: nil, utcOffset: nil)
    let provenance = Provenance(provider: .openWeatherMap, fetched: now, topic: .air)
    var report = WeatherReport(
      provenance: provenance,
      place: context.reportedPlace(
        latitude: response.coordinate?.latitude,
        longitude: response.coordinate?.longitude
      ),
      clock: clock,
      now: clock.time(at: now)
    )
    report.air = entry.map { entry in
      var air = AirQuality(provenance: provenance, scale: .openWeatherMap)
      air.time = entry.time.map(clock.time(at:))
      air.index = entry.index
      air.concentrations = entry.components
      return air
    }
    return report.plausible
  }
}
