/// The unit system of a Forecast answer.
enum ForecastUnits: Hashable, Sendable {
  /// °F, mph, miles, inches.
  case us
  /// °C, m/s, km, mm.
  case si
  /// °C, km/h, km, mm.
  case ca
  /// °C, mph, km, mm: Dark Sky's `uk` of before 2016.
  case ukWithKilometers
  /// °C, mph, miles, mm: `uk2`, which Pirate Weather calls `uk`.
  case uk

  /// Reads the system from the flags of an answer, else takes what was `asked` for, else `us`.
  init(_ flags: ForecastFlags?, asked: ForecastUnits? = nil) {
    switch flags?.units {
    case "si": self = .si
    case "ca": self = .ca
    case "uk2": self = .uk
    case "uk": self = flags?.version == nil ? .ukWithKilometers : .uk
    case .some: self = .us
    case .none: self = flags?.si == nil ? asked ?? .us : .si
    }
  }

  func temperature(_ value: Double) -> Temperature {
    self == .us ? Temperature(fahrenheit: value) : Temperature(celsius: value)
  }

  func speed(_ value: Double) -> Speed {
    switch self {
    case .us, .uk, .ukWithKilometers: Speed(milesPerHour: value)
    case .si: Speed(metersPerSecond: value)
    case .ca: Speed(kilometersPerHour: value)
    }
  }

  func distance(_ value: Double) -> Distance {
    switch self {
    case .us, .uk: Distance(miles: value)
    case .si, .ca, .ukWithKilometers: Distance(kilometers: value)
    }
  }

  func intensity(_ value: Double) -> PrecipitationIntensity {
    self == .us
      ? PrecipitationIntensity(Depth(inches: value), withinHours: 1)
      : PrecipitationIntensity(millimetersPerHour: value)
  }

  func accumulation(_ value: Double) -> Depth {
    self == .us ? Depth(inches: value) : Depth(centimeters: value)
  }
}
