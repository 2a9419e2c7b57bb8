/// A variable of Open-Meteo, under the name that is asked for today.
enum OpenMeteoVariable: String, CaseIterable, Hashable, Sendable {
  case temperature = "temperature_2m"
  case apparentTemperature = "apparent_temperature"
  case dewPoint = "dew_point_2m"
  case relativeHumidity = "relative_humidity_2m"
  case precipitationProbability = "precipitation_probability"
  case precipitation
  case snowfall
  case weatherCode = "weather_code"
  case pressure = "pressure_msl"
  case cloudCover = "cloud_cover"
  case visibility
  case windSpeed = "wind_speed_10m"
  case windDirection = "wind_direction_10m"
  case windGusts = "wind_gusts_10m"
  case uvIndex = "uv_index"
  case isDay = "is_day"
  case interval
  // Of a day.
  case temperatureMaximum = "temperature_2m_max"
  case temperatureMinimum = "temperature_2m_min"
  case sunrise
  case sunset
  case daylightDuration = "daylight_duration"
  case precipitationSum = "precipitation_sum"
  case snowfallSum = "snowfall_sum"
  case precipitationProbabilityMaximum = "precipitation_probability_max"
  case windSpeedMaximum = "wind_speed_10m_max"
  case windSpeedMean = "wind_speed_10m_mean"
  case windGustsMaximum = "wind_gusts_10m_max"
  case windDirectionDominant = "wind_direction_10m_dominant"
  case uvIndexMaximum = "uv_index_max"
  case relativeHumidityMean = "relative_humidity_2m_mean"
  case moonPhase = "moon_phase"
  // Of the air.
  case fineParticles = "pm2_5"
  case particles = "pm10"
  case ozone
  case nitrogenDioxide = "nitrogen_dioxide"
  case sulfurDioxide = "sulphur_dioxide"
  case carbonMonoxide = "carbon_monoxide"
  case europeanIndex = "european_aqi"
  case usIndex = "us_aqi"
  case usIndexOfFineParticles = "us_aqi_pm2_5"
  case usIndexOfParticles = "us_aqi_pm10"
  case usIndexOfOzone = "us_aqi_ozone"
  case usIndexOfNitrogenDioxide = "us_aqi_nitrogen_dioxide"
  case usIndexOfSulfurDioxide = "us_aqi_sulphur_dioxide"
  case usIndexOfCarbonMonoxide = "us_aqi_carbon_monoxide"
  case alderPollen = "alder_pollen"
  case birchPollen = "birch_pollen"
  case grassPollen = "grass_pollen"
  case mugwortPollen = "mugwort_pollen"
  case olivePollen = "olive_pollen"
  case ragweedPollen = "ragweed_pollen"

  /// Finds the variable of a key of an answer, with the model that the key names after it when
  /// several were asked for (`weather_code_gfs_seamless`).
  ///
  /// Old spellings differ in underscores only (`windspeed_10m`), but for those of the old
  /// `current_weather` block, which have no height.
  static func find(_ key: String) -> (variable: OpenMeteoVariable, model: String?)? {
    if let variable = Self.exact[key.filter { $0 != "_" }] { return (variable, nil) }
    // What follows the name of a variable of the air makes another one: `european_aqi_pm2_5`.
    let candidates = allCases.filter {
      key.hasPrefix($0.rawValue + "_") && !ofTheAir.contains($0)
    }
    guard let variable = candidates.max(by: { $0.rawValue.count < $1.rawValue.count }) else {
      return nil
    }
    let model = String(key.dropFirst(variable.rawValue.count + 1))
    return Self.statistics.contains(model) ? nil : (variable, model)
  }

  /// The variables of the air quality API.
  static let ofTheAir: Set<OpenMeteoVariable> = [
    .fineParticles, .particles, .ozone, .nitrogenDioxide, .sulfurDioxide, .carbonMonoxide,
    .europeanIndex, .usIndex, .usIndexOfFineParticles, .usIndexOfParticles, .usIndexOfOzone,
    .usIndexOfNitrogenDioxide, .usIndexOfSulfurDioxide, .usIndexOfCarbonMonoxide, .alderPollen,
    .birchPollen, .grassPollen, .mugwortPollen, .olivePollen, .ragweedPollen,
  ]

  private static let exact: [String: OpenMeteoVariable] = {
    var table = Dictionary(
      uniqueKeysWithValues: allCases.map { ($0.rawValue.filter { $0 != "_" }, $0) }
    )
    table["temperature"] = .temperature
    table["windspeed"] = .windSpeed
    table["winddirection"] = .windDirection
    return table
  }()

  /// Endings that make another variable, not another model.
  private static let statistics: Set<String> = [
    "max", "min", "mean", "sum", "dominant", "hours", "instant", "clear_sky", "clear_sky_max",
    "low", "mid", "high",
  ]
}
