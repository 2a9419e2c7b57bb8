import RainCore

/// The weather as the JSON document, schema 1: the same shape from every provider, null for what
/// the provider did not give.
struct ReportDocument {
  let report: WeatherReport
  /// The units of the numbers: SI unless the command line asks for others.
  let units: Units
  let words: Words
  /// The present in seconds since 1970.
  let now: Int
  /// Whether the report is an older answer, because no other was to be had.
  var isStale = false
  /// The hours that the document shall hold, chosen from the coming ones.
  var hours: HourChoice = .all
  /// How many days the document shall hold; `nil` for all.
  var days: Int?

  /// The document.
  var json: JSONValue {
    [
      "schema": 1,
      "provider": .string(report.provenance.provider.rawValue),
      "attribution": .string(attribution),
      "place": place,
      "fetched": .string(
        LocalTime(secondsSince1970: report.provenance.fetched, utcOffset: 0).iso8601UTC
      ),
      "age": .integer(max(0, now - report.provenance.fetched)),
      "stale": .bool(isStale),
      "units": unitNames,
      "current": report.current.map(current) ?? .null,
      "minutely": JSONValue(report.minutely, minute),
      "hourly": JSONValue(report.comingHours.map { hours.choose(from: $0, now: report.now) }, hour),
      "daily": JSONValue(report.comingDays.map { Array($0.prefix(days ?? $0.count)) }, day),
      "alerts": JSONValue(report.alerts, alert),
      "air": report.air.map(air) ?? .null,
      "notes": .array(report.notes.map { .string(words.note($0, of: report)) }),
    ]
  }

  private var place: JSONValue {
    let place = report.place
    return [
      "name": JSONValue(place.name),
      "region": JSONValue(place.region),
      "country": JSONValue(place.country),
      "countryCode": JSONValue(place.countryCode),
      "latitude": JSONValue(place.coordinate?.latitude),
      "longitude": JSONValue(place.coordinate?.longitude),
      "timeZone": JSONValue(report.clock.timeZone),
      "utcOffset": JSONValue(
        report.clock.reportedOffset ?? (report.clock.isKnown ? report.now.utcOffset : nil)
      ),
    ]
  }

  private var unitNames: JSONValue {
    [
      "temperature": .string(units.temperature.symbol),
      "speed": .string(units.speed.symbol),
      "pressure": .string(units.pressure.symbol),
      "precipitation": .string(units.precipitation.symbol),
      "intensity": .string(units.precipitation.intensitySymbol),
      "snow": .string(units.precipitation.snowSymbol),
      "distance": .string(units.distance.symbol),
    ]
  }

  private func current(_ current: CurrentConditions) -> JSONValue {
    .object(
      [member("time", .string(current.time.iso8601))]
        + sky(current.conditions.sky, isDay: current.conditions.isDay)
        + [member("isDay", JSONValue(current.conditions.isDay))]
        + measurements(current.conditions)
        + [
          member("precipitationProbability", fraction(current.conditions.precipitationProbability)),
          member(
            "precipitationIntensity",
            JSONValue(current.precipitationIntensity?.value(in: units.precipitation))
          ),
          member("precipitationType", type(current.conditions.precipitationType)),
        ]
    )
  }

  /// A row keeps the provider's label, as an hourly one does.
  private func minute(_ minute: Minute) -> JSONValue {
    [
      "time": .string((minute.label ?? minute.time).iso8601),
      "precipitationIntensity": JSONValue(
        minute.precipitationIntensity?.value(in: units.precipitation)
      ),
      "precipitationProbability": fraction(minute.precipitationProbability),
    ]
  }

  private func hour(_ hour: Hour) -> JSONValue {
    .object(
      [member("time", .string(hour.time.iso8601)), member("hours", .integer(hour.hours))]
        + sky(hour.conditions.sky, isDay: hour.conditions.isDay)
        + [member("isDay", JSONValue(hour.conditions.isDay))]
        + measurements(hour.conditions)
        + precipitation(
          hour.conditions.precipitationProbability,
          hour.precipitation,
          hour.snowfall,
          hour.conditions.precipitationType
        )
    )
  }

