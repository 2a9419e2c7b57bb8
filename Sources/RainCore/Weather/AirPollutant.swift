/// Something in the air that does harm, measured in micrograms per cubic meter.
public enum AirPollutant: String, CaseIterable, Hashable, Sendable {
  /// Particles below 2.5 micrometers.
  case fineParticles = "pm2_5"
  /// Particles below 10 micrometers.
  case particles = "pm10"
  /// Ozone, O3.
  case ozone
  /// Nitrogen dioxide, NO2.
  case nitrogenDioxide
  /// Sulfur dioxide, SO2.
  case sulfurDioxide = "sulphurDioxide"
  /// Carbon monoxide, CO.
  case carbonMonoxide
}

/// A plant whose pollen is counted, in grains per cubic meter.
public enum PollenPlant: String, CaseIterable, Hashable, Sendable {
  /// The trees, in the order in which they flower, then grasses and herbs.
  case alder, birch, olive, grass, mugwort, ragweed
}
