extension WeatherReport {
  /// The hours with the time in which their precipitation falls, in order of time; `nil` when the
  /// answer has no hours.
  ///
  /// Amount and probability of a row of Open-Meteo, and of a three-hour step of OpenWeatherMap, are
  /// those of the time before its label; such rows begin that much earlier here.
  public var precipitationHours: [Hour]? {
    hourly.map { hours in hours.indices.map { movedHour($0, of: hours) } }
  }

  /// The hours from the one in progress on, each with what falls from its time on; `nil` when the answer
  /// has no hours.
  ///
  /// Where a row tells that of the time before its label, this is what the next row tells; of the last
  /// one it is not known. The sky of such rows is wet with what has fallen before, so where either sky
  /// is wet, that of the next row goes along.
  public var comingHoursInTime: [Hour]? {
    guard let hours = comingHours, hasPrecipitationBeforeLabels else { return comingHours }
    return hours.indices.map { index in
      var hour = hours[index]
      guard isLabeledWithEnd(hour) else { return hour }
      let next = index + 1 < hours.count ? hours[index + 1] : nil
      let end = hour.end.secondsSince1970
      let told = next.flatMap { $0.time.secondsSince1970 == end ? $0 : nil }
      hour.precipitation = told?.precipitation
      hour.snowfall = told?.snowfall
      hour.conditions.precipitationProbability = told?.conditions.precipitationProbability
      hour.conditions.precipitationType = told?.conditions.precipitationType
      if let sky = told?.conditions.sky,
        sky.condition.isPrecipitation || hour.conditions.sky.condition.isPrecipitation
      {
        hour.conditions.sky = sky
      }
      return hour
    }
  }

  /// The hour whose precipitation is that of the present; `nil` when the answer does not have it.
  public var precipitationHour: Hour? {
    guard let hours = hourly else { return nil }
    return hours.indices.lazy.map { movedHour($0, of: hours) }
      .first { $0.time <= now && now < $0.end }
  }

  private func movedHour(_ index: Int, of hours: [Hour]) -> Hour {
    var hour = hours[index]
    guard isLabeledWithEnd(hour) else { return hour }
    let begins = hour.time.adding(seconds: -hour.hours * 3600)
    // Where the clock has changed in between, the row before knows what it showed.
    let before = index > 0 ? hours[index - 1].time : begins
    hour.time = before.secondsSince1970 == begins.secondsSince1970 ? before : begins
    return hour
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
