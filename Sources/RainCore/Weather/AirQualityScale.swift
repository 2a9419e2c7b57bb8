/// The scale of an index of air quality: each has numbers, words and limits of its own, and none may
/// be worded by another's.
public enum AirQualityScale: String, CaseIterable, Hashable, Sendable {
  /// The European Air Quality Index of the European Environment Agency as revised in 2024: of the
  /// hour, 0…100 and beyond, twenty numbers for each of its words.
  case european
  /// The Air Quality Index of the US Environmental Protection Agency: 0…500, of the means of a day or
  /// of eight hours.
  case us
  /// OpenWeatherMap's own index: 1…5, of the hour.
  case openWeatherMap = "openweathermap"

  /// The words of the scale, the best one first.
  public var categories: [AirQualityCategory] {
    switch self {
    case .european: [.good, .fair, .moderate, .poor, .veryPoor, .extremelyPoor]
    case .us:
      [.good, .moderate, .unhealthyForSensitiveGroups, .unhealthy, .veryUnhealthy, .hazardous]
    case .openWeatherMap: [.good, .fair, .moderate, .poor, .veryPoor]
    }
  }

  /// The word for a number of the scale.
  ///
  /// Above 300 Open-Meteo's US index leaves the table of the EPA; the word is the same there.
  ///
  /// - Parameter index: The number.
  /// - Returns: The word; `nil` for a number that the scale does not have. OpenWeatherMap's 0 is one:
  ///   it stands where there is no index.
  public func category(ofIndex index: Double) -> AirQualityCategory? {
    guard index >= 0, index.isFinite else { return nil }
    switch self {
    case .european: return category(below: [20, 40, 60, 80, 100]) { index <= $0 }
    case .us: return category(below: [50, 100, 150, 200, 300]) { index.rounded() <= $0 }
    case .openWeatherMap:
      guard let number = Int(exactly: index), (1...categories.count).contains(number) else {
        return nil
      }
      return categories[number - 1]
    }
  }

  /// The word of the first of some ascending limits that holds, else the last word.
  func category(below limits: [Double], _ holds: (Double) -> Bool) -> AirQualityCategory {
    categories[limits.firstIndex(where: holds) ?? limits.count]
  }
}

/// How good or bad the air is, in a word of one of the scales.
public enum AirQualityCategory: String, CaseIterable, Hashable, Sendable {
  /// The best word of every scale.
  case good
  /// The second of the European scale and of OpenWeatherMap's.
  case fair
  /// The third of these two, the second of the US scale.
  case moderate
  /// The fourth of the European scale and of OpenWeatherMap's.
  case poor
  /// The fifth of these two.
  case veryPoor = "very-poor"
  /// The worst of the European scale.
  case extremelyPoor = "extremely-poor"
  /// The third of the US scale.
  case unhealthyForSensitiveGroups = "unhealthy-for-sensitive-groups"
  /// The fourth of the US scale.
  case unhealthy
  /// The fifth of the US scale.
  case veryUnhealthy = "very-unhealthy"
  /// The worst of the US scale.
  case hazardous
}
