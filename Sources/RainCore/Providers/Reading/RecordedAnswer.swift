public import Foundation

/// Reads recorded answers of any provider, recognized from their bodies.
public enum RecordedAnswer {
  /// Translates one recorded body, or the two of OpenWeatherMap's free plan, into a report.
  ///
  /// - Parameters:
  ///   - bodies: The bytes of the answers, in any order.
  ///   - context: What is known besides.
  /// - Returns: The report, its present being the time that the answer speaks of.
  /// - Throws: `.unreadable` when a body is no weather.
  public static func report(
    from bodies: [Data],
    context: ReadingContext
  ) throws(ProviderError) -> WeatherReport {
    var current: OpenWeatherMapCurrentResponse?
    var steps: OpenWeatherMapForecastResponse?
    var days: OpenWeatherMapDailyResponse?
    for body in bodies {
      switch try AnswerKind.recognize(body) {
      case .forecast: return try ForecastProvider.report(from: body, context: context)
      case .openMeteo: return try OpenMeteoProvider.report(from: body, context: context)
      case .oneCall:
        return OneCallMapping(try AnswerDecoding.decode(from: body), context: context).report
      case .openWeatherMapCurrent: current = try AnswerDecoding.decode(from: body)
      case .openWeatherMapForecast: steps = try AnswerDecoding.decode(from: body)
      case .openWeatherMapDaily: days = try AnswerDecoding.decode(from: body)
      }
    }
    return OpenWeatherMapMapping(current: current, steps: steps, days: days, context: context)
      .report
  }
}
