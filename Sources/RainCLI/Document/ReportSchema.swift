import RainCore

/// The JSON schema (draft 2020-12) of the document of schema 1, by the model that it is written from.
///
/// `rain help json` prints it. Every object lists all of its members and allows no other, so a test
/// over all recorded answers finds whatever one of the two lacks.
enum ReportSchema {
  /// The schema.
  static var json: JSONValue {
    .object(
      [
        member("$schema", "https://json-schema.org/draft/2020-12/schema"),
        member("title", "The weather by rain, schema 1"),
        member(
          "description",
          """
          What --json prints: of now, hourly, daily, minutely, alerts, chart and air one report, \
          of now --all the places with theirs, of locations and locations find the places alone.
          """
        ),
        member(
          "oneOf",
          .array(["report", "allPlaces", "locations", "matches"].map(reference))
        ),
      ] + [member("$defs", .object(definitions))]
    )
  }

  private static var definitions: [JSONValue.Member] {
    [
      member("report", object(report)),
      member("allPlaces", object(allPlaces)),
      member("locations", object(LocationsSchema.locations)),
      member("matches", object(LocationsSchema.matches)),
      member("current", object(moment + isDay + measurements + falling)),
      member("minute", object(minute)),
      member(
        "hour",
        object([member("time", time)] + hours + sky + isDay + measurements + precipitation)
      ),
      member("day", object(day)),
      member("alert", object(alert)),
      member("air", object(air)),
    ]
  }

  private static let report: [JSONValue.Member] = [
    member("schema", ["const": 1]),
    member("provider", choice(of: ProviderID.self)),
    member("attribution", text),
    member("place", object(place)),
    member("fetched", ["type": "string", "format": "date-time", "pattern": "Z$"]),
    member("age", ["type": "integer", "minimum": 0, "description": "Seconds"]),
    member("stale", ["type": "boolean"]),
    member("units", object(units)),
    member("current", orNull(reference("current"))),
    member("minutely", orNull(list(of: "minute"))),
    member("hourly", orNull(list(of: "hour"))),
    member("daily", orNull(list(of: "day"))),
    member("alerts", orNull(list(of: "alert"))),
    member("air", orNull(reference("air"))),
    member("notes", ["type": "array", "items": text]),
  ]

  private static let allPlaces: [JSONValue.Member] = [
    member("schema", ["const": 1]),
    member(
      "places",
      [
        "type": "array",
        "items": object([
          member("id", text), member("selected", ["type": "boolean"]),
          member("report", orNull(reference("report"))), member("error", textOrNull),
        ]),
      ]
    ),
  ]

  private static let place: [JSONValue.Member] = [
    member("name", textOrNull), member("region", textOrNull), member("country", textOrNull),
    member("countryCode", textOrNull), member("latitude", number(-90, 90)),
    member("longitude", number(-180, 180)), member("timeZone", textOrNull),
    member(
      "utcOffset",
      ["type": ["integer", "null"], "description": "Seconds ahead of UTC"]
    ),
  ]

  private static let units: [JSONValue.Member] = [
    member("temperature", choice(TemperatureUnit.allCases.map(\.symbol))),
    member("speed", choice(SpeedUnit.allCases.map(\.symbol))),
    member("pressure", choice(PressureUnit.allCases.map(\.symbol))),
    member("precipitation", choice(PrecipitationUnit.allCases.map(\.symbol))),
    member("intensity", choice(PrecipitationUnit.allCases.map(\.intensitySymbol))),
    member("snow", choice(PrecipitationUnit.allCases.map(\.snowSymbol))),
    member("distance", choice(DistanceUnit.allCases.map(\.symbol))),
  ]

  private static let minute: [JSONValue.Member] = [
    member("time", time), member("precipitationIntensity", notNegative),
    member("precipitationProbability", fraction),
  ]

  private static let day: [JSONValue.Member] =
    [member("date", ["type": "string", "format": "date"])] + sky + [
      member("low", number), member("high", number), member("partial", ["type": "boolean"]),
      member("sunrise", timeOrNull), member("sunset", timeOrNull),
      member("sun", choiceOrNull(of: SunPresence.self)), member("moonPhase", fraction),
      member("humidity", fraction), member("windSpeed", notNegative),
      member("windSpeedMean", notNegative), member("windGust", notNegative),
      member("windDirection", number(0, 360)),
    ] + precipitation + [member("uvIndex", notNegative)]

  private static let alert: [JSONValue.Member] = [
    member("title", text), member("issuer", textOrNull),
    member("severity", choiceOrNull(of: WeatherAlert.Severity.self)),
    member("starts", timeOrNull), member("ends", timeOrNull),
    member("regions", ["type": "array", "items": text]), member("description", textOrNull),
    member("url", textOrNull),
  ]

  /// Pollutants in µg/m³, pollen in grains/m³.
  private static let air: [JSONValue.Member] = [
    member("time", time), member("index", notNegative), member("scale", textOrNull),
    member("category", textOrNull), member("pm2_5", notNegative), member("pm10", notNegative),
    member("ozone", notNegative), member("nitrogenDioxide", notNegative),
    member("sulphurDioxide", notNegative), member("carbonMonoxide", notNegative),
    member(
      "pollen",
      ["type": ["object", "null"], "additionalProperties": notNegative]
    ),
  ]
}

extension ReportSchema {
  private static var moment: [JSONValue.Member] { [member("time", time)] + sky }

  private static var sky: [JSONValue.Member] {
    [member("condition", choice(of: Condition.self)), member("description", text)]
  }

  private static var isDay: [JSONValue.Member] {
    [member("isDay", ["type": ["boolean", "null"]])]
  }

  private static var hours: [JSONValue.Member] {
    [member("hours", ["type": "integer", "minimum": 1, "maximum": 24])]
  }

  private static var measurements: [JSONValue.Member] {
    [
      member("temperature", number), member("feelsLike", number), member("dewPoint", number),
      member("humidity", fraction), member("pressure", notNegative),
      member("windSpeed", notNegative), member("windGust", notNegative),
      member("windDirection", number(0, 360)), member("cloudCover", fraction),
      member("visibility", notNegative), member("uvIndex", notNegative),
    ]
  }

  private static var falling: [JSONValue.Member] {
    [
      member("precipitationProbability", fraction), member("precipitationIntensity", notNegative),
      member("precipitationType", choiceOrNull(of: PrecipitationType.self)),
    ]
  }

  private static var precipitation: [JSONValue.Member] {
    [
      member("precipitationProbability", fraction), member("precipitation", notNegative),
      member("snowfall", notNegative),
      member("precipitationType", choiceOrNull(of: PrecipitationType.self)),
    ]
  }
}
