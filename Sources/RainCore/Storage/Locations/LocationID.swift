import Foundation

/// Makes the ids of saved locations: `berlin-de`, `springfield-us-2`, `52.52n-13.41e`.
enum LocationID {
  /// How long the part from the name may become.
  private static let longestName = 24

  /// Returns an id for `place` that is not in `taken`.
  ///
  /// - Parameters:
  ///   - place: A place to be saved.
  ///   - taken: Every id there is or ever was.
  /// - Returns: Lower-case ASCII letters, digits, hyphens and points.
  static func make(for place: Place, taken: Set<String>) -> String {
    let base = base(for: place)
    guard taken.contains(base) else { return base }
    var number = 2
    while taken.contains("\(base)-\(number)") { number += 1 }
    return "\(base)-\(number)"
  }

  private static func base(for place: Place) -> String {
    let name = shortened(words(of: place.name ?? ""))
    let country = words(of: place.countryCode ?? "").filter { $0.utf8.count == 2 }.first
    return switch (name, country) {
    case ("", nil): coordinates(place.coordinate)
    case ("", let country?): "place-\(country)"
    case (_, nil): name
    case (_, let country?): "\(name)-\(country)"
    }
  }

  /// The runs of ASCII letters and digits in `text` after transliteration, in lower case.
  ///
  /// Scalar by scalar: a letter together with a mark or a joiner would pass for a letter.
  private static func words(of text: String) -> [String] {
    let latin = text.applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false)
    return (latin ?? text)
      .lowercased()
      .unicodeScalars
      .filter { !isPassedOver($0) }
      .split { !("a"..."z").contains($0) && !("0"..."9").contains($0) }
      .map(String.init)
  }

  /// Whether a scalar does not part words: apostrophes, accents, joiners.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: "'’ʻʼʹ`".unicodeScalars.contains(scalar)
    }
  }

  /// As many whole words as are short enough; of a single word too long, its beginning.
  private static func shortened(_ words: [String]) -> String {
    var result = String(words.first?.prefix(longestName) ?? "")
    for word in words.dropFirst() {
      guard result.count + 1 + word.count <= longestName else { break }
      result += "-\(word)"
    }
    return result
  }

  private static func coordinates(_ coordinate: Coordinate) -> String {
    let latitude = hundredths(coordinate.latitude) + (coordinate.latitude < 0 ? "s" : "n")
    let longitude = hundredths(coordinate.longitude) + (coordinate.longitude < 0 ? "w" : "e")
    return "\(latitude)-\(longitude)"
  }

  private static func hundredths(_ degrees: Double) -> String {
    let hundredths = Int((abs(degrees) * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
