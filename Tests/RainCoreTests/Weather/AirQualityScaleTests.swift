import RainCore
import Testing

@Suite struct AirQualityScaleTests {
  @Test(arguments: [
    (0, AirQualityCategory.good), (20, .good), (20.1, .fair), (21, .fair), (40, .fair),
    (41, .moderate), (60, .moderate), (61, .poor), (80, .poor), (81, .veryPoor), (100, .veryPoor),
    (101, .extremelyPoor), (9999, .extremelyPoor),
  ])
  func `the European index has a word for every twenty`(
    index: Double,
    category: AirQualityCategory
  ) {
    #expect(AirQualityScale.european.category(ofIndex: index) == category)
  }

  @Test(arguments: [
    (0, AirQualityCategory.good), (50, .good), (50.4, .good), (50.5, .moderate), (51, .moderate),
    (100, .moderate), (101, .unhealthyForSensitiveGroups), (150, .unhealthyForSensitiveGroups),
    (151, .unhealthy), (200, .unhealthy), (201, .veryUnhealthy), (300, .veryUnhealthy),
    (301, .hazardous), (500, .hazardous), (501, .hazardous),
  ])
  func `the US index is worded as the EPA does`(index: Double, category: AirQualityCategory) {
    #expect(AirQualityScale.us.category(ofIndex: index) == category)
  }

  @Test(arguments: [
    (0, nil), (1, AirQualityCategory.good), (2, .fair), (3, .moderate), (4, .poor),
    (5, .veryPoor), (6, nil), (2.5, nil),
  ])
  func `OpenWeatherMap's index is one of five, or none`(
    index: Double,
    category: AirQualityCategory?
  ) {
    #expect(AirQualityScale.openWeatherMap.category(ofIndex: index) == category)
  }

  @Test(arguments: AirQualityScale.allCases, [-1, Double.nan, .infinity, -Double.infinity])
  func `a number that is no index has no word`(scale: AirQualityScale, index: Double) {
    #expect(scale.category(ofIndex: index) == nil)
  }

  @Test func `every word belongs to a scale, and good is the best of each`() {
    let words = AirQualityScale.allCases.flatMap(\.categories)
    #expect(Set(words) == Set(AirQualityCategory.allCases))
    #expect(AirQualityScale.allCases.allSatisfy { $0.categories.first == .good })
    #expect(AirQualityScale.allCases.map(\.categories.count) == [6, 6, 5])
  }
}
