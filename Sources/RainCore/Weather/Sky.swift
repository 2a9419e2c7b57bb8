/// The state of the sky in one word, with its strength.
public struct Sky: Hashable, Sendable {
  /// What it is.
  public var condition: Condition
  /// How strong it is; `nil` for what has no strength, or when it is not told.
  public var intensity: Intensity?

  /// Creates a sky.
  public init(_ condition: Condition, _ intensity: Intensity? = nil) {
    self.condition = condition
    self.intensity = intensity
  }
}

/// The conditions that rain tells apart, from the fairest to the worst.
public enum Condition: String, CaseIterable, Hashable, Sendable {
  /// The provider gave none, or one that nobody knows.
  case unknown
  /// No clouds to speak of.
  case clear
  /// A few clouds.
  case mostlyClear = "mostly-clear"
  /// Clouds and sun, or clouds and stars.
  case partlyCloudy = "partly-cloudy"
  /// Overcast, or nearly so.
  case cloudy
  /// Dry particles in the air: haze, smoke, dust, sand, ash.
  case haze
  /// Fog or mist.
  case fog
  /// Strong wind as the main thing.
  case wind
  /// Fine drops.
  case drizzle
  /// Rain, also in showers.
  case rain
  /// Snow, also in showers.
  case snow
  /// Melting snow, ice pellets, or rain and snow together.
  case sleet
  /// Rain or drizzle that freezes where it falls.
  case freezingRain = "freezing-rain"
  /// Hail.
  case hail
  /// Thunder and lightning.
  case thunderstorm
  /// A tornado.
  case tornado
}

extension Condition: Comparable {
  /// Whether the left one is the fairer.
  public static func < (left: Condition, right: Condition) -> Bool {
    allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
  }

  /// Whether something falls from the sky.
  public var isPrecipitation: Bool { self >= .drizzle && self != .tornado }
}

/// How strong precipitation, a thunderstorm or fog is.
public enum Intensity: String, CaseIterable, Hashable, Sendable {
  /// Below the common: a light rain.
  case light
  /// The common: a rain.
  case moderate
  /// Above the common: a heavy rain.
  case heavy

  /// Classifies rain: light below 2.5 mm/h, heavy from 10 mm/h (Dark Sky, AMS and UK limits).
  public init?(rain: PrecipitationIntensity) {
    self.init(rain.millimetersPerHour, light: 2.5, heavy: 10)
  }

  /// Classifies snow by its water: a third of the limits of rain, as Dark Sky did.
  public init?(snow: PrecipitationIntensity) {
    self.init(snow.millimetersPerHour, light: 2.5 / 3, heavy: 10 / 3)
  }

  private init?(_ millimetersPerHour: Double, light: Double, heavy: Double) {
    guard millimetersPerHour > 0 else { return nil }
    self = millimetersPerHour < light ? .light : millimetersPerHour < heavy ? .moderate : .heavy
  }
}

/// What falls from the sky.
public enum PrecipitationType: String, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case none
  /// Drops.
  case rain
  /// Flakes.
  case snow
  /// Melting snow or ice pellets.
  case sleet
  /// Drops that freeze where they fall.
  case freezingRain = "freezing-rain"
  /// Hailstones.
  case hail
  /// Several kinds at once.
  case mixed
}
