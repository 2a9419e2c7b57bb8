/// What an answer of a provider is about.
public enum AnswerTopic: String, CaseIterable, Hashable, Sendable {
  /// The weather.
  case weather
  /// What is in the air.
  case air
}

extension ProviderID {
  /// Who is asked about a topic where this provider is in use for the weather.
  ///
  /// The Forecast API knows nothing of the air, so Open-Meteo, which needs no key, is asked.
  public func responsible(for topic: AnswerTopic) -> ProviderID {
    switch (self, topic) {
    case (.forecast, .air): .openMeteo
    case (_, .air), (_, .weather): self
    }
  }

  /// The credit for what the provider says about a topic.
  public func attribution(for topic: AnswerTopic) -> String {
    switch (self, topic) {
    case (.openMeteo, .air):
      "Air quality by Open-Meteo.com (https://open-meteo.com/) from CAMS ENSEMBLE, CC BY 4.0"
    case (.openWeatherMap, .air):
      "Air quality data provided by OpenWeather (https://openweathermap.org/), CC BY-SA 4.0"
    case (.forecast, .air), (_, .weather): attribution
    }
  }
}
