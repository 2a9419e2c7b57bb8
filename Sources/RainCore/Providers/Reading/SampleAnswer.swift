import CRainData
import Foundation

/// The built-in sample answers, one for each provider and topic.
public enum SampleAnswer {
  /// Reads the sample of a provider.
  ///
  /// - Parameters:
  ///   - provider: Whose answer to read.
  ///   - context: What is known besides; the present is the time that the sample speaks of.
  ///   - topic: What it is about.
  /// - Returns: The report, not yet labeled as a sample.
  /// - Throws: `.unreadable`, which tests rule out.
  public static func report(
    of provider: ProviderID,
    context: ReadingContext,
    about topic: AnswerTopic = .weather
  ) throws(ProviderError) -> WeatherReport {
    let bodies =
      switch provider.responsible(for: topic) {
      case .openMeteo where topic == .air: [unsafe data(rain_sample_open_meteo_air())]
      case .openWeatherMap where topic == .air: [unsafe data(rain_sample_openweathermap_air())]
      case .openMeteo: [unsafe data(rain_sample_open_meteo())]
      case .forecast: [unsafe data(rain_sample_forecast())]
      case .openWeatherMap:
        [
          unsafe data(rain_sample_openweathermap_weather()),
          unsafe data(rain_sample_openweathermap_forecast()),
        ]
      }
    return try RecordedAnswer.report(from: bodies, context: context, about: topic)
  }

  /// The bytes of a constant of the program, copied: they are few.
  private static func data(_ embedded: rain_embedded) -> Data {
    unsafe Data(bytes: embedded.bytes, count: embedded.count)
  }
}
