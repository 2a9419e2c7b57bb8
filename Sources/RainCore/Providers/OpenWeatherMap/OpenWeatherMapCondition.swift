/// What a condition code of OpenWeatherMap stands for.
enum OpenWeatherMapCondition {
  /// Translates a code; an unknown one by its group of a hundred, else to an unknown sky.
  static func sky(_ code: Int?) -> Sky {
    guard let code else { return Sky(.unknown) }
    return exact[code] ?? group(code)
  }

  /// What falls from a sky of that code; `nil` for an unknown one.
  static func precipitationType(_ code: Int?) -> PrecipitationType? {
    switch code {
    case 511: .freezingRain
    case 611, 612, 613: .sleet
    case 615, 616: .mixed
    case 906: .hail
    case .some(200..<600): .rain
    case .some(600..<700): .snow
    case .some(700..<805), .some(951...955): PrecipitationType.none
    default: nil
    }
  }

  private static func group(_ code: Int) -> Sky {
    switch code {
    case 200..<300: Sky(.thunderstorm)
    case 300..<400: Sky(.drizzle)
    case 500..<600: Sky(.rain)
    case 600..<700: Sky(.snow)
    case 700..<800: Sky(.haze)
    case 801..<900: Sky(.cloudy)
    // Codes of before 2015: wind by its force.
    case 951...956: Sky(.wind, .light)
    case 957...962: Sky(.wind, .heavy)
    default: Sky(.unknown)
    }
  }

  private static let exact: [Int: Sky] = [
    200: Sky(.thunderstorm, .light),
    201: Sky(.thunderstorm, .moderate),
    202: Sky(.thunderstorm, .heavy),
    210: Sky(.thunderstorm, .light),
    211: Sky(.thunderstorm, .moderate),
    212: Sky(.thunderstorm, .heavy),
    221: Sky(.thunderstorm, .heavy),
    230: Sky(.thunderstorm, .light),
    231: Sky(.thunderstorm, .moderate),
    232: Sky(.thunderstorm, .heavy),
    300: Sky(.drizzle, .light),
    301: Sky(.drizzle, .moderate),
    302: Sky(.drizzle, .heavy),
    310: Sky(.drizzle, .light),
    311: Sky(.drizzle, .moderate),
    312: Sky(.drizzle, .heavy),
    313: Sky(.drizzle, .moderate),
    314: Sky(.drizzle, .heavy),
    321: Sky(.drizzle, .moderate),
    500: Sky(.rain, .light),
    501: Sky(.rain, .moderate),
    502: Sky(.rain, .heavy),
    503: Sky(.rain, .heavy),
    504: Sky(.rain, .heavy),
    511: Sky(.freezingRain, .moderate),
    520: Sky(.rain, .light),
    521: Sky(.rain, .moderate),
    522: Sky(.rain, .heavy),
    531: Sky(.rain, .moderate),
    600: Sky(.snow, .light),
    601: Sky(.snow, .moderate),
    602: Sky(.snow, .heavy),
    611: Sky(.sleet, .moderate),
    612: Sky(.sleet, .light),
    613: Sky(.sleet, .moderate),
    615: Sky(.sleet, .light),
    616: Sky(.sleet, .moderate),
    620: Sky(.snow, .light),
    621: Sky(.snow, .moderate),
    622: Sky(.snow, .heavy),
    701: Sky(.fog, .light),
    711: Sky(.haze),
    721: Sky(.haze),
    731: Sky(.haze),
    741: Sky(.fog),
    751: Sky(.haze),
    761: Sky(.haze),
    762: Sky(.haze),
    771: Sky(.wind, .heavy),
    781: Sky(.tornado),
    800: Sky(.clear),
    801: Sky(.mostlyClear),
    802: Sky(.partlyCloudy),
    803: Sky(.cloudy),
    804: Sky(.cloudy),
    // Codes of before 2015.
    900: Sky(.tornado),
    901: Sky(.wind, .heavy),
    902: Sky(.wind, .heavy),
    905: Sky(.wind),
    906: Sky(.hail),
  ]
}
