/// When rain or snow falls by a report: by what is known of now, then by the minutes, then by the
/// hours.
struct PrecipitationMoments: Sendable {
  let report: WeatherReport
  let kind: Kind
  let amount: WeatherCheck.Amount

  /// What is asked about.
  enum Kind: Hashable, Sendable {
    case rain
    case snow
  }

  /// What a row tells of what falls.
  private struct Fall {
    var intensity: PrecipitationIntensity?
    var chance: Fraction?
    var type: PrecipitationType?
    /// The sky, where it is told.
    var sky: Condition?

    /// The same with as little of everything as there can be.
    var withoutAmounts: Fall {
      var fall = self
      fall.intensity = intensity.map { _ in PrecipitationIntensity(millimetersPerHour: 0) }
      fall.chance = chance.map { _ in Fraction(0) }
      return fall
    }
  }

  /// The moments in order of time up to `end`, those that tell nothing left out.
  func moments(until end: LocalTime) -> [Moment] {
    var moments: [Moment] = []
    var told = report.now
    if let current {
      moments.append(current)
      told = current.ends
    }
    for minute in report.nextHour?.minutes ?? [] {
      guard let moment = moment(fall(in: minute), minute.time, minute.end) else { continue }
      moments.append(moment)
      told = max(told, minute.end)
    }
    guard told <= end else { return moments }
    for hour in report.precipitationHours ?? [] {
      // Where minutes or the present tell, an hour has nothing to say.
      let begins = max(told, hour.time)
      guard begins < hour.end, let moment = moment(fall(in: hour), begins, hour.end) else {
        continue
      }
      moments.append(moment)
    }
    return moments
  }

  /// What is known of now; it is observed, so its chance does not count unless asked about.
  private var current: Moment? {
    guard let current = report.current else { return nil }
    var fall = Fall(
      intensity: current.precipitationIntensity,
      type: current.conditions.precipitationType,
      sky: current.conditions.sky.condition
    )
    if case .chance = amount { fall.chance = current.conditions.precipitationProbability }
    return moment(fall, report.now, report.now.adding(seconds: 1))
  }

  private func fall(in minute: Minute) -> Fall {
    Fall(
      intensity: minute.precipitationIntensity,
      chance: minute.precipitationProbability,
      type: minute.precipitationType
    )
  }

  private func fall(in hour: Hour) -> Fall {
    var fall = Fall(
      intensity: hour.precipitation.map {
        PrecipitationIntensity($0, withinHours: Double(max(1, hour.hours)))
      },
      chance: hour.conditions.precipitationProbability,
      type: hour.conditions.precipitationType,
      sky: hour.conditions.sky.condition
    )
    let isUntyped = fall.type == nil || fall.type == PrecipitationType.none
    if isUntyped, (hour.snowfall?.millimeters ?? 0) > 0 { fall.type = .snow }
    return fall
  }

  private func moment(_ fall: Fall, _ begins: LocalTime, _ ends: LocalTime) -> Moment? {
    let value: WeatherCheck.Value?
    let nearness: Double
    // Of rain nothing is snow.
    let fall = isOfKind(fall) ? fall : fall.withoutAmounts
    if case .chance = amount {
      value = fall.chance.map { .chance($0) }
      nearness = fall.chance?.value ?? 0
    } else {
      value = fall.intensity.map { .intensity($0) }
      nearness = fall.intensity?.millimetersPerHour ?? 0
    }
    return holds(fall)
      .map {
        Moment(begins: begins, ends: ends, holds: $0, value: value, nearness: nearness)
      }
  }

  /// Whether what is asked about falls; `nil` when nobody knows.
  private func holds(_ fall: Fall) -> Bool? {
    if case .chance(let limit) = amount {
      return fall.chance.map { $0 > limit && isOfKind(fall) }
    }
    if let chance = fall.chance, chance.value < NextHour.leastChance { return false }
    guard let intensity = fall.intensity else { return holdsBySky(fall) }
    if case .intensity(let limit) = amount { return intensity > limit && isOfKind(fall) }
    return intensity.millimetersPerHour >= NextHour.leastIntensity && isOfKind(fall)
  }

  /// The same where no intensity is told; a sky has no amount.
  private func holdsBySky(_ fall: Fall) -> Bool? {
    guard case .noticeable = amount, let sky = fall.sky, sky != .unknown else { return nil }
    return sky.isPrecipitation && isOfKind(fall)
  }

  private func isOfKind(_ fall: Fall) -> Bool {
    let told = fall.type.flatMap { $0 == PrecipitationType.none ? nil : $0 }
    switch told ?? fall.sky?.fallingType {
    case .sleet?, .mixed?: return true
    case .snow?: return kind == .snow
    case .rain?, .freezingRain?, .hail?, PrecipitationType.none?, nil: return kind == .rain
    }
  }
}

extension Condition {
  /// What falls from such a sky; `nil` when nothing does.
  fileprivate var fallingType: PrecipitationType? {
    switch self {
    case .drizzle, .rain, .thunderstorm: .rain
    case .snow: .snow
    case .sleet: .sleet
    case .freezingRain: .freezingRain
    case .hail: .hail
    default: nil
    }
  }
}
