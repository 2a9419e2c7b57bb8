/// The tables of the list of cities, read in place; `.cities/README.md` describes the file.
///
/// Cities are numbered from the largest to the smallest.
struct CityTable: Sendable {
  /// The tables that are built into the program.
  static let builtIn = CityTable(.builtInCities)

  private static let signature: [UInt8] = Array("RAINCTY\u{2}".utf8)

  private let texts: PackedBytes
  private let zones: PackedBytes
  private let countries: PackedBytes
  private let regions: PackedBytes
  private let cities: PackedBytes
  private let bandStarts: PackedBytes
  private let bandCities: PackedBytes

  /// The names of the cities; each stands for values of `CityName`.
  let names: NameIndex

  /// The names of countries and regions; each stands for values of `Division`.
  let divisions: NameIndex

  /// How names are folded.
  let folding: FoldingTable

  /// Finds the tables in a file; a file of another format has empty ones.
  init(_ file: PackedBytes) {
    let isKnown = Self.signature.indices.allSatisfy { file.byte(at: $0) == Self.signature[$0] }
    func section(_ number: Int) -> PackedBytes {
      let entry = Self.signature.count + 4 * number
      return file.part(
        from: file.number(at: entry, width: 4),
        to: isKnown ? file.number(at: entry + 4, width: 4) : 0
      )
    }
    texts = section(0)
    zones = section(1)
    countries = section(2)
    regions = section(3)
    cities = section(4)
    bandStarts = section(5)
    bandCities = section(6)
    names = NameIndex(section(7))
    divisions = NameIndex(section(8))
    folding = FoldingTable(section(9))
  }
}

// MARK: - Cities

extension CityTable {
  private static let cityWidth = 24

  /// The number of cities.
  var cityCount: Int { cities.count / Self.cityWidth }

  /// A city; `nil` for a number that none has.
  func place(_ city: Int) -> Place? {
    guard let coordinate = coordinate(city) else { return nil }
    let region = region(city)
    let country = country(ofRegion: region)
    return Place(
      name: texts.text(at: field(0, of: city, width: 4)),
      region: regionName(region),
      country: countryName(country),
      countryCode: countryCode(country),
      coordinate: coordinate,
      timeZone: PlaceClock.zoneName(
        texts.text(at: zones.number(at: 4 * field(22, of: city, width: 2), width: 4))
      ),
      population: population(city) > 0 ? population(city) : nil,
      geoNamesID: field(4, of: city, width: 4)
    )
  }

  /// Where a city is; `nil` for a number that none has.
  func coordinate(_ city: Int) -> Coordinate? {
    guard city >= 0, city < cityCount else { return nil }
    let offset = city * Self.cityWidth
    return Coordinate(
      latitude: Double(cities.signedNumber(at: offset + 8)) / 100_000,
      longitude: Double(cities.signedNumber(at: offset + 12)) / 100_000
    )
  }

  /// The number of inhabitants; 0 when it is unknown.
  func population(_ city: Int) -> Int { field(16, of: city, width: 4) }

  /// The number of the region of a city.
  func region(_ city: Int) -> Int { field(20, of: city, width: 2) }

  private func field(_ offset: Int, of city: Int, width: Int) -> Int {
    cities.number(at: city * Self.cityWidth + offset, width: width)
  }
}

// MARK: - Regions and countries

extension CityTable {
  /// The number of the country of a region.
  func country(ofRegion region: Int) -> Int { regions.number(at: region * 8, width: 2) }

  /// The name of a region; `nil` when none is known.
  func regionName(_ region: Int) -> String? {
    let name = texts.text(at: regions.number(at: region * 8 + 4, width: 4))
    return name.isEmpty ? nil : name
  }

  /// The name of a country in English.
  func countryName(_ country: Int) -> String {
    texts.text(at: countries.number(at: country * 8 + 4, width: 4))
  }

  /// The ISO 3166-1 code of a country; `nil` for a number that none has.
  func countryCode(_ country: Int) -> String? {
    let letters = [countries.byte(at: country * 8), countries.byte(at: country * 8 + 1)]
    guard letters.allSatisfy({ (0x41...0x5A).contains($0) }) else { return nil }
    return String(decoding: letters, as: UTF8.self)
  }
}

// MARK: - Bands of latitude

extension CityTable {
  /// The number of bands, each of one degree of latitude, from south to north.
  static let bandCount = 180

  /// Where the cities of a band stand among those of all bands, from west to east.
  func cities(inBand band: Int) -> Range<Int> {
    let count = bandCities.count / 8
    let start = min(bandStarts.number(at: 4 * band, width: 4), count)
    let end = min(bandStarts.number(at: 4 * band + 4, width: 4), count)
    return start..<max(start, end)
  }

  /// A city in its band: what a search for the nearest one looks at, side by side in memory.
  struct BandedCity {
    /// The number of the city.
    let number: Int
    /// Degrees north of the band's southern edge.
    let latitude: Double
    /// Degrees east of Greenwich.
    let longitude: Double
    /// A number that the inhabitants are fewer than; less than four times as many as they are.
    let populationBound: Int
  }

  /// The city at a position among those of all bands.
  func city(inBandsAt position: Int) -> BandedCity {
    let packed = bandCities.number(at: 8 * position, width: 8)
    return BandedCity(
      number: packed & 0x1FFFF,
      latitude: Double(packed >> 17 & 0x1FFFF) / 100_000,
      longitude: Double(packed >> 34 & 0x3FF_FFFF) / 100_000 - 180,
      populationBound: 1 << (12 + 2 * (packed >> 60 & 7))
    )
  }
}
