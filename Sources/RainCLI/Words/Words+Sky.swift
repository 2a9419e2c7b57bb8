import RainCore

extension Words {
  /// The wording of a sky: `Light rain`, `Partly cloudy`, by day `Sunny`.
  func description(of sky: Sky, isDay: Bool?) -> String {
    self[Self.phrase(for: sky, isDay: isDay == true)]
  }

  private static func phrase(for sky: Sky, isDay: Bool) -> Phrase {
    let intensity = sky.intensity
    return switch sky.condition {
    case .clear: isDay ? .sunny : .clear
    case .mostlyClear: isDay ? .mostlySunny : .mostlyClear
    case .partlyCloudy: .partlyCloudy
    case .cloudy: .cloudy
    case .haze: .haze
    case .fog: intensity == .light ? .mist : .fog
    case .wind: graded(.breezy, .windy, .veryWindy, intensity)
    case .drizzle: graded(.lightDrizzle, .drizzle, .heavyDrizzle, intensity)
    case .rain: graded(.lightRain, .rain, .heavyRain, intensity)
    case .snow: graded(.lightSnow, .snow, .heavySnow, intensity)
    case .sleet: graded(.lightSleet, .sleet, .heavySleet, intensity)
    case .freezingRain:
      graded(.lightFreezingRain, .freezingRain, .heavyFreezingRain, intensity)
    case .hail: graded(.lightHail, .hail, .heavyHail, intensity)
    case .thunderstorm:
      graded(.lightThunderstorm, .thunderstorm, .heavyThunderstorm, intensity)
    case .tornado: .tornado
    case .unknown: .unknownSky
    }
  }

  private static func graded(
    _ light: Phrase,
    _ moderate: Phrase,
    _ heavy: Phrase,
    _ intensity: Intensity?
  ) -> Phrase {
    switch intensity {
    case .light: light
    case .moderate, nil: moderate
    case .heavy: heavy
    }
  }
}
