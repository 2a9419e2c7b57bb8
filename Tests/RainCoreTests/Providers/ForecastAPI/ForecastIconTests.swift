@testable import RainCore
import Testing

@Suite struct ForecastIconTests {
  @Test(
    arguments: [
      ("clear-day", Condition.clear, nil, true),
      ("clear-night", .clear, nil, false),
      ("partly-cloudy-night", .partlyCloudy, nil, false),
      ("cloudy", .cloudy, nil, nil),
      ("rain", .rain, nil, nil),
      ("sleet", .sleet, nil, nil),
      ("wind", .wind, nil, nil),
      ("hail", .hail, nil, nil),
      ("thunderstorm", .thunderstorm, nil, nil),
      ("tornado", .tornado, nil, nil),
      ("mostly-clear-day", .mostlyClear, nil, true),
      ("mostly-cloudy-night", .cloudy, nil, false),
      ("possible-rain-day", .rain, nil, nil),
      ("possible-thunderstorm-night", .thunderstorm, nil, false),
      ("possible-thunderstorm-day", .thunderstorm, nil, true),
      ("heavy-freezing-rain", .freezingRain, .heavy, nil),
      ("flurries", .snow, .light, nil),
      ("smoke", .haze, nil, nil),
      ("none", .unknown, nil, nil),
      ("brimstone-day", .unknown, nil, true),
      ("", .unknown, nil, nil),
    ] as [(String, Condition, Intensity?, Bool?)]
  )
  func `an icon tells sky, strength and daylight`(
    name: String,
    condition: Condition,
    intensity: Intensity?,
    isDay: Bool?
  ) {
    let icon = ForecastIcon(name)
    #expect(icon.condition == condition)
    #expect(icon.intensity == intensity)
    #expect(icon.isDay == isDay)
  }

  @Test func `a missing icon is an unknown sky`() {
    #expect(ForecastIcon(nil).condition == .unknown)
  }
}
