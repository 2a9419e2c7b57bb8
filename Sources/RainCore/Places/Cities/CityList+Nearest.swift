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
  /// In the middle of a large city the list has its quarters too: there the city counts, not the
  /// quarter.
  ///
  /// - Parameter point: Any point on the Earth.
  /// - Returns: The city; `nil` only if the list is empty.
  public func nearest(to point: Coordinate) -> NearbyCity? {
    let search = NearestSearch(table, point)
    guard var found = search.nearest else { return nil }
    if let city = search.surrounding,
      table.population(city.number) >= 10 * table.population(found.number)
    {
      found = city
    }
    return table.place(found.number)
      .map { NearbyCity(place: $0, kilometers: found.angle * NearestSearch.earthRadius) }
  }

  /// Describes a point by the city that it is in or near.
  ///
  /// - Parameter point: Any point on the Earth.
  /// - Returns: The point with the name, region, country and time zone of the nearest city; further
  ///   than 50 km from any the point alone.
  public func place(at point: Coordinate) -> Place {
    var place = Place(coordinate: point)
    guard let city = nearest(to: point), city.kilometers <= 50 else { return place }
    place.name = city.place.name
    place.region = city.place.region
    place.country = city.place.country
    place.countryCode = city.place.countryCode
    place.timeZone = city.place.timeZone
    return place
  }
}
