extension WeatherReport {
  /// The hours with the time in which their precipitation falls, in order of time; `nil` when the
  /// answer has no hours.
  ///
  /// Amount and probability of a row of Open-Meteo, and of a three-hour step of OpenWeatherMap, are
  /// those of the time before its label; such rows begin that much earlier here.
  public var precipitationHours: [Hour]? {
    var last: LocalTime?
    return hourly?
      .map { hour in
        defer { last = hour.time }
        guard isLabeledWithEnd(hour) else { return hour }
        var hour = hour
        let begins = hour.time.adding(seconds: -hour.hours * 3600)
        // Where the clock has changed in between, the row before knows what it showed.
        hour.time =
          last.flatMap { $0.secondsSince1970 == begins.secondsSince1970 ? $0 : nil } ?? begins
        return hour
      }
  }

  /// The hour whose precipitation is that of the present; `nil` when the answer does not have it.
  public var precipitationHour: Hour? {
    precipitationHours?.first { $0.time <= now && now < $0.end }
  }

  /// The probability of precipitation now: what is told of the present, else of the time that it lies
  /// in; `nil` when neither is known.
  public var precipitationProbability: Fraction? {
    current?.conditions.precipitationProbability
      ?? precipitationHour?.conditions.precipitationProbability
  }

  /// Whether the rows are labeled with the end of the time that their precipitation falls in.
  public var hasPrecipitationBeforeLabels: Bool {
    hourly?.contains(where: isLabeledWithEnd) ?? false
  }

  private func isLabeledWithEnd(_ hour: Hour) -> Bool {
    switch provenance.provider {
    case .openMeteo: true
    case .openWeatherMap: hour.hours > 1
    case .forecast: false
    }
  }
}
