import Foundation

extension CityList {
  /// A city with its distance from a point.
  public struct NearbyCity: Hashable, Sendable {
    /// The city.
    public let place: Place
    /// How far it is along the Earth's surface, in kilometers.
    public let kilometers: Double
  }

  /// Finds the city that is nearest to a point, however far it is.
  ///
  /// - Parameter point: Any point on the Earth.
  /// - Returns: The city; `nil` only if the list is empty.
  public func nearest(to point: Coordinate) -> NearbyCity? {
    var search = NearestSearch(table, point)
    let home = min(Int((point.latitude + 90).rounded(.down)), CityTable.bandCount - 1)
    for step in 0..<CityTable.bandCount {
      let bands = step == 0 ? [home] : [home - step, home + step]
      for band in bands where (0..<CityTable.bandCount).contains(band) { search.visit(band) }
      // The nearest edges of the next bands.
      let edges = [
        point.latitude + 90 - Double(home - step), Double(home + step + 1) - point.latitude - 90,
      ]
      if edges.allSatisfy({ $0 * .pi / 180 > search.angle }) { break }
    }
    guard let city = search.city, let place = table.place(city) else { return nil }
    return NearbyCity(place: place, kilometers: search.angle * NearestSearch.earthRadius)
  }
}

/// The search for the city nearest to a point, band by band.
private struct NearestSearch {
  /// The mean radius of the Earth in kilometers.
  static let earthRadius = 6371.0088

  private let table: CityTable
  private let point: Coordinate
  private let latitude: Double

  /// The nearest city so far.
  private(set) var city: Int?

  /// Its distance as the angle at the Earth's center, in radians.
  private(set) var angle = Double.infinity

  init(_ table: CityTable, _ point: Coordinate) {
    self.table = table
    self.point = point
    latitude = point.latitude * .pi / 180
  }

  /// Looks through a band from the point's meridian to the east and to the west, around the Earth.
  mutating func visit(_ band: Int) {
    let cities = table.cities(inBand: band)
    guard !cities.isEmpty else { return }
    let start = firstCity(eastOfPointIn: cities)
    for step in 0..<cities.count {
      let position = cities.lowerBound + (start - cities.lowerBound + step) % cities.count
      guard visit(at: position, direction: 1) else { break }
    }
    for step in 1...cities.count {
      let position =
        cities.lowerBound + (start - cities.lowerBound - step + cities.count) % cities.count
      guard visit(at: position, direction: -1) else { break }
    }
  }

  /// Looks at a city; `false` when those beyond it in this direction are further away.
  private mutating func visit(at position: Int, direction: Double) -> Bool {
    let number = table.city(inBandsAt: position)
    guard let other = table.coordinate(number) else { return true }
    var degrees = (other.longitude - point.longitude) * direction
    if degrees < 0 { degrees += 360 }
    guard degrees <= 180, nearestOnMeridian(degrees * .pi / 180) <= angle else { return false }
    let found = Self.angle(latitude, other.latitude * .pi / 180, degrees * .pi / 180)
    // Of two at the same point the larger one counts.
    if found < angle || found == angle && number < city ?? .max { (angle, city) = (found, number) }
    return true
  }

  /// The distance to the nearest point of a meridian.
  private func nearestOnMeridian(_ difference: Double) -> Double {
    difference <= .pi / 2
      ? asin(min(1, cos(latitude) * sin(difference))) : .pi / 2 - abs(latitude)
  }

  private func firstCity(eastOfPointIn cities: Range<Int>) -> Int {
    var (low, high) = (cities.lowerBound, cities.upperBound)
    while low < high {
      let middle = (low + high) / 2
      let longitude = table.coordinate(table.city(inBandsAt: middle))?.longitude ?? 0
      if longitude < point.longitude { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The angle between two points, by the haversine formula.
  private static func angle(_ first: Double, _ second: Double, _ difference: Double) -> Double {
    let (north, east) = (sin((second - first) / 2), sin(difference / 2))
    return 2 * asin(min(1, (north * north + cos(first) * cos(second) * east * east).squareRoot()))
  }
}
