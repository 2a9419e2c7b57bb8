import Foundation

/// What a temperature feels like, for where no provider tells it.
public struct FeltTemperature: Hashable, Sendable {
  /// The temperature that a person feels.
  public let temperature: Temperature
  /// Why it differs from that of the air; `nil` when it does not.
  public let reason: Reason?

  /// Why one feels another temperature.
  public enum Reason: Hashable, Sendable {
    /// The wind takes the warmth from the skin.
    case windChill
    /// Sweat does not dry in humid air.
    case heatIndex
  }

  /// Computes it as the weather service of the US does.
  ///
  /// Up to 10 °C by the wind chill of 2001, from 80 °F on by the heat index of Rothfusz (1990) with
  /// its adjustments, else the temperature itself; `nil` when what is needed is not known.
  ///
  /// - Parameters:
  ///   - temperature: The temperature of the air.
  ///   - windSpeed: The mean speed of the wind at 10 m; needed where it is cold.
  ///   - humidity: The relative humidity; needed where it is hot.
  public init?(_ temperature: Temperature, windSpeed: Speed?, humidity: Fraction?) {
    var felt = temperature
    var reason: Reason?
    if temperature.celsius <= 10 {
      guard let windSpeed else { return nil }
      if let chill = Self.windChill(temperature, windSpeed) { (felt, reason) = (chill, .windChill) }
    } else if temperature.fahrenheit >= 80 {
      guard let humidity else { return nil }
      (felt, reason) = (Self.heatIndex(temperature, humidity), .heatIndex)
    }
    self.temperature = felt
    self.reason = reason
  }

  /// `nil` where the wind is too weak to count: up to 4.8 km/h.
  private static func windChill(_ temperature: Temperature, _ windSpeed: Speed) -> Temperature? {
    let wind = windSpeed.value(in: .kilometersPerHour)
    guard wind > 4.8 else { return nil }
    let power = pow(wind, 0.16)
    let celsius = temperature.celsius
    return Temperature(
      celsius: 13.12 + 0.6215 * celsius - 11.37 * power + 0.3965 * celsius * power
    )
  }

  private static func heatIndex(_ temperature: Temperature, _ humidity: Fraction) -> Temperature {
    let (t, r) = (temperature.fahrenheit, humidity.percent)
    let simple = 0.5 * (t + 61 + (t - 68) * 1.2 + r * 0.094)
    guard (simple + t) / 2 >= 80 else { return Temperature(fahrenheit: simple) }
    var index =
      -42.379 + 2.04901523 * t + 10.14333127 * r - 0.22475541 * t * r - 0.00683783 * t * t
    index += -0.05481717 * r * r + 0.00122874 * t * t * r + 0.00085282 * t * r * r
    index -= 0.00000199 * t * t * r * r
    if r < 13, (80...112).contains(t) {
      index -= (13 - r) / 4 * ((17 - abs(t - 95)) / 17).squareRoot()
    } else if r > 85, (80...87).contains(t) {
      index += (r - 85) / 10 * (87 - t) / 5
    }
    return Temperature(fahrenheit: index)
  }
}

extension Conditions {
  /// What it feels like: as the provider tells it, else as it is computed, and then with the reason;
  /// `nil` when too little is known.
  public var feel: (temperature: Temperature, reason: FeltTemperature.Reason?)? {
    if let feelsLike { return (feelsLike, nil) }
    guard let computed = computedFeel, let temperature else { return nil }
    // Wind that hardly cools, and heat so dry that it feels cooler, are no reason.
    let difference = computed.temperature.celsius - temperature.celsius
    let isTold = computed.reason == .windChill ? difference <= -0.5 : difference >= 0.5
    return (computed.temperature, isTold ? computed.reason : nil)
  }

  /// What it feels like by the values of the conditions; `nil` when too little is known.
  public var computedFeel: FeltTemperature? {
    temperature.flatMap { FeltTemperature($0, windSpeed: windSpeed, humidity: humidity) }
  }

  /// The dew point by temperature and humidity; `nil` when one of them is unknown or 0.
  ///
  /// By the formula of Magnus with the coefficients of Alduchov and Eskridge (1996): good to 0.4 %
  /// of the vapor pressure from -40 to 50 °C.
  public var computedDewPoint: Temperature? {
    guard let celsius = temperature?.celsius, let humidity, humidity.value > 0 else { return nil }
    let (a, b) = (17.625, 243.04)
    let gamma = log(min(humidity.value, 1)) + a * celsius / (b + celsius)
    let dewPoint = b * gamma / (a - gamma)
    return dewPoint.isFinite ? Temperature(celsius: dewPoint) : nil
  }
}
