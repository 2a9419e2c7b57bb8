import Foundation
import RainCore

/// Reads a body written in a test as a recorded answer.
func report(
  _ body: String,
  openWeatherMapUnits: OpenWeatherMapUnits? = nil
) throws -> WeatherReport {
  try RecordedAnswer.report(
    from: [Data(body.utf8)],
    context: ReadingContext(recordedReadAt: 0, openWeatherMapUnits: openWeatherMapUnits)
  )
}
