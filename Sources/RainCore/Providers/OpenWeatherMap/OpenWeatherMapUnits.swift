/// The unit system of an OpenWeatherMap answer; the answer itself does not tell it.
public enum OpenWeatherMapUnits: String, CaseIterable, Hashable, Sendable {
  /// Kelvin, m/s.
  case standard
  /// °C, m/s.
  case metric
  /// °F, mph.
  case imperial

  /// Tells the system of a recorded body by one of its temperatures: only kelvin are that high.
  init(recordedTemperature: Double?) {
    self = (recordedTemperature ?? 0) > 150 ? .standard : .metric
  }

  func temperature(_ value: Double) -> Temperature {
    switch self {
    case .standard: Temperature(kelvin: value)
    case .metric: Temperature(celsius: value)
    case .imperial: Temperature(fahrenheit: value)
    }
  }

  func speed(_ value: Double) -> Speed {
    switch self {
    case .standard, .metric: Speed(metersPerSecond: value)
    case .imperial: Speed(milesPerHour: value)
    }
  }
}
