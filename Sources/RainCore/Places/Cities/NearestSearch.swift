import Foundation

/// The search for the city nearest to a point, band by band of latitude.
struct NearestSearch {
  /// The mean radius of the Earth in kilometers.
  static let earthRadius = 6371.0088

  /// Further than this from its middle, in kilometers, no point is in the middle of a city.
  private static let largestCity = 16.0

  /// A city with its distance from the point as the angle at the Earth's center, in radians.
  struct Found {
    /// The number of the city.
    let number: Int
    let angle: Double
  }

  private let table: CityTable
  private let point: Coordinate
  private let latitude: Double

  /// The nearest city; `nil` only if there are no cities.
  private(set) var nearest: Found?

  /// The largest city in whose middle the point is.
  private(set) var surrounding: Found?

  /// Searches the cities of `table`.
  init(_ table: CityTable, _ point: Coordinate) {
    self.table = table
    self.point = point
    latitude = point.latitude * .pi / 180
    let home = min(Int((point.latitude + 90).rounded(.down)), CityTable.bandCount - 1)
    for step in 0..<CityTable.bandCount {
      let bands = step == 0 ? [home] : [home - step, home + step]
      for band in bands where (0..<CityTable.bandCount).contains(band) { visit(band) }
      // The nearest edges of the next bands.
      let edges = [
        point.latitude + 90 - Double(home - step), Double(home + step + 1) - point.latitude - 90,
      ]
      if edges.allSatisfy({ $0 * .pi / 180 > reach }) { return }
    }
  }

  /// How far cities are of interest.
  private var reach: Double {
    nearest.map { max($0.angle, Self.largestCity / Self.earthRadius) } ?? .infinity
  }

  /// Looks through a band from the point's meridian to the east and to the west, around the Earth.
  private mutating func visit(_ band: Int) {
    let cities = table.cities(inBand: band)
    guard !cities.isEmpty else { return }
    let start = firstCity(eastOfPointIn: cities) - cities.lowerBound
    for step in 0..<cities.count {
      let position = cities.lowerBound + (start + step) % cities.count
      guard visit(at: position, in: band, direction: 1) else { break }
    }
    for step in 1...cities.count {
      let position = cities.lowerBound + (start - step + cities.count) % cities.count
      guard visit(at: position, in: band, direction: -1) else { break }
    }
  }

  /// Looks at a city; `false` when those beyond it in this direction are too far away.
  private mutating func visit(at position: Int, in band: Int, direction: Double) -> Bool {
    let city = table.city(inBandsAt: position)
    var degrees = (city.longitude - point.longitude) * direction
    if degrees < 0 { degrees += 360 }
    guard degrees <= 180, nearestOnMeridian(degrees * .pi / 180) <= reach else { return false }
    let north = (Double(band) - 90 + city.latitude) * .pi / 180
    let found = Found(
      number: city.number,
      angle: Self.angle(latitude, north, degrees * .pi / 180)
    )
    // Of two at the same point the larger one counts, which has the lower number.
    if (found.angle, found.number) < nearest.map({ ($0.angle, $0.number) }) ?? (.infinity, 0) {
      nearest = found
    }
    // Where each city has its inhabitants is another page of memory.
    if found.angle <= Self.radius(ofCityOf: city.populationBound),
      found.angle <= Self.radius(ofCityOf: table.population(city.number)),
      found.number < surrounding?.number ?? .max
    {
      surrounding = found
    }
    return true
  }

  /// How far the middle of a city of so many inhabitants reaches, as an angle.
  private static func radius(ofCityOf population: Int) -> Double {
    min(largestCity, 0.0035 * Double(population).squareRoot()) / earthRadius
  }

  /// The distance to the nearest point of the meridian that is so far east or west.
  private func nearestOnMeridian(_ difference: Double) -> Double {
    difference <= .pi / 2
      ? asin(min(1, cos(latitude) * sin(difference))) : .pi / 2 - abs(latitude)
  }

  private func firstCity(eastOfPointIn cities: Range<Int>) -> Int {
    var (low, high) = (cities.lowerBound, cities.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if table.city(inBandsAt: middle).longitude < point.longitude {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The angle between two points, by the haversine formula.
  private static func angle(_ first: Double, _ second: Double, _ difference: Double) -> Double {
    let (north, east) = (sin((second - first) / 2), sin(difference / 2))
    return 2 * asin(min(1, (north * north + cos(first) * cos(second) * east * east).squareRoot()))
  }
}
