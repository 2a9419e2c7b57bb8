import RainCore

/// The words for what falls in the coming hour.
extension Words {
  /// The coming hour in one sentence: `Rain starts in 12 min, stops in 35 min`.
  func sentence(_ hour: NextHour) -> String { capitalized(clauses(hour)) }

  /// What falls, within a sentence; `precipitation` when that is unknown.
  func name(of type: PrecipitationType?) -> String {
    switch type {
    case .rain?: self[.fallingRain]
    case .snow?: self[.fallingSnow]
    case .sleet?: self[.fallingSleet]
    case .freezingRain?: self[.fallingFreezingRain]
    case .hail?: self[.fallingHail]
    case .mixed?: self[.fallingMixed]
    case PrecipitationType.none?, nil: self[.falling]
    }
  }

  /// What falls and how strongly: `Light rain`.
  func description(
    of type: PrecipitationType?,
    at intensity: PrecipitationIntensity
  ) -> String {
    let condition: Condition? =
      switch type {
      case .rain?: .rain
      case .snow?: .snow
      case .sleet?: .sleet
      case .freezingRain?: .freezingRain
      case .hail?: .hail
      case .mixed?, PrecipitationType.none?, nil: nil
      }
    guard let condition else { return capitalized(name(of: type)) }
    return description(of: Sky(condition, Intensity(intensity, of: type)), isDay: nil)
  }

  /// What falls in a step, and how strongly; `nil` when nothing does, or nobody knows.
  func description(of minute: Minute) -> String? {
    guard let intensity = minute.precipitationIntensity, intensity.millimetersPerHour > 0 else {
      return nil
    }
    guard minute.isWet else { return self[minute.isTooLittle ? .traces : .improbable] }
    return description(of: minute.precipitationType, at: intensity)
  }

  /// The same, or that it is dry; `nil` when nobody knows.
  func fall(in minute: Minute) -> String? {
    minute.precipitationIntensity.map { _ in description(of: minute) ?? self[.dry] }
  }

  /// The class of an intensity alone.
  func name(of intensity: Intensity) -> String {
    switch intensity {
    case .light: self[.intensityLight]
    case .moderate: self[.intensityModerate]
    case .heavy: self[.intensityHeavy]
    }
  }

  /// Why there is nothing to say about the coming hour.
  func nothingTold(of minutes: [Minute]?, now: LocalTime) -> String {
    guard let minutes else { return self[.noMinutesTold] }
    return self[minutes.contains { now < $0.end } ? .minutesTellNothing : .noMinutesToCome]
  }

  /// A span of time; `nil` where it begins now, or lasts longer than is known.
  func span(from begin: String?, to end: String?, dash: String) -> String {
    switch (begin, end) {
    case (let begin?, let end?): begin + dash + end
    case (let begin?, nil): text(.spanFrom, [.time: begin])
    case (nil, let end?): text(.spanUntil, [.time: end])
    case (nil, nil): self[.allTheTime]
    }
  }
}

extension Words {
  private func clauses(_ hour: NextHour) -> String {
    let span = span(of: hour)
    switch hour.outlook {
    case .dry(let chance?) where chance.value >= 0.1:
      return text(.dryWithChance, [.span: span, .chance: percent(chance)])
    case .dry: return text(.dryFor, [.span: span])
    case .possible(let type, let chance):
      return text(.possibleFor, [.type: name(of: type), .span: span, .chance: percent(chance)])
    case .throughout(let type): return text(.fallsFor, [.type: name(of: type), .span: span])
    case .changing(let changes):
      let clauses = changes.enumerated()
        .map { index, change in clause(change, of: hour, isFirst: index == 0) }
      return joined(clauses)
    case .onAndOff(let type, let begin, let end):
      return onAndOff(name(of: type), begin, end, of: hour)
    }
  }

  private func clause(_ change: NextHour.Change, of hour: NextHour, isFirst: Bool) -> String {
    let time = when(change.time, of: hour)
    switch change.kind {
    case .starts(let type): return text(.starts, [.type: name(of: type), .time: time])
    case .startsAgain: return text(.startsAgain, [.time: time])
    case .stops(let type) where isFirst:
      return text(.typeStops, [.type: name(of: type), .time: time])
    case .stops: return text(.stops, [.time: time])
    case .turns(let type, let next) where isFirst:
      let values: KeyValuePairs<Placeholder, String> = [
        .type: name(of: type), .next: name(of: next), .time: time,
      ]
      return text(.typeTurns, values)
    case .turns(_, let next): return text(.turns, [.type: name(of: next), .time: time])
    }
  }

  private func onAndOff(
    _ name: String,
    _ begin: LocalTime?,
    _ end: LocalTime?,
    of hour: NextHour
  ) -> String {
    let stop = end.map { [text(.stops, [.time: when($0, of: hour)])] } ?? []
    if let begin {
      let start = text(.startsOnAndOff, [.type: name, .time: when(begin, of: hour)])
      return joined([start] + stop)
    }
    return stop.isEmpty
      ? text(.onAndOffFor, [.type: name, .span: span(of: hour)])
      : joined([text(.onAndOff, [.type: name])] + stop)
  }

  /// Parts of a sentence one after the other, parted as the language does it.
  func joined(_ clauses: [String]) -> String {
    guard let first = clauses.first else { return "" }
    return clauses.dropFirst().reduce(first) { text(.clauses, [.first: $0, .next: $1]) }
  }

  /// How far off a time is, no more precisely than the steps are long.
  private func when(_ time: LocalTime, of hour: NextHour) -> String {
    let minutes = Double(time.secondsSince1970 - hour.now.secondsSince1970) / 60
    guard hour.isCoarse else {
      return text(.inMinutes, [.count: String(max(1, Int(minutes.rounded())))])
    }
    return text(.inAboutMinutes, [.count: String(max(5, Int((minutes / 5).rounded()) * 5))])
  }

  /// How much of the hour is told: `the next hour`, `the next 40 min`.
  func span(of hour: NextHour) -> String {
    let minutes = (hour.end.secondsSince1970 - hour.now.secondsSince1970) / 60
    return hour.isWhole ? self[.nextHour] : text(.nextMinutes, [.count: String(minutes)])
  }

  private func percent(_ fraction: Fraction) -> String { NumberText.whole(fraction.percent) + "%" }

  private func capitalized(_ text: String) -> String {
    // In Dutch the two are one letter.
    let letters = language == .dutch && text.hasPrefix("ij") ? 2 : 1
    return text.prefix(letters).uppercased() + text.dropFirst(letters)
  }
}

extension NextHour {
  /// Whether the steps are too long to tell minutes by.
  var isCoarse: Bool { precision > 2 }

  /// Whether all of it is told, but for a few minutes.
  var isWhole: Bool { end.secondsSince1970 - now.secondsSince1970 >= 57 * 60 }
}

extension Intensity {
  /// Classifies what falls: frozen kinds by their water.
  init?(_ intensity: PrecipitationIntensity, of type: PrecipitationType?) {
    switch type {
    case .snow?, .sleet?: self.init(snow: intensity)
    default: self.init(rain: intensity)
    }
  }
}
