/// Translates an answer of Open-Meteo's air quality API into a report that is about the air alone.
///
/// Its frame, times and columns are those of the forecast.
struct OpenMeteoAirMapping {
  private let response: OpenMeteoResponse
  private let context: ReadingContext
  private let clock: PlaceClock
  private let place: ReportedPlace

  init(_ response: OpenMeteoResponse, context: ReadingContext) {
    self.response = response
    self.context = context
    clock = context.clock(timeZone: response.timezone, utcOffset: response.utcOffset)
    place = context.reportedPlace(latitude: response.latitude, longitude: response.longitude)
  }

  /// The report.
  var report: WeatherReport {
    let now = context.now(
      response.current.flatMap { instant($0, 0) },
      response.hourly.flatMap { instant($0, 0) }
    )
    let provenance = Provenance(provider: .openMeteo, fetched: now, topic: .air)
    var report = WeatherReport(
      provenance: provenance,
      place: place,
      clock: clock,
      now: clock.time(at: now)
    )
    report.air = air(at: now, provenance)
    return report.plausible
  }

  /// The row of now, else the hour in progress.
  private func air(at now: Int, _ provenance: Provenance) -> AirQuality? {
    let current = response.current.map { air($0, 0, provenance) }
    if let current, !current.isEmpty { return current }
    guard let hours = response.hourly,
      let row = hours.times.indices.last(where: { row in
        instant(hours, row).map { $0 <= now && now < $0 + 3600 } ?? false
      })
    else { return current }
    return air(hours, row, provenance)
  }

  private func air(
    _ section: OpenMeteoSection,
    _ row: Int,
    _ provenance: Provenance
  ) -> AirQuality {
    func number(_ variable: OpenMeteoVariable) -> Double? { section.number(variable, row) }
    let scale = AirQualityScale.regional(
      countryCode: place.countryCode,
      timeZone: clock.timeZone,
      coordinate: place.coordinate
    )
    let indices = [AirQualityScale.european: number(.europeanIndex), .us: number(.usIndex)]
      .compactMapValues(\.self)
    // A body may have only the other region's index.
    let told = indices[scale] == nil ? indices.keys.first ?? scale : scale
    var air = AirQuality(provenance: provenance, scale: told)
    air.time = instant(section, row).map(clock.time(at:))
    air.index = indices[told]
    air.concentrations = Self.concentrations.compactMapValues(number)
    if told == .us { air.pollutantIndices = Self.usIndices.compactMapValues(number) }
    air.pollen = Self.pollen.compactMapValues(number)
    return air
  }

  private func instant(_ section: OpenMeteoSection, _ row: Int) -> Int? {
    guard row < section.times.count else { return nil }
    return section.times[row].map(clock.instant(of:))
  }

  private static let concentrations: [AirPollutant: OpenMeteoVariable] = [
    .fineParticles: .fineParticles, .particles: .particles, .ozone: .ozone,
    .nitrogenDioxide: .nitrogenDioxide, .sulfurDioxide: .sulfurDioxide,
    .carbonMonoxide: .carbonMonoxide,
  ]

  private static let usIndices: [AirPollutant: OpenMeteoVariable] = [
    .fineParticles: .usIndexOfFineParticles, .particles: .usIndexOfParticles,
    .ozone: .usIndexOfOzone, .nitrogenDioxide: .usIndexOfNitrogenDioxide,
    .sulfurDioxide: .usIndexOfSulfurDioxide, .carbonMonoxide: .usIndexOfCarbonMonoxide,
  ]

  private static let pollen: [PollenPlant: OpenMeteoVariable] = [
    .alder: .alderPollen, .birch: .birchPollen, .olive: .olivePollen, .grass: .grassPollen,
    .mugwort: .mugwortPollen, .ragweed: .ragweedPollen,
  ]
}
