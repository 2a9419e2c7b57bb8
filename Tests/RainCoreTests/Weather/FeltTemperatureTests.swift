import RainCore
import Testing

@Suite struct FeltTemperatureTests {
  @Test(arguments: [
    (0.0, 10.0, -3.31), (-5, 20, -11.55), (-10, 30, -19.52), (-20, 40, -34.13), (-30, 20, -43.10),
    (10, 5, 9.76),
  ])
  func `wind makes cold colder`(celsius: Double, wind: Double, felt: Double) throws {
    let result = try #require(
      FeltTemperature(
        Temperature(celsius: celsius),
        windSpeed: Speed(kilometersPerHour: wind),
        humidity: nil
      )
    )
    #expect(abs(result.temperature.celsius - felt) < 0.01)
    #expect(result.reason == .windChill)
  }

  @Test(arguments: [
    (80.0, 40.0, 79.58), (82, 90, 91.99), (86, 90, 105.39), (90, 70, 105.92), (95, 10, 89.45),
    (100, 10, 94.12), (100, 50, 118.32), (104, 60, 144.76),
  ])
  func `humid heat is hotter`(fahrenheit: Double, percent: Double, felt: Double) throws {
    let result = try #require(
      FeltTemperature(
        Temperature(fahrenheit: fahrenheit),
        windSpeed: nil,
        humidity: Fraction(percent / 100)
      )
    )
    #expect(abs(result.temperature.fahrenheit - felt) < 0.01)
    #expect(result.reason == .heatIndex)
  }

  @Test func `mild air feels as warm as it is, and so does cold air that stands still`() {
    for (celsius, wind) in [(18.0, 30.0), (26.6, 0), (10.1, 50), (0, 4.8)] {
      let result = FeltTemperature(
        Temperature(celsius: celsius),
        windSpeed: Speed(kilometersPerHour: wind),
        humidity: Fraction(0.5)
      )
      #expect(result?.temperature.celsius == celsius)
      #expect(result?.reason == nil)
    }
  }

  @Test(arguments: [
    (-5.0, 20.0, 0.6, FeltTemperature.Reason.windChill as FeltTemperature.Reason?),
    (10, 5, 0.6, nil), (15, 20, 0.6, nil), (35, 5, 0.6, .heatIndex), (40, 5, 0.1, nil),
    (27, 5, 0.4, nil),
  ])
  func `a reason is told where it counts, and in its direction`(
    celsius: Double,
    wind: Double,
    humidity: Double,
    reason: FeltTemperature.Reason?
  ) throws {
    var conditions = Conditions(sky: Sky(.clear))
    conditions.temperature = Temperature(celsius: celsius)
    conditions.windSpeed = Speed(metersPerSecond: wind / 3.6)
    conditions.humidity = Fraction(humidity)
    let feel = try #require(conditions.feel)
    #expect(feel.reason == reason)
    #expect(feel.temperature == conditions.computedFeel?.temperature)
    conditions.feelsLike = Temperature(celsius: 1)
    #expect(conditions.feel?.temperature.celsius == 1)
    #expect(conditions.feel?.reason == nil)
  }

  @Test func `without what it takes nothing is felt`() {
    #expect(FeltTemperature(Temperature(celsius: 0), windSpeed: nil, humidity: nil) == nil)
    #expect(FeltTemperature(Temperature(celsius: 35), windSpeed: nil, humidity: nil) == nil)
  }

  @Test(arguments: [
    (25.0, 0.6, 16.70), (20, 0.5, 9.26), (0, 0.8, -3.04), (-10, 0.9, -11.33), (35, 0.2, 8.70),
    (30, 1.0, 30.00),
  ])
  func `dew forms at the dew point`(celsius: Double, humidity: Double, dewPoint: Double) throws {
    var conditions = Conditions(sky: Sky(.clear))
    conditions.temperature = Temperature(celsius: celsius)
    conditions.humidity = Fraction(humidity)
    let computed = try #require(conditions.computedDewPoint)
    #expect(abs(computed.celsius - dewPoint) < 0.01)
    conditions.humidity = Fraction(0)
    #expect(conditions.computedDewPoint == nil)
  }
}
