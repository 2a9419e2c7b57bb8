/// What a weather code of Open-Meteo stands for: the codes of WMO table 4677 that it uses.
enum OpenMeteoWeatherCode {
  /// Translates a code; an unknown one to an unknown sky.
  static func sky(_ code: Double?) -> Sky {
    switch code {
    case 0: Sky(.clear)
    case 1: Sky(.mostlyClear)
    case 2: Sky(.partlyCloudy)
    case 3: Sky(.cloudy)
    case 45, 48: Sky(.fog)
    case 51: Sky(.drizzle, .light)
    case 53: Sky(.drizzle, .moderate)
    case 55: Sky(.drizzle, .heavy)
    case 56, 66: Sky(.freezingRain, .light)
    case 57: Sky(.freezingRain, .moderate)
    case 67: Sky(.freezingRain, .heavy)
    case 61, 80: Sky(.rain, .light)
    case 63, 81: Sky(.rain, .moderate)
    case 65, 82: Sky(.rain, .heavy)
    case 71, 77, 85: Sky(.snow, .light)
    case 73: Sky(.snow, .moderate)
    case 75, 86: Sky(.snow, .heavy)
    case 95, 96: Sky(.thunderstorm, .moderate)
    case 99: Sky(.thunderstorm, .heavy)
    default: Sky(.unknown)
    }
  }

  /// What falls at a code; `nil` for an unknown one.
  static func precipitationType(_ code: Double?) -> PrecipitationType? {
    switch sky(code).condition {
    case .unknown: nil
    case .drizzle, .rain, .thunderstorm: .rain
    case .freezingRain: .freezingRain
    case .snow: .snow
    default: PrecipitationType.none
    }
  }
}
