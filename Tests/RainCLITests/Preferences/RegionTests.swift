@testable import RainCLI
import RainCore
import Testing

@Suite struct RegionTests {
  @Test(
    arguments: [
      (["LC_ALL": "de_DE.UTF-8"], "DE"),
      (["LC_ALL": "", "LC_MEASUREMENT": "en_GB.UTF-8", "LANG": "en_US.UTF-8"], "GB"),
      (["LANG": "pt_BR"], "BR"),
      (["LANG": "sr_RS@latin"], "RS"),
      (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], nil),
      (["LANG": "C.UTF-8"], nil),
      (["LANG": "POSIX"], nil),
      (["LANG": "eo"], nil),
      (["LANG": "en_001"], nil),
      ([:], nil),
    ] as [([String: String], String?)]
  )
  func `the region is that of the first locale that is set`(
    environment: [String: String],
    region: String?
  ) {
    #expect(Region.code(of: "LC_MEASUREMENT", in: environment) == region)
  }

  @Test(arguments: [
    ("US", "°F mph inHg in mi"), ("PR", "°F mph inHg in mi"), ("BS", "°F km/h hPa mm km"),
    ("LR", "°C km/h hPa mm km"), ("GB", "°C mph hPa mm mi"), ("DE", "°C km/h hPa mm km"),
    ("SE", "°C m/s hPa mm km"), ("RU", "°C m/s mmHg mm km"), ("MX", "°C km/h mmHg mm km"),
    ("JP", "°C km/h hPa mm km"),
  ])
  func `a region reads the weather in its own units`(region: String, row: String) {
    let units = RegionalUnits.units(of: region)
    let symbols = [
      units.temperature.symbol, units.speed.symbol, units.pressure.symbol,
      units.precipitation.symbol, units.distance.symbol,
    ]
    #expect(symbols.joined(separator: " ") == row)
  }

  @Test func `without a region the selected place decides, and without one the US`() async throws {
    let world = try TestWorld()
    let posix = ["LC_ALL": "C"]
    let us = await world.run(["daily", "--sample"], environment: posix)
    #expect(us.output.contains("mph"))
    try world.write(
      #"""
      {"version":1,"selected":"berlin-de","locations":[{"id":"berlin-de","name":"Berlin",
      "countryCode":"DE","latitude":52.52,"longitude":13.41}]}
      """#,
      to: ".local/share/rain/locations.json"
    )
    let german = await world.run(["daily", "--sample"], environment: posix)
    #expect(german.output.contains("km/h"))
  }
}
