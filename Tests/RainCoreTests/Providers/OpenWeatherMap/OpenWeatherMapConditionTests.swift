@testable import RainCore
import Testing

@Suite struct OpenWeatherMapConditionTests {
  @Test(
    arguments: [
      (200, Condition.thunderstorm, Intensity.light, PrecipitationType.rain),
      (302, .drizzle, .heavy, .rain),
      (500, .rain, .light, .rain),
      (504, .rain, .heavy, .rain),
      (511, .freezingRain, .moderate, .freezingRain),
      (599, .rain, nil, .rain),
      (600, .snow, .light, .snow),
      (611, .sleet, .moderate, .sleet),
      (616, .sleet, .moderate, .mixed),
      (701, .fog, .light, PrecipitationType.none),
      (741, .fog, nil, PrecipitationType.none),
      (762, .haze, nil, PrecipitationType.none),
      (781, .tornado, nil, PrecipitationType.none),
      (800, .clear, nil, PrecipitationType.none),
      (801, .mostlyClear, nil, PrecipitationType.none),
      (802, .partlyCloudy, nil, PrecipitationType.none),
      (804, .cloudy, nil, PrecipitationType.none),
      (900, .tornado, nil, nil),
      (906, .hail, nil, .hail),
      (960, .wind, .heavy, nil),
      (7, .unknown, nil, nil),
    ] as [(Int, Condition, Intensity?, PrecipitationType?)]
  )
  func `a code is a sky, an unknown one its group`(
    code: Int,
    condition: Condition,
    intensity: Intensity?,
    type: PrecipitationType?
  ) {
    #expect(OpenWeatherMapCondition.sky(code) == Sky(condition, intensity))
    #expect(OpenWeatherMapCondition.precipitationType(code) == type)
  }

  @Test func `no code is an unknown sky`() {
    #expect(OpenWeatherMapCondition.sky(nil) == Sky(.unknown))
    #expect(OpenWeatherMapCondition.precipitationType(nil) == nil)
  }
}
