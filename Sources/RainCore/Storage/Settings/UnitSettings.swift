extension Setting {
  static let units = Setting(
    key: "units",
    allowed: .oneOf(["us", "metric", "uk", "si"]),
    standard: .region,
    summary: "All units at once; a single one that is set wins"
  )

  static let temperature = Setting(
    key: "temperature",
    allowed: .oneOf(["celsius", "fahrenheit"]),
    standard: .units,
    summary: "Unit of temperatures"
  )

  static let wind = Setting(
    key: "wind",
    allowed: .oneOf(["m/s", "km/h", "mph", "kn", "bft"]),
    standard: .units,
    summary: "Unit of wind speeds"
  )

  static let pressure = Setting(
    key: "pressure",
    allowed: .oneOf(["hPa", "inHg", "mmHg"]),
    standard: .units,
    summary: "Unit of the air pressure"
  )

  static let precipitation = Setting(
    key: "precipitation",
    allowed: .oneOf(["mm", "in"]),
    standard: .units,
    summary: "Unit of amounts of rain"
  )

  static let distance = Setting(
    key: "distance",
    allowed: .oneOf(["km", "mi"]),
    standard: .units,
    summary: "Unit of distances such as the visibility"
  )
}
