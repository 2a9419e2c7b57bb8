import RainCore

/// What a line from a template is about, with all that its fields are filled from.
struct FormatRow: Sendable {
  let report: WeatherReport
  let look: Look
  let subject: Subject

  /// What a line is about.
  enum Subject: Hashable, Sendable {
    case now
    case hour(Hour)
    case day(Day)
    /// A minute or a longer step of the next hour.
    case step(Minute)
    case alert(WeatherAlert)
    /// The air, without any weather.
    case air
  }

  var quantities: Quantities { look.quantities }

  /// The values of the instant or the hour; `nil` for what has none of its own.
  var conditions: Conditions? {
    switch subject {
    case .now: report.current?.conditions
    case .hour(let hour): hour.conditions
    case .day, .step, .alert, .air: nil
    }
  }

  /// When it is, or begins; `nil` for a day.
  var time: LocalTime? {
    switch subject {
    case .now, .alert: report.now
    case .hour(let hour): hour.time
    case .step(let minute): minute.time
    case .air: report.air?.time ?? report.now
    case .day: nil
    }
  }

  /// The day that it is, or is part of.
  var date: CivilDate {
    if case .day(let day) = subject { return day.date }
    return (time ?? report.now).date
  }

  /// What the answer tells of that day; `nil` when it tells nothing.
  var day: Day? {
    if case .day(let day) = subject { return day }
    return report.daily?.first { $0.date == date }
  }

  /// The greatest and the least temperature of that day; `nil` where nobody told them.
  var range: (high: Temperature?, low: Temperature?) {
    if case .now = subject { report.range(of: day) } else { (day?.high, day?.low) }
  }

  /// The sky, and whether it is one by day; `nil` where it is not told.
  var sky: (sky: Sky, isDay: Bool)? {
    switch subject {
    case .now, .hour:
      conditions.map { ($0.sky, report.isDay(at: skyTime, told: $0.isDay)) }
    case .day(let day): (day.sky, report.hasDaylight(on: day.date))
    case .step, .alert, .air: nil
    }
  }

  private var skyTime: LocalTime {
    if case .now = subject { return report.current?.time ?? report.now }
    return time ?? report.now
  }

  /// The warning that it is, else the first one in force or to come.
  var alert: WeatherAlert? {
    if case .alert(let alert) = subject { return alert }
    return report.alertsInForce?.first
  }

  /// The probability of precipitation.
  var chance: Fraction? {
    switch subject {
    case .now: report.precipitationProbability
    case .hour: conditions?.precipitationProbability
    case .day(let day): day.precipitationProbability
    case .step(let minute): minute.precipitationProbability
    case .alert, .air: nil
    }
  }

  /// What it feels like: as the provider tells it, else as it is computed, with the reason.
  var felt: (temperature: Temperature, reason: FeltTemperature.Reason?)? { conditions?.feel }

  /// The moon of that day.
  var moon: MoonPhase { report.moonPhase(on: date) }

  /// The wind: of a day the strongest, else the mean.
  var wind: Speed? {
    if case .day(let day) = subject { return day.windSpeed ?? day.windSpeedMean }
    return conditions?.windSpeed
  }
}
