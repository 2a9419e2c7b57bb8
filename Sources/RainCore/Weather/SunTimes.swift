import Foundation

/// When the sun rises and sets, by the NOAA solar calculator after Meeus.
///
/// Good to a few seconds below 60° of latitude and to about a minute and a half beyond; the upper
/// rim counts, with refraction (-0.833°).
public enum SunTimes: Hashable, Sendable {
  /// The sun rises and sets, in seconds since 1970-01-01T00:00:00Z.
  case risesAndSets(rise: Int, set: Int)
  /// The sun does not set.
  case upAllDay
  /// The sun does not rise.
  case downAllDay

  /// Computes the times of the calendar day that `clock` shows.
  public init(on date: CivilDate, at coordinate: Coordinate, clock: PlaceClock) {
    let midnightUTC = Double(date.daysSince1970) * 86_400
    let offset = clock.offset(at: Int(midnightUTC) + 43_200 - clock.offset(at: Int(midnightUTC)))
    let position = Position(coordinate)
    // Noon by the sun, in seconds since 1970, near noon of the clock.
    let clockNoon = midnightUTC + 43_200 - Double(offset)
    var noon = clockNoon
    for _ in 0..<3 {
      noon = clockNoon + position.secondsFromClockNoon(at: noon, offset: offset)
    }
    switch (
      position.event(-1, near: noon, offset: offset, clockNoon: clockNoon),
      position.event(1, near: noon, offset: offset, clockNoon: clockNoon)
    )
    {
    case (.at(let rise), .at(let set)): self = .risesAndSets(rise: rise, set: set)
    case (.alwaysUp, _), (_, .alwaysUp): self = .upAllDay
    default: self = .downAllDay
    }
  }

  /// What the sun does on this day.
  public var presence: SunPresence {
    switch self {
    case .risesAndSets: .normal
    case .upAllDay: .upAllDay
    case .downAllDay: .downAllDay
    }
  }
}

private enum SunEvent {
  case at(Int)
  case alwaysUp
  case alwaysDown
}

/// The geometry of the sun seen from a place.
private struct Position {
  let latitude: Double
  let longitude: Double

  init(_ coordinate: Coordinate) {
    // At the poles themselves every direction is south and the hour angle means nothing.
    latitude = min(max(coordinate.latitude, -89.9), 89.9)
    longitude = coordinate.longitude
  }

  /// How long after noon of the clock the sun crosses the meridian.
  func secondsFromClockNoon(at instant: Double, offset: Int) -> Double {
    let minutes = -4 * longitude - Sun(at: instant).equationOfTime + Double(offset) / 60
    return minutes * 60
  }

  /// The sunrise (`side` -1) or sunset (`side` 1) of the day around `noon`.
  func event(_ side: Double, near noon: Double, offset: Int, clockNoon: Double) -> SunEvent {
    var instant = noon
    for _ in 0..<4 {
      let declination = Sun(at: instant).declination
      let cosine =
        (sine(-0.833) - sine(latitude) * sine(declination))
        / (cosineOf(latitude) * cosineOf(declination))
      if cosine > 1 { return .alwaysDown }
      if cosine < -1 { return .alwaysUp }
      let hourAngle = acos(cosine) * 180 / .pi
      instant =
        clockNoon + secondsFromClockNoon(at: instant, offset: offset) + side * hourAngle * 240
    }
    return .at(Int(instant.rounded()))
  }
}

/// Where the sun stands among the stars; all angles in degrees (Meeus, chapter 25, low accuracy).
private struct Sun {
  let declination: Double
  /// Apparent less mean solar time, in minutes.
  let equationOfTime: Double

  init(at secondsSince1970: Double) {
    let century = (secondsSince1970 / 86_400 + 2_440_587.5 - 2_451_545) / 36_525
    let meanLongitude = (280.46646 + century * (36_000.76983 + 0.0003032 * century))
      .truncatingRemainder(dividingBy: 360)
    let anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century)
    let eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
    let center =
      sine(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century))
      + sine(2 * anomaly) * (0.019993 - 0.000101 * century)
      + 0.000289 * sine(3 * anomaly)
    let node = 125.04 - 1934.136 * century
    let longitude = meanLongitude + center - 0.00569 - 0.00478 * sine(node)
    let arcSeconds = 21.448 - century * (46.815 + century * (0.00059 - 0.001813 * century))
    let obliquity = 23 + (26 + arcSeconds / 60) / 60 + 0.00256 * cosineOf(node)
    declination = asin(sine(obliquity) * sine(longitude)) * 180 / .pi
    let halfTangent = tan(obliquity * .pi / 360)
    let y = halfTangent * halfTangent
    let radians =
      y * sine(2 * meanLongitude) - 2 * eccentricity * sine(anomaly)
      + 4 * eccentricity * y * sine(anomaly) * cosineOf(2 * meanLongitude)
      - y * y / 2 * sine(4 * meanLongitude)
      - 1.25 * eccentricity * eccentricity * sine(2 * anomaly)
    equationOfTime = 4 * radians * 180 / .pi
  }
}

private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

private func cosineOf(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
