import RainCore
import Testing

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
}