  private func day(_ day: Day) -> JSONValue {
    .object(
      [member("date", .string(day.date.iso8601))]
        + sky(day.sky, isDay: report.hasDaylight(on: day.date))
        + [
          member("low", temperature(day.low)),
          member("high", temperature(day.high)),
          member("partial", .bool(day.isPartial)),
          member("sunrise", JSONValue(day.sunrise?.iso8601)),
          member("sunset", JSONValue(day.sunset?.iso8601)),
          member("sun", JSONValue(day.sun?.rawValue)),
          member("moonPhase", JSONValue(day.moonPhase)),
          member("humidity", fraction(day.humidity)),
          member("windSpeed", speed(day.windSpeed)),
          member("windSpeedMean", speed(day.windSpeedMean)),
          member("windGust", speed(day.windGust)),
          member("windDirection", JSONValue(day.windDirection?.degrees)),
        ]
        + precipitation(
          day.precipitationProbability,
          day.precipitation,
          day.snowfall,
          day.precipitationType
        )
        + [member("uvIndex", JSONValue(day.uvIndex))]
    )
  }

  private func alert(_ alert: WeatherAlert) -> JSONValue {
    [
      "title": .string(alert.title),
      "issuer": JSONValue(alert.issuer),
      "severity": JSONValue(alert.severity?.rawValue),
      "starts": JSONValue(alert.starts?.iso8601),
      "ends": JSONValue(alert.ends?.iso8601),
      "regions": .array(alert.regions.map(JSONValue.string)),
      "description": JSONValue(alert.description),
      "url": JSONValue(alert.url),
    ]
  }
}

extension ReportDocument {
  private func member(_ name: String, _ value: JSONValue) -> JSONValue.Member {
    JSONValue.Member(name: name, value: value)
  }

  private func sky(_ sky: Sky, isDay: Bool?) -> [JSONValue.Member] {
    [
      member("condition", .string(sky.condition.rawValue)),
      member("description", .string(words.description(of: sky, isDay: isDay))),
    ]
  }

  private func measurements(_ conditions: Conditions) -> [JSONValue.Member] {
    [
      member("temperature", temperature(conditions.temperature)),
      member("feelsLike", temperature(conditions.feelsLike)),
      member("dewPoint", temperature(conditions.dewPoint)),
      member("humidity", fraction(conditions.humidity)),
      member("pressure", JSONValue(conditions.pressure?.value(in: units.pressure))),
      member("windSpeed", speed(conditions.windSpeed)),
      member("windGust", speed(conditions.windGust)),
      member("windDirection", JSONValue(conditions.windDirection?.degrees)),
      member("cloudCover", fraction(conditions.cloudCover)),
      member("visibility", JSONValue(conditions.visibility?.value(in: units.distance))),
      member("uvIndex", JSONValue(conditions.uvIndex)),
    ]
  }

  private func precipitation(
    _ probability: Fraction?,
    _ amount: Depth?,
    _ snowfall: Depth?,
    _ type: PrecipitationType?
  ) -> [JSONValue.Member] {
    [
      member("precipitationProbability", fraction(probability)),
      member("precipitation", JSONValue(amount?.water(in: units.precipitation))),
      member("snowfall", JSONValue(snowfall?.snow(in: units.precipitation))),
      member("precipitationType", self.type(type)),
    ]
  }

  private func temperature(_ temperature: Temperature?) -> JSONValue {
    JSONValue(temperature?.value(in: units.temperature))
  }

  private func speed(_ speed: Speed?) -> JSONValue { JSONValue(speed?.value(in: units.speed)) }

  private func fraction(_ fraction: Fraction?) -> JSONValue { JSONValue(fraction?.value) }

  private func type(_ type: PrecipitationType?) -> JSONValue { JSONValue(type?.rawValue) }
}
