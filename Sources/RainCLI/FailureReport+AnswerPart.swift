import RainCore

extension FailureReport {
  /// Words that a provider can't tell what a command is about.
  init(cannotTell part: AnswerPart, _ provider: ProviderID, _ place: String?) {
    self.init(
      .unavailable,
      "\(provider.title) can't tell \(Self.name(of: part)) here; another provider may",
      Self.hints(part, Self.command(about: part), at: place, besides: provider)
    )
  }

  /// Words that what is kept is too old to tell what a command is about.
  init(tooOldFor part: AnswerPart, _ provider: ProviderID) {
    self.init(
      .tryLater,
      "the kept answer of \(provider.title) is too old to tell \(Self.name(of: part))"
    )
  }

  private static func name(of part: AnswerPart) -> String {
    switch part {
    case .nextHour: "what falls in the next hour"
    case .alerts: "whether official warnings are in force"
    case .airQuality: "what is in the air"
    case .hours: "the coming hours"
    case .days: "the coming days"
    }
  }

  private static func command(about part: AnswerPart) -> String {
    switch part {
    case .nextHour: "minutely"
    case .alerts: "alerts"
    case .airQuality: "air"
    case .hours: "hourly"
    case .days: "daily"
    }
  }

  /// The commands that ask a provider who can tell.
  static func hints(
    _ part: AnswerPart,
    _ command: String,
    at place: String?,
    besides provider: ProviderID
  ) -> [String] {
    let able: [ProviderID] =
      switch part {
      case .nextHour: [.openMeteo, .forecast]
      case .alerts: [.forecast]
      case .airQuality: [.openMeteo, .openWeatherMap]
      case .hours, .days: [.openMeteo, .forecast, .openWeatherMap]
      }
    let place = place.map { " \(pasted(shown($0)))" } ?? ""
    let others = able.filter { $0 != provider }
      .map {
        "rain \(command)\(place) --provider \($0.rawValue)  # needs \($0.needsKey ? "a" : "no") key"
      }
    return provider == .openWeatherMap && part != .airQuality
      ? others + ["rain settings set openweathermap.plan onecall  # for keys with One Call"]
      : others
  }
}
