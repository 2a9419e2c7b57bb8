import Testing

@testable import RainCore

/// A place as far as it is known, and the scale that people there know.
struct RegionCase: CustomTestStringConvertible, Sendable {
  let country: String?
  let zone: String?
  let coordinate: Coordinate?
  let scale: AirQualityScale

  var testDescription: String { "\(country ?? "-") \(zone ?? "-") \(coordinate?.queryText ?? "-")" }

  init(
    _ country: String?,
    _ zone: String?,
    at coordinate: (latitude: Double, longitude: Double)? = nil,
    _ scale: AirQualityScale
  ) {
    self.country = country
    self.zone = zone
    self.coordinate = coordinate.flatMap {
      Coordinate(latitude: $0.latitude, longitude: $0.longitude)
    }
    self.scale = scale
  }

  static let all = [
    RegionCase("DE", nil, .european), RegionCase("GB", "Europe/London", .european),
    RegionCase("ES", "Atlantic/Canary", .european), RegionCase("TR", "Europe/Istanbul", .european),
    RegionCase("US", "America/Denver", .us), RegionCase("IN", nil, .us),
    // A country of two continents: its zones tell.
    RegionCase("RU", "Europe/Moscow", .european), RegionCase("RU", "Asia/Vladivostok", .us),
    // Places without a country.
    RegionCase(nil, "Europe/Lisbon", .european), RegionCase(nil, "Atlantic/Azores", .european),
    RegionCase(nil, "Asia/Tokyo", .us), RegionCase(nil, nil, .us),
    // Answers that nobody asked for the zone of the place.
    RegionCase(nil, "GMT", at: (52.5, 13.4), .european),
    RegionCase(nil, nil, at: (39.7, -105), .us),
    RegionCase(nil, "Etc/GMT+3", at: (38.7, -9.1), .european),
    RegionCase(nil, nil, at: (55.75, 37.62), .european),
    RegionCase(nil, nil, at: (43.1, 131.9), .us),
  ]
}

@Suite struct AirQualityScaleRegionTests {
  @Test(arguments: RegionCase.all)
  func `the European scale is for Europe, that of the US for the rest`(row: RegionCase) {
    let scale = AirQualityScale.regional(
      countryCode: row.country,
      timeZone: row.zone,
      coordinate: row.coordinate
    )
    #expect(scale == row.scale)
  }
}
