import RainCore

/// The words for wind, warmth and the moon.
extension Words {
  /// The name of a wind on the scale of Beaufort, within a line.
  func beaufortName(of speed: Speed) -> String {
    let names: [Phrase] = [
      .calm, .lightAir, .lightBreeze, .gentleBreeze, .moderateBreeze, .freshBreeze, .strongBreeze,
      .nearGale, .gale, .strongGale, .storm, .violentStorm, .hurricaneForce,
    ]
    return self[names[min(max(0, speed.beaufort), names.count - 1)]]
  }

  /// The name of a phase of the moon, within a line.
  func name(of phase: MoonPhase) -> String {
    switch phase.name {
    case .new: self[.newMoon]
    case .waxingCrescent: self[.waxingCrescent]
    case .firstQuarter: self[.firstQuarter]
    case .waxingGibbous: self[.waxingGibbous]
    case .full: self[.fullMoon]
    case .waningGibbous: self[.waningGibbous]
    case .lastQuarter: self[.lastQuarter]
    case .waningCrescent: self[.waningCrescent]
    }
  }

  /// The phrase that tells why a temperature is felt; `nil` when it is felt as it is.
  func phrase(for reason: FeltTemperature.Reason?) -> Phrase? {
    switch reason {
    case .windChill?: .byWindChill
    case .heatIndex?: .byHeatIndex
    case nil: nil
    }
  }

  /// How long the day is from sunrise to sunset.
  func daylight(seconds: Int) -> String {
    let minutes = (seconds + 30) / 60
    return text(.hoursAndMinutes, [.hour: String(minutes / 60), .minute: String(minutes % 60)])
  }
}
