import RainCore

extension DoctorCheck {
  /// Whether the clocks of places are known by the names of their zones.
  static let timeZones = DoctorCheck { _ in
    // In July Berlin is two hours ahead, which only real data know.
    let summer = PlaceClock(timeZone: "Europe/Berlin").offset(at: 1_783_000_000)
    guard summer == 7200 else {
      return [
        Finding(
          .warning,
          .system,
          "time zones",
          "no names are known, so a clock change within a forecast is missed",
          advice: "Install tzdata."
        )
      ]
    }
    return [Finding(.ok, .system, "time zones", "known by name, such as Europe/Berlin")]
  }
}
