extension WeatherReport {
  /// Whether one of several requests failed, so that a part of the report is missing or older.
  public var isMissingParts: Bool { errorOfPart != nil }

  /// Why one of several requests failed, so that a part is missing or older; `nil` when none did.
  public var errorOfPart: ProviderError? {
    for case .olderCurrent(_, let error) in notes { return error }
    for case .olderForecast(_, let error) in notes { return error }
    return errorOfMissingPart
  }

  /// Why one of several requests failed, so that a part is missing; `nil` when none is.
  public var errorOfMissingPart: ProviderError? {
    for case .currentFailed(let error) in notes { return error }
    for case .forecastFailed(let error) in notes { return error }
    return nil
  }

  /// Takes what was forecast for the hour in progress as the conditions now, for an answer that is
  /// too old to know them.
  ///
  /// Where no hour is in progress, nothing is known of now. Of the minutes those are left that are
  /// still to come.
  public mutating func takeHourAsCurrent() {
    let wet = precipitationHour
    // A step that is still to come may be what is told of the time up to it.
    let hour = hourly?.first { $0.time <= now && now < $0.end } ?? wet
    current = hour.map { hour in
      var conditions = hour.conditions
      conditions.precipitationProbability = wet?.conditions.precipitationProbability
      conditions.precipitationType = wet?.conditions.precipitationType
      return CurrentConditions(time: hour.time, conditions: conditions)
    }
    let coming = minutely?.filter { now < $0.end } ?? []
    minutely = coming.isEmpty ? nil : coming
    if current != nil { notes.append(.hourAsCurrent) }
  }
}
