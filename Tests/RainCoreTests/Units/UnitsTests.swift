import RainCore
import Testing

/// A conversion with the value that reference tables give.
struct Conversion: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let actual: Double
  let expected: Double

  init(_ description: String, _ actual: Double, _ expected: Double) {
    testDescription = description
    self.actual = actual
    self.expected = expected
  }
}

@Suite struct UnitsTests {
  @Test(arguments: [
    Conversion("0 °C in °F", Temperature(celsius: 0).fahrenheit, 32),
    Conversion("100 °C in °F", Temperature(celsius: 100).fahrenheit, 212),
    Conversion("-40 °C in °F", Temperature(celsius: -40).fahrenheit, -40),
    Conversion("21.5 °C in °F", Temperature(celsius: 21.5).fahrenheit, 70.7),
    Conversion("98.6 °F in °C", Temperature(fahrenheit: 98.6).celsius, 37),
    Conversion("298.48 K in °C", Temperature(kelvin: 298.48).celsius, 25.33),
    Conversion(
      "°F through the unit",
      Temperature(celsius: 37).value(in: .fahrenheit),
      98.6
    ),
    Conversion("°C through the unit", Temperature(celsius: 37).value(in: .celsius), 37),
    Conversion("10 m/s in km/h", Speed(metersPerSecond: 10).value(in: .kilometersPerHour), 36),
    Conversion("10 m/s in mph", Speed(metersPerSecond: 10).value(in: .milesPerHour), 22.3694),
    Conversion("5 m/s in mph", Speed(metersPerSecond: 5).value(in: .milesPerHour), 11.1847),
    Conversion("10 m/s in kn", Speed(metersPerSecond: 10).value(in: .knots), 19.4384),
    Conversion("60 mph in km/h", Speed(milesPerHour: 60).value(in: .kilometersPerHour), 96.56064),
    Conversion("36 km/h in m/s", Speed(kilometersPerHour: 36).metersPerSecond, 10),
    Conversion("19.4384 kn in m/s", Speed(knots: 19.438444924).metersPerSecond, 10),
    Conversion(
      "1013.25 hPa in inHg",
      Pressure(hectopascals: 1013.25).value(in: .inchesOfMercury),
      29.9213
    ),
    Conversion(
      "1013.25 hPa in mmHg",
      Pressure(hectopascals: 1013.25).value(in: .millimetersOfMercury),
      760
    ),
    Conversion("10 mm in inches", Depth(millimeters: 10).water(in: .inches), 0.3937),
    Conversion("2 cm of snow in mm", Depth(centimeters: 2).millimeters, 20),
    Conversion("2.54 cm of snow in inches", Depth(centimeters: 2.54).snow(in: .inches), 1),
    Conversion("20 mm of snow in cm", Depth(millimeters: 20).snow(in: .millimeters), 2),
    Conversion("10 km in miles", Distance(kilometers: 10).value(in: .miles), 6.2137),
    Conversion("10 miles in km", Distance(miles: 10).kilometers, 16.0934),
    Conversion("3280.84 ft in km", Distance(feet: 3280.84).kilometers, 1),
    Conversion("48 % as a fraction", Fraction(percent: 48).value, 0.48),
    Conversion("0.48 in per cent", Fraction(0.48).percent, 48),
    Conversion(
      "0.1 in/h in mm/h",
      PrecipitationIntensity(Depth(inches: 0.1), withinHours: 1).millimetersPerHour,
      2.54
    ),
    Conversion(
      "0.5 mm in a quarter of an hour in mm/h",
      PrecipitationIntensity(Depth(millimeters: 0.5), withinHours: 0.25).millimetersPerHour,
      2
    ),
  ])
  func `a conversion gives the value of the reference`(conversion: Conversion) {
    #expect(abs(conversion.actual - conversion.expected) < 0.0002)
  }

  @Test(
    arguments: zip(
      [0, 0.29, 0.3, 1.6, 3.3, 3.4, 5.5, 8, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.6, 32.7, 90],
      [0, 0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 12]
    )
  )
  func `the Beaufort force begins where the WMO says`(speed: Double, force: Int) {
    #expect(Speed(metersPerSecond: speed).beaufort == force)
    #expect(Speed(metersPerSecond: speed).value(in: .beaufort) == Double(force))
  }

  @Test(
    arguments: zip(
      [0, 11.24, 11.25, 33.75, 90, 180, 270, 348.74, 348.75, 359.9, 360, -10, 725, .nan],
      ["N", "N", "NNE", "NE", "E", "S", "W", "NNW", "N", "N", "N", "N", "N", "N"]
    )
  )
  func `a direction has the nearest of sixteen points`(degrees: Double, letters: String) {
    #expect(Direction(degrees: degrees).compassPoint.letters == letters)
  }

  @Test(arguments: zip([-90.0, 360, 370, 450, 720], [270.0, 360, 10, 90, 0]))
  func `a direction lies within one turn`(given: Double, degrees: Double) {
    #expect(Direction(degrees: given).degrees == degrees)
  }

  @Test(
    arguments: zip(
      UnitSystem.allCases,
      ["°F mph inHg in mi", "°C km/h hPa mm km", "°C mph hPa mm mi", "°C m/s hPa mm km"]
    )
  )
  func `a unit system is the row of the contract`(system: UnitSystem, row: String) {
    let units = system.units
    let symbols = [
      units.temperature.symbol, units.speed.symbol, units.pressure.symbol,
      units.precipitation.symbol, units.distance.symbol,
    ]
    #expect(symbols.joined(separator: " ") == row)
  }

  @Test(
    arguments: zip(
      [0, 0.1, 2.49, 2.5, 9.9, 10],
      [nil, .light, .light, .moderate, .moderate, .heavy] as [Intensity?]
    )
  )
  func `rain is graded by its water`(millimetersPerHour: Double, intensity: Intensity?) {
    let rain = PrecipitationIntensity(millimetersPerHour: millimetersPerHour)
    #expect(Intensity(rain: rain) == intensity)
  }

  @Test(
    arguments: zip(
      [0, 0.5, 0.84, 3.3, 3.4],
      [nil, .light, .moderate, .moderate, .heavy] as [Intensity?]
    )
  )
  func `snow is graded at a third of that`(millimetersPerHour: Double, intensity: Intensity?) {
    let snow = PrecipitationIntensity(millimetersPerHour: millimetersPerHour)
    #expect(Intensity(snow: snow) == intensity)
  }
}
