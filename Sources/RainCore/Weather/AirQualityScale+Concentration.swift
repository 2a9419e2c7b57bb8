extension AirQualityScale {
  /// The word for what is in the air of one pollutant in an hour.
  ///
  /// - Parameters:
  ///   - pollutant: The pollutant.
  ///   - concentration: Micrograms per cubic meter.
  /// - Returns: The word; `nil` where the scale has none for the pollutant. The US scale has none at
  ///   all: it goes by means of eight hours or a day, which an hour does not tell.
  public func category(
    of pollutant: AirPollutant,
    at concentration: Double
  ) -> AirQualityCategory? {
    guard concentration >= 0, concentration.isFinite, let limits = limits(of: pollutant) else {
      return nil
    }
    // A limit belongs to the better word at the EEA, to the worse one at OpenWeatherMap.
    return category(below: limits) {
      self == .european ? concentration <= $0 : concentration < $0
    }
  }

  private func limits(of pollutant: AirPollutant) -> [Double]? {
    switch (self, pollutant) {
    case (.european, .fineParticles): [5, 15, 50, 90, 140]
    case (.european, .particles): [15, 45, 120, 195, 270]
    case (.european, .nitrogenDioxide): [10, 25, 60, 100, 150]
    case (.european, .ozone): [60, 100, 120, 160, 180]
    case (.european, .sulfurDioxide): [20, 40, 125, 190, 275]
    case (.openWeatherMap, .fineParticles): [10, 25, 50, 75]
    case (.openWeatherMap, .particles): [20, 50, 100, 200]
    case (.openWeatherMap, .nitrogenDioxide): [40, 70, 150, 200]
    case (.openWeatherMap, .ozone): [60, 100, 140, 180]
    case (.openWeatherMap, .sulfurDioxide): [20, 80, 250, 350]
    case (.openWeatherMap, .carbonMonoxide): [4400, 9400, 12_400, 15_400]
    case (.european, .carbonMonoxide), (.us, _): nil
    }
  }
}
