import RainCore

extension Words {
  /// The word for how good the air is, as it stands within a line.
  func name(of category: AirQualityCategory) -> String {
    switch category {
    case .good: self[.airGood]
    case .fair: self[.airFair]
    case .moderate: self[.airModerate]
    case .poor: self[.airPoor]
    case .veryPoor: self[.airVeryPoor]
    case .extremelyPoor: self[.airExtremelyPoor]
    case .unhealthyForSensitiveGroups: self[.airUnhealthyForSensitiveGroups]
    case .unhealthy: self[.airUnhealthy]
    case .veryUnhealthy: self[.airVeryUnhealthy]
    case .hazardous: self[.airHazardous]
    }
  }

  /// The name of a scale: `European index`.
  func name(of scale: AirQualityScale) -> String {
    switch scale {
    case .european: self[.europeanAirIndex]
    case .us: self[.usAirIndex]
    case .openWeatherMap: self[.openWeatherMapAirIndex]
    }
  }

  /// The name of a pollutant, as a label.
  func name(of pollutant: AirPollutant) -> String {
    switch pollutant {
    case .fineParticles: "PM2.5"
    case .particles: "PM10"
    case .ozone: self[.ozone]
    case .nitrogenDioxide: self[.nitrogenDioxide]
    case .sulfurDioxide: self[.sulfurDioxide]
    case .carbonMonoxide: self[.carbonMonoxide]
    }
  }

  /// The formula of a pollutant, for where there is no room for its name.
  func formula(of pollutant: AirPollutant) -> String {
    switch pollutant {
    case .fineParticles: "PM2.5"
    case .particles: "PM10"
    case .ozone: "O₃"
    case .nitrogenDioxide: "NO₂"
    case .sulfurDioxide: "SO₂"
    case .carbonMonoxide: "CO"
    }
  }

  /// The name of a plant, as a label.
  func name(of plant: PollenPlant) -> String {
    switch plant {
    case .alder: self[.alder]
    case .birch: self[.birch]
    case .olive: self[.olive]
    case .grass: self[.grass]
    case .mugwort: self[.mugwort]
    case .ragweed: self[.ragweed]
    }
  }

  /// The sign of the unit of pollutants: `µg/m³`.
  var pollutantUnit: String { unit("µg/m³") }

  /// The sign of the unit of pollen: `grains/m³`.
  var pollenUnit: String { self[.grains] + (language == .russian ? "/м³" : "/m³") }
}
