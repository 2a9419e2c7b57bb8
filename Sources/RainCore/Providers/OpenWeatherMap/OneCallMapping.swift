/// Translates an answer of OpenWeatherMap's One Call into a report.
struct OneCallMapping {
  private let response: OneCallResponse
  private let context: ReadingContext
  private let reading: OpenWeatherMapReading

  init(_ response: OneCallResponse, context: ReadingContext) {
    self.response = response
    self.context = context
    let temperature =
      response.current?.temperature ?? response.data?.first?.temperature
      ?? response.hourly?.first?.temperature ?? response.daily?.first?.temperatures?.maximum
    reading = OpenWeatherMapReading(
      units: context.openWeatherMapUnits
        ?? OpenWeatherMapUnits(recordedTemperature: temperature),
      clock: context.clock(timeZone: response.timezone, utcOffset: response.utcOffset),
      place: context.reportedPlace(latitude: response.latitude, longitude: response.longitude)
    )
  }

  /// The report.
  var report: WeatherReport {
    // An answer about the past has its one point under `data`.
    let current = response.current ?? response.data?.first
    let now = context.now(
      current?.time,
      response.hourly?.first?.time,
      response.daily?.first?.time,
      response.minutely?.first?.time
    )
    return WeatherReport(
      provenance: Provenance(provider: .openWeatherMap, fetched: now),
      place: reading.place,
      clock: reading.clock,
      now: reading.clock.time(at: now),
      current: current.map { self.current($0, at: now) },
      minutely: response.minutely?.compactMap(minute),
      hourly: response.hourly?.compactMap(hour),
      daily: response.daily?.compactMap(reading.day),
      alerts: (response.alerts ?? []).map(alert)
    )
    .plausible
  }

  private func current(_ point: OneCallResponse.Point, at now: Int) -> CurrentConditions {
    CurrentConditions(
      time: reading.clock.time(at: point.time ?? now),
      conditions: conditions(point),
      precipitationIntensity: reading.intensity(point.rain, point.snow)
    )
  }

  private func minute(_ minute: OneCallResponse.Minute) -> Minute? {
    minute.time.map { time in
      var result = Minute(time: reading.clock.time(at: time))
      result.precipitationIntensity = minute.precipitation
        .map(PrecipitationIntensity.init(millimetersPerHour:))
      return result
    }
  }

  private func hour(_ point: OneCallResponse.Point) -> Hour? {
    point.time.map {
      Hour(
        time: reading.clock.time(at: $0),
        conditions: conditions(point),
        precipitation: reading.water(point.rain, point.snow, inHours: 1)
      )
    }
  }

  private func conditions(_ point: OneCallResponse.Point) -> Conditions {
    var conditions = reading.conditions(point.weather)
    conditions.temperature = point.temperature.map(reading.units.temperature)
    conditions.feelsLike = point.feelsLike.map(reading.units.temperature)
    conditions.dewPoint = point.dewPoint.map(reading.units.temperature)
    conditions.humidity = point.humidity.map(Fraction.init(percent:))
    conditions.pressure = point.pressure.map(Pressure.init(hectopascals:))
    conditions.windSpeed = point.windSpeed.map(reading.units.speed)
    conditions.windGust = point.windGust.map(reading.units.speed)
    conditions.windDirection = point.windDirection.map(Direction.init(degrees:))
    conditions.cloudCover = point.clouds.map(Fraction.init(percent:))
    conditions.visibility = point.visibility.map(Distance.init(meters:))
    conditions.uvIndex = point.uvIndex
    conditions.precipitationType = reading.type(conditions, point.rain, point.snow)
    conditions.precipitationProbability = point.precipitationProbability.map(Fraction.init(_:))
    return conditions
  }

  private func alert(_ alert: OneCallResponse.Alert) -> WeatherAlert {
    var result = WeatherAlert(title: CleanText.line(alert.event ?? ""))
    result.issuer = alert.sender.flatMap { $0.isEmpty ? nil : CleanText.line($0) }
    result.starts = alert.start.map(reading.clock.time)
    result.ends = alert.end.map(reading.clock.time)
    result.description = alert.description.flatMap {
      $0.isEmpty ? nil : CleanText.paragraphs($0)
    }
    return result
  }
}
