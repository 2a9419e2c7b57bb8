/// The state of the sky at OpenWeatherMap.
public struct OpenWeatherMapSky: Codable, Hashable, Sendable {
  /// The condition code, 200…804.
  public var id: Int?
  /// The icon; its last letter is `d` by day and `n` by night.
  public var icon: String?

  enum CodingKeys: String, CodingKey { case id, icon }

  /// Reads a state of the sky.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = container.instant(.id)
    icon = container.text(.icon)
  }
}

/// The measurements of an instant at OpenWeatherMap.
public struct OpenWeatherMapMain: Codable, Hashable, Sendable {
  /// K, °C or °F.
  public var temperature: Double?
  /// K, °C or °F; absent before 2019.
  public var feelsLike: Double?
  /// K, °C or °F: the least of the step; in current weather the spread across a large city.
  public var temperatureMinimum: Double?
  /// As `temperatureMinimum`, the greatest.
  public var temperatureMaximum: Double?
  /// Hectopascals at sea level.
  public var pressure: Double?
  /// Per cent.
  public var humidity: Double?

  enum CodingKeys: String, CodingKey {
    case temperature = "temp"
    case feelsLike = "feels_like"
    case temperatureMinimum = "temp_min"
    case temperatureMaximum = "temp_max"
    case pressure, humidity
  }

  /// Reads measurements.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    temperature = container.number(.temperature)
    feelsLike = container.number(.feelsLike)
    temperatureMinimum = container.number(.temperatureMinimum)
    temperatureMaximum = container.number(.temperatureMaximum)
    pressure = container.number(.pressure)
    humidity = container.number(.humidity)
  }
}

/// The wind at OpenWeatherMap: m/s, or mph in the imperial system.
public struct OpenWeatherMapWind: Codable, Hashable, Sendable {
  /// The mean speed.
  public var speed: Double?
  /// Degrees, where it comes from; absent in light wind.
  public var direction: Double?
  /// The gusts; mostly absent, and may be below the speed.
  public var gust: Double?

  enum CodingKeys: String, CodingKey {
    case speed
    case direction = "deg"
    case gust
  }

  /// Reads a wind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    speed = container.number(.speed)
    direction = container.number(.direction)
    gust = container.number(.gust)
  }
}

/// An amount of rain or snow at OpenWeatherMap in millimeters of water, whatever the units: an
/// object by hours (`1h`, `3h`, may be empty), or in daily answers a bare number.
public struct OpenWeatherMapAmount: Codable, Hashable, Sendable {
  /// Of one hour; an intensity in mm/h.
  public var oneHour: Double?
  /// Of three hours.
  public var threeHours: Double?
  /// Of the day.
  public var day: Double?

  enum CodingKeys: String, CodingKey {
    case oneHour = "1h"
    case threeHours = "3h"
  }

  /// Reads an amount of either form.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self) {
      oneHour = container.number(.oneHour)
      threeHours = container.number(.threeHours)
    } else {
      day = try? decoder.singleValueContainer().decode(Double.self)
    }
  }

  /// Writes the amount in the form it has.
  public func encode(to encoder: any Encoder) throws {
    if let day {
      var container = encoder.singleValueContainer()
      try container.encode(day)
    } else {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(oneHour, forKey: .oneHour)
      try container.encodeIfPresent(threeHours, forKey: .threeHours)
    }
  }

  /// Millimeters an hour; `nil` for the amount of a day and for an empty object.
  var perHour: Double? { oneHour ?? threeHours.map { $0 / 3 } }

  /// Millimeters within `hours`, the length of the step that the amount stands in.
  func millimeters(inHours hours: Int) -> Double? {
    switch hours {
    case 1: perHour
    case 3: threeHours ?? oneHour.map { $0 * 3 }
    default: day ?? perHour.map { $0 * Double(hours) }
    }
  }
}

/// A coordinate at OpenWeatherMap.
public struct OpenWeatherMapCoordinate: Codable, Hashable, Sendable {
  /// Degrees north.
  public var latitude: Double?
  /// Degrees east.
  public var longitude: Double?

  enum CodingKeys: String, CodingKey {
    case latitude = "lat"
    case longitude = "lon"
  }

  /// Reads a coordinate.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    latitude = container.number(.latitude)
    longitude = container.number(.longitude)
  }
}
