extension WeatherReport {
  /// The report without what no weather has: a damaged answer has nothing to say about impossible
  /// values, and its rows come in order of time, each once.
  var plausible: WeatherReport {
    var report = self
    if let current = report.current {
      report.current?.conditions = current.conditions.plausible
      report.current?.precipitationIntensity = current.precipitationIntensity?.plausible
    }
    report.minutely = minutely?
      .map { minute in
        var minute = minute
        minute.minutes = min(max(1, minute.minutes), 60)
        minute.precipitationIntensity = minute.precipitationIntensity?.plausible
        minute.precipitationProbability = minute.precipitationProbability?.plausible
        return minute
      }
      .inOrder(of: \.time)
    report.hourly = hourly?
      .map { hour in
        var hour = hour
        if !(1...24).contains(hour.hours) { hour.hours = 1 }
        hour.conditions = hour.conditions.plausible
        hour.precipitation = hour.precipitation?.plausible
        hour.snowfall = hour.snowfall?.plausible
        return hour
      }
      .inOrder(of: \.time)
    report.daily = daily?.map(\.plausible).inOrder(of: \.date)
    report.air = air?.plausible
    return report
  }
}

extension Array {
  /// The rows in ascending order; of several with the same key the first.
  fileprivate func inOrder<Key: Comparable>(of key: (Element) -> Key) -> [Element] {
    let isInOrder = zip(self, dropFirst()).allSatisfy { key($0) < key($1) }
    guard !isInOrder else { return self }
    return enumerated()
      .sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
      .reduce(into: []) { rows, row in
        if rows.last.map({ key($0) < key(row.element) }) ?? true { rows.append(row.element) }
      }
  }
}

extension Conditions {
  fileprivate var plausible: Conditions {
    var conditions = self
    conditions.temperature = temperature?.plausible
    conditions.feelsLike = feelsLike?.plausible
    conditions.dewPoint = dewPoint?.plausible
    conditions.humidity = humidity?.plausible
    conditions.pressure = pressure.flatMap { (300...1200).contains($0.hectopascals) ? $0 : nil }
    conditions.windSpeed = windSpeed?.plausible
    conditions.windGust = windGust?.plausible
    conditions.windDirection = windDirection?.plausible
    conditions.cloudCover = cloudCover?.plausible
    conditions.visibility = visibility.flatMap { (0...1000).contains($0.kilometers) ? $0 : nil }
    conditions.uvIndex = uvIndex.flatMap { (0...60).contains($0) ? $0 : nil }
    conditions.precipitationProbability = precipitationProbability?.plausible
    return conditions
  }
}

extension Day {
  fileprivate var plausible: Day {
    var day = self
    day.low = low?.plausible
    day.high = high?.plausible
    day.moonPhase = moonPhase.flatMap { (0...1).contains($0) ? $0 : nil }
    day.humidity = humidity?.plausible
    day.windSpeed = windSpeed?.plausible
    day.windSpeedMean = windSpeedMean?.plausible
    day.windGust = windGust?.plausible
    day.windDirection = windDirection?.plausible
    day.precipitationProbability = precipitationProbability?.plausible
    day.precipitation = precipitation?.plausible
    day.snowfall = snowfall?.plausible
    day.uvIndex = uvIndex.flatMap { (0...60).contains($0) ? $0 : nil }
    return day
  }
}

extension Temperature {
  /// On Earth it has been between -89 and 57 °C; what people feel goes further.
  fileprivate var plausible: Temperature? { (-150...100).contains(celsius) ? self : nil }
}

extension Speed {
  /// The strongest gust ever measured is 113 m/s; tornadoes reach 140.
  fileprivate var plausible: Speed? { (0...200).contains(metersPerSecond) ? self : nil }
}

extension Direction {
  fileprivate var plausible: Direction? { degrees.isFinite ? self : nil }
}

extension Fraction {
  fileprivate var plausible: Fraction? { (0...1).contains(value) ? self : nil }
}

extension Depth {
  /// The wettest day ever had 1.8 m of rain; snow lies deeper.
  fileprivate var plausible: Depth? { (0...20_000).contains(millimeters) ? self : nil }
}

extension PrecipitationIntensity {
  fileprivate var plausible: PrecipitationIntensity? {
    (0...3000).contains(millimetersPerHour) ? self : nil
  }
}
