/// Whom weather is asked of, and where: what an answer is kept under.
public struct WeatherQuestion: Hashable, Sendable {
  /// Who is asked.
  public var provider: ProviderID

  /// Where; its name plays no part in the question.
  public var place: Place

  /// The code of the language of the answer's texts: `en`.
  public var language: String

  /// What it is about.
  public var topic = AnswerTopic.weather

  /// Creates a question about the weather.
  public init(provider: ProviderID, place: Place, language: String) {
    self.provider = provider
    self.place = place
    self.language = language
  }

  /// Creates a question about the air, whose answer is numbers: it is the same in every language.
  public init(airAt place: Place, provider: ProviderID) {
    self.init(provider: provider, place: place, language: "en")
    topic = .air
  }

  /// The name of the file that the answer is kept in: it follows from the question alone.
  var fileName: String {
    let base = "\(provider.rawValue)_\(place.coordinate.queryText)"
    return topic == .air ? "air_\(base).json" : "\(base)_\(language).json"
  }
}
