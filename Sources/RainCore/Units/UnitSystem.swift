/// A set of units that is chosen at once.
public enum UnitSystem: String, CaseIterable, Hashable, Sendable {
  /// °F, mph, inHg, in, mi.
  case us
  /// °C, km/h, hPa, mm, km.
  case metric
  /// °C, mph, hPa, mm, mi.
  case uk
  /// °C, m/s, hPa, mm, km.
  case si

  /// The unit of each quantity.
  public var units: Units {
    switch self {
    case .us:
      Units(
        temperature: .fahrenheit,
        speed: .milesPerHour,
        pressure: .inchesOfMercury,
        precipitation: .inches,
        distance: .miles
      )
    case .metric: Units(speed: .kilometersPerHour)
    case .uk: Units(speed: .milesPerHour, distance: .miles)
    case .si: Units()
    }
  }
}

/// The unit in which each quantity is shown.
public struct Units: Hashable, Sendable {
  /// For temperatures.
  public var temperature: TemperatureUnit
  /// For wind.
  public var speed: SpeedUnit
  /// For air pressure.
  public var pressure: PressureUnit
  /// For amounts of rain and snow.
  public var precipitation: PrecipitationUnit
  /// For visibility.
  public var distance: DistanceUnit

  /// Creates a choice of units; what is not given is SI: °C, m/s, hPa, mm, km.
  public init(
    temperature: TemperatureUnit = .celsius,
    speed: SpeedUnit = .metersPerSecond,
    pressure: PressureUnit = .hectopascals,
    precipitation: PrecipitationUnit = .millimeters,
    distance: DistanceUnit = .kilometers
  ) {
    self.temperature = temperature
    self.speed = speed
    self.pressure = pressure
    self.precipitation = precipitation
    self.distance = distance
  }
}
