import Foundation
import Testing

@testable import RainCore

@Suite struct CityListNearestTests {
  @Test(arguments: NearestCityCase.all)
  func `the nearest city is found anywhere on the Earth`(nearest: NearestCityCase) throws {
    let point = try #require(
      Coordinate(latitude: nearest.latitude, longitude: nearest.longitude)
    )
    let city = try #require(CityList.builtIn.nearest(to: point))
    #expect("\(city.place.name ?? ""), \(city.place.countryCode ?? "")" == nearest.city)
    #expect(city.place.timeZone == nearest.timeZone)
  }

  @Test(arguments: [
    (90.0, 0.0), (-90, 12), (0, 0), (0, 180), (0, -180), (66.5, 179.99), (-16.5, -179.99),
    (48.5, 2.5), (-89.5, 180), (89.5, -180), (-45, -140), (20, -180), (1, 104),
  ])
  func `no city is nearer than the nearest`(latitude: Double, longitude: Double) throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let table = CityTable.builtIn
    let found = try #require(NearestSearch(table, point).nearest)
    let wanted = Self.direction(of: point)
    // The nearest city is the one whose direction from the Earth's center differs least.
    let nearest = (0..<table.cityCount)
      .compactMap { table.coordinate($0) }
      .map { coordinate in
        zip(Self.direction(of: coordinate), wanted).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
      }
      .min()
    let chord = try #require(nearest).squareRoot()
    #expect(abs(2 * sin(found.angle / 2) - chord) < 1e-9)
  }

  @Test(arguments: [(52.52, 13.41, 0.5), (0.0, 0.0, 578.7), (90.0, 0.0, 1309.5)])
  func `the distance is told in kilometers`(
    latitude: Double,
    longitude: Double,
    kilometers: Double
  )
    throws
  {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let city = try #require(CityList.builtIn.nearest(to: point))
    #expect(abs(city.kilometers - kilometers) < 0.5)
  }

  @Test func `a point is named by the city it is in, and keeps its place`() throws {
    let point = try #require(Coordinate(latitude: 48.8566, longitude: 2.3522))
    let place = CityList.builtIn.place(at: point)
    #expect(place.name == "Paris")
    #expect(place.countryCode == "FR")
    #expect(place.timeZone == "Europe/Paris")
    #expect(place.coordinate == point)
    #expect(place.geoNamesID == nil)
  }

  @Test func `a point far from any city has no name`() throws {
    let point = try #require(Coordinate(latitude: 0, longitude: 0))
    #expect(CityList.builtIn.place(at: point) == Place(coordinate: point))
  }

  private static func direction(of point: Coordinate) -> [Double] {
    let (latitude, longitude) = (point.latitude * .pi / 180, point.longitude * .pi / 180)
    return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
  }
}
