extension Setting {
  /// Every setting there is, in the order in which people see them.
  public static let all: [Setting] = [
    .units, .temperature, .wind, .pressure, .precipitation, .distance, .clock,
    .language,
    .provider,
    .locate,
    .symbols, .color, .plain, .timeout,
    .forecastURL, .forecastKey, .forecastKeyCommand,
    .openWeatherMapURL, .openWeatherMapKey, .openWeatherMapKeyCommand, .openWeatherMapPlan,
    .openMeteoURL, .openMeteoKey, .openMeteoKeyCommand,
    .geocodingURL, .airQualityURL, .locateURL,
  ]

  /// Returns the setting with this key.
  ///
  /// - Parameter key: What the user typed; upper and lower case are the same.
  /// - Returns: The setting.
  /// - Throws: `.unknownKey`.
  public static func named(_ key: String) throws(StoreError) -> Setting {
    let lowercased = key.lowercased()
    guard let setting = all.first(where: { $0.key == lowercased }) else {
      throw .unknownKey(key: key, candidates: all.map(\.key))
    }
    return setting
  }
}
