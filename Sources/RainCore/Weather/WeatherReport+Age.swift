extension WeatherReport {
  /// Whether one of several requests failed, so that a part of the report is missing or older.
  public var isMissingParts: Bool {
    notes.contains { note in
      switch note {
      case .currentFailed, .forecastFailed, .olderCurrent, .olderForecast: true
      default: false
      }
    }
  }

  /// Takes what was forecast for the hour in progress as the conditions now, for an answer that is
  /// too old to know them; where no hour is in progress, nothing is known of now.
  public mutating func takeHourAsCurrent() {
    current = hourly?.first { $0.time <= now && now < $0.end }
      .map { CurrentConditions(time: $0.time, conditions: $0.conditions) }
    minutely = nil
    notes.append(.hourAsCurrent)
  }
}
