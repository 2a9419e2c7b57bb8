import Testing

/// What a person types, and what it should mean.
struct PlaceQueryCase: CustomTestStringConvertible, Sendable {
  /// What is typed.
  let text: String
  /// The name and country code of the place, with its region where several share both; `area` for
  /// a country or region, `ambiguous` or `nothing`.
  let meaning: String

  init(_ text: String, _ meaning: String) {
    self.text = text
    self.meaning = meaning
  }

  var testDescription: String { "\(text) → \(meaning)" }

  /// All of them.
  static let all =
    largestCities + europe + spelling + narrowed + repeated + foreign + areas + nonsense
}
