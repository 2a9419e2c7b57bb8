import RainCore
import RainTerminal

/// The answer of a check, as a sentence and as a document.
struct CheckAnswer: Sendable {
  let name: CheckName
  let check: WeatherCheck
  let verdict: WeatherCheck.Verdict
  let output: WeatherOutput

  private var row: FormatRow {
    FormatRow(report: output.answer.report, look: output.look, subject: .now)
  }
  private var words: Words { output.look.words }

  /// Whether it holds.
  var holds: Bool { if case .holds = verdict { true } else { false } }

  /// The answer in one sentence, in the user's language.
  var sentence: String {
    let text: String
    switch verdict {
    case .holds(let time, .alert(let alert)?): text = sentence(on: alert, from: time)
    case .holds(let time, let value): text = yes(value, time)
    case .doesNotHold(let until, let value): text = no(value, until)
    case .unknown: text = words[.unknown]
    }
    return CleanText.line(text)
  }

  private var now: LocalTime { row.report.now }

  private func moment(_ time: LocalTime) -> String { row.moment(time) ?? "" }

  private func sentence(on alert: WeatherAlert, from time: LocalTime) -> String {
    let title = alert.title.isEmpty ? words[.warning] : alert.title
    return time > now
      ? words.text(.alertFrom, [.title: title, .time: moment(time)])
      : words.text(.alertNow, [.title: title])
  }

  private func yes(_ value: WeatherCheck.Value?, _ time: LocalTime) -> String {
    let isNow = time <= now
    switch check.subject {
    case .rain(.noticeable):
      return isNow ? words[.rainNow] : words.text(.rainAt, [.time: moment(time)])
    case .snow(.noticeable):
      return isNow ? words[.snowNow] : words.text(.snowAt, [.time: moment(time)])
    default:
      return isNow
        ? words.text(.valueNow, [.value: text(value)])
        : words.text(.valueAt, [.value: text(value), .time: moment(time)])
    }
  }

  private func no(_ value: WeatherCheck.Value?, _ until: LocalTime) -> String {
    let isNow = until <= now
    let time = moment(until)
    switch check.subject {
    case .alert: return isNow ? words[.noAlertNow] : words.text(.noAlertUntil, [.time: time])
    case .rain(.noticeable):
      return isNow ? words[.noRainNow] : words.text(.noRainUntil, [.time: time])
    case .snow(.noticeable):
      return isNow ? words[.noSnowNow] : words.text(.noSnowUntil, [.time: time])
    case .temperature(.below), .wind(.below):
      guard !isNow else { return words.text(.noValueNow, [.value: text(value)]) }
      return words.text(.atLeastUntil, [.value: text(value), .time: time])
    default:
      guard !isNow else { return words.text(.noValueNow, [.value: text(value)]) }
      return words.text(.atMostUntil, [.value: text(value), .time: time])
    }
  }

  private func text(_ value: WeatherCheck.Value?) -> String {
    let text: String? =
      switch value {
      // A limit may lie between two whole degrees.
      case .temperature(let temperature)?: row.text(temperature, places: 1)
      case .speed(let speed)?: row.text(speed)
      case .chance(let chance)?: row.text(chance)
      case .intensity(let intensity)?: row.text(intensity)
      case .alert(let alert)?: alert.title
      case nil: nil
      }
    return text ?? words[.unknown]
  }

  /// The document of schema 1.
  var json: JSONValue {
    let units = output.units.documentUnits
    let report = output.answer.report
    let (time, value): (LocalTime?, WeatherCheck.Value?) =
      switch verdict {
      case .holds(let time, let value): (time, value)
      case .doesNotHold(_, let value): (nil, value)
      case .unknown: (nil, nil)
      }
    let (number, unit): (JSONValue, String?) =
      switch value {
      case .temperature(let value)?:
        (.number(value.value(in: units.temperature)), units.temperature.symbol)
      case .speed(let value)?: (.number(value.value(in: units.speed)), units.speed.symbol)
      case .chance(let value)?: (.number(value.value), nil)
      case .intensity(let value)?:
        (
          .number(value.value(in: units.precipitation)), units.precipitation.intensitySymbol
        )
      case .alert(let value)?: (.string(value.title), nil)
      case nil: (.null, nil)
      }
    return [
      "schema": 1,
      "check": .string(name.rawValue),
      "holds": .bool(holds),
      "within": .integer(check.within),
      "time": JSONValue(time?.iso8601),
      "value": number,
      "unit": JSONValue(unit),
      "sentence": .string(sentence),
      "provider": .string(report.provenance.provider.rawValue),
      "age": .integer(max(0, report.now.secondsSince1970 - report.provenance.fetched)),
      "stale": .bool(output.answer.isStale),
    ]
  }
}
