import Testing

@testable import RainCore

@Suite struct LocationIDTests {
  private func id(
    _ name: String?,
    _ countryCode: String? = nil,
    at position: (Double, Double) = (0, 0),
    taken: Set<String> = []
  ) throws -> String {
    let coordinate = try #require(Coordinate(latitude: position.0, longitude: position.1))
    let place = Place(name: name, countryCode: countryCode, coordinate: coordinate)
    return LocationID.make(for: place, taken: taken)
  }

  @Test(
    arguments: [
      ("Berlin", "DE", "berlin-de"), ("San Francisco", "US", "san-francisco-us"),
      ("München", "de", "munchen-de"), ("Łódź", "PL", "lodz-pl"),
      ("Saint-Étienne", "FR", "saint-etienne-fr"),
      ("L’Aquila", "IT", "laquila-it"), ("Москва", "RU", "moskva-ru"), ("Αθήνα", "GR", "athena-gr"),
      ("東京", "JP", "dong-jing-jp"), ("St. John's", "CA", "st-johns-ca"), ("Berlin", nil, "berlin"),
      ("Berlin", "Germany", "berlin"), ("100 Mile House", "CA", "100-mile-house-ca"),
      ("a\u{1B}[31mb", "DE", "a-31mb-de"), ("🌧", "DE", "place-de"), (" ", "DE", "place-de"),
      (nil, "DE", "place-de"), ("نقش\u{200C}رستم", "IR", "nqshrstm-ir"),
      ("1\u{FE0F}\u{20E3}a", "DE", "1a-de"), ("e\u{20E3}", "DE", "e-de"),
      (
        "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch", "GB",
        "llanfairpwllgwyngyllgoge-gb"
      ),
      ("The Very Long Name Of A Little Village", "US", "the-very-long-name-of-a-us"),
    ] as [(String?, String?, String)]
  )
  func `an id is made of name and country`(name: String?, code: String?, expected: String) throws {
    #expect(try id(name, code) == expected)
  }

  @Test(arguments: [
    ((52.52, 13.405), "52.52n-13.41e"), ((-33.9, 18.4), "33.90s-18.40e"),
    ((0, -0.004), "0.00n-0.00w"), ((-90, -180), "90.00s-180.00w"), ((9.999, 0.05), "10.00n-0.05e"),
  ])
  func `without name and country it is made of the coordinates`(
    position: (Double, Double),
    expected: String
  ) throws {
    #expect(try id(nil, at: position) == expected)
    #expect(try id("…", at: position) == expected)
  }

  @Test func `a number is appended when the id is taken`() throws {
    let taken: Set = ["springfield-us", "springfield-us-2", "springfield-us-4"]
    #expect(try id("Springfield", "US", taken: taken) == "springfield-us-3")
  }
}
