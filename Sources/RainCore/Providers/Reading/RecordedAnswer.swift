public import Foundation

/// Reads recorded answers of any provider, recognized from their bodies.
public enum RecordedAnswer {
  /// Translates one recorded body, or the two of OpenWeatherMap's free plan, into a report.
  ///
  /// - Parameters:
  ///   - bodies: The bytes of the answers, in any order.
  ///   - context: What is known besides.
  ///   - topic: What it shall be about. Weather is read in either case; where it is the air that is
  ///     asked for, the report tells nothing of it then.
  /// - Returns: The report, its present being the time that the answer speaks of.
  /// - Throws: `.unreadable` when a body is no weather, or the air where it shall be the weather.
  public static func report(
    from bodies: [Data],
    context: ReadingContext,
    about topic: AnswerTopic = .weather
  ) throws(ProviderError) -> WeatherReport {
    var current: OpenWeatherMapCurrentResponse?
    var steps: OpenWeatherMapForecastResponse?
    var days: OpenWeatherMapDailyResponse?
    for body in bodies {
      let kind = try AnswerKind.recognize(body)
      if kind.topic == .air, topic != .air { throw .unreadable(.otherKind(.airQuality)) }
      switch kind {
      case .forecast: return try ForecastProvider.report(from: body, context: context)
      case .openMeteo: return try OpenMeteoProvider.report(from: body, context: context)
      case .openMeteoAir: return try OpenMeteoAirProvider.report(from: body, context: context)
      case .openWeatherMapAir:
        return try OpenWeatherMapAirProvider.report(from: body, context: context)
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
