import RainCore

/// The words for what falls in the coming hour.
extension Words {
  /// The coming hour in one sentence: `Rain starts in 12 min, stops in 35 min`.
  func sentence(_ hour: NextHour) -> String {
    let span = span(of: hour)
    switch hour.outlook {
    case .dry(let chance?) where chance.value >= 0.1:
      return "Dry for \(span); the chance of precipitation is \(percent(chance))"
    case .dry: return "Dry for \(span)"
    case .possible(let type, let chance):
      return
        "\(capitalized(name(of: type))) possible in \(span); the chance is \(percent(chance))"
    case .throughout(let type): return "\(capitalized(name(of: type))) for \(span)"
    case .changing(let changes):
      let clauses = changes.enumerated()
        .map { index, change in clause(change, of: hour, isFirst: index == 0) }
      return capitalized(clauses.joined(separator: ", "))
    case .onAndOff(let type, let begin, let end):
      return onAndOff(name(of: type), begin, end, of: hour)
    }
  }

  /// What falls; `precipitation` when that is unknown.
  func name(of type: PrecipitationType?) -> String {
    switch type {
    case .rain?: "rain"
    case .snow?: "snow"
    case .sleet?: "sleet"
    case .freezingRain?: "freezing rain"
    case .hail?: "hail"
    case .mixed?: "mixed precipitation"
    case PrecipitationType.none?, nil: "precipitation"
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
    guard minute.isWet else { return minute.isTooLittle ? traces : improbable }
    return description(of: minute.precipitationType, at: intensity)
  }

  /// The same, or that it is dry; `nil` when nobody knows.
  func fall(in minute: Minute) -> String? {
    minute.precipitationIntensity.map { _ in description(of: minute) ?? self[.dry] }
  }

  /// That less falls than counts.
  var traces: String { "Traces" }

  /// That something may fall, but probably does not.
  var improbable: String { "Improbable" }

  /// The class of an intensity alone, in lower case.
  func name(of intensity: Intensity) -> String { intensity.rawValue }

  /// Until when the minutes reach, when that is less than an hour.
  func toldOnly(until time: String) -> String { "The answer tells no more than until \(time)." }

  /// Why there is nothing to say about the coming hour.
  func nothingTold(of minutes: [Minute]?, now: LocalTime) -> String {
    guard let minutes else { return "The answer does not tell what the next hour brings." }
    return minutes.contains { now < $0.end }
      ? "The minutes of the answer tell nothing of the next hour."
      : "The answer has no minutes to come."
  }

  /// A span of time; `nil` where it begins now, or lasts longer than is known.
  func span(from begin: String?, to end: String?, dash: String) -> String {
    switch (begin, end) {
    case (let begin?, let end?): begin + dash + end
    case (let begin?, nil): "from \(begin)"
    case (nil, let end?): "until \(end)"
    case (nil, nil): "all the time"
    }
  }

  /// How long something lasts.
  func duration(minutes: Int) -> String { "for \(minutes) min" }

  /// The most of something.
  func atMost(_ quantity: String) -> String { "up to \(quantity)" }

  /// What stands above probabilities.
  var chanceHeading: String { "Chance" }

  /// Minutes at the end of an axis.
  func minutes(_ count: Int) -> String { "\(count) min" }
}

extension Words {
  private func clause(_ change: NextHour.Change, of hour: NextHour, isFirst: Bool) -> String {
    let time = when(change.time, of: hour)
    switch change.kind {
    case .starts(let type): return "\(name(of: type)) starts \(time)"
    case .startsAgain: return "starts again \(time)"
    case .stops(let type): return isFirst ? "\(name(of: type)) stops \(time)" : "stops \(time)"
    case .turns(let type, let next):
      let verb = "turns to \(name(of: next)) \(time)"
      return isFirst ? "\(name(of: type)) \(verb)" : verb
    }
  }

  private func onAndOff(
    _ name: String,
    _ begin: LocalTime?,
    _ end: LocalTime?,
    of hour: NextHour
  ) -> String {
    let stop = end.map { ", stops \(when($0, of: hour))" } ?? ""
    if let begin {
      return "\(capitalized(name)) starts \(when(begin, of: hour)), on and off\(stop)"
    }
    let span = end == nil ? " for \(span(of: hour))" : stop
    return "\(capitalized(name)) on and off\(span)"
  }

  /// How far off a time is, no more precisely than the steps are long.
  private func when(_ time: LocalTime, of hour: NextHour) -> String {
    let minutes = Double(time.secondsSince1970 - hour.now.secondsSince1970) / 60
    guard hour.isCoarse else { return "in \(max(1, Int(minutes.rounded()))) min" }
    return "in about \(max(5, Int((minutes / 5).rounded()) * 5)) min"
  }

  private func span(of hour: NextHour) -> String {
    let minutes = (hour.end.secondsSince1970 - hour.now.secondsSince1970) / 60
    return minutes >= 57 ? "the next hour" : "the next \(minutes) min"
  }

  private func percent(_ fraction: Fraction) -> String { NumberText.whole(fraction.percent) + "%" }

  private func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension NextHour {
  /// Whether the steps are too long to tell minutes by.
  var isCoarse: Bool { precision > 2 }
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
