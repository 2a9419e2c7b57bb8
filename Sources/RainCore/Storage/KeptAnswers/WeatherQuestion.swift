/// Whom weather is asked of, and where: what an answer is kept under.
public struct WeatherQuestion: Hashable, Sendable {
  /// Who is asked.
  public var provider: ProviderID

  /// Where; its name plays no part in the question.
  public var place: Place

  /// The code of the language of the answer's texts: `en`.
  public var language: String

  /// Creates a question.
  public init(provider: ProviderID, place: Place, language: String) {
    self.provider = provider
    self.place = place
    self.language = language
  }

  /// The name of the file that the answer is kept in: it follows from the question alone.
  var fileName: String {
    "\(provider.rawValue)_\(place.coordinate.queryText)_\(language).json"
  }
}
