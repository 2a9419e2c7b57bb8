import Testing

@testable import RainCore

/// Places that a name could mean as sizes and matches, and the one that is meant.
private struct MeaningCase: CustomTestStringConvertible, Sendable {
  let candidates: [(match: PlaceCandidate.Match, population: Int?)]
  /// The number of the place that is clearly meant, as the candidates were given.
  let meant: Int?
  /// How many could be meant otherwise.
  let rivals: Int

  init(_ candidates: [(PlaceCandidate.Match, Int?)], meant: Int?, rivals: Int) {
    self.candidates = candidates.map { (match: $0.0, population: $0.1) }
    self.meant = meant
    self.rivals = rivals
  }

  var testDescription: String { "\(candidates) → \(meant.map(String.init) ?? "a question")" }
}

@Suite struct PlaceCandidatesTests {
  private static let cases = [
    MeaningCase([], meant: nil, rivals: 0),
    MeaningCase([(.name, nil)], meant: 0, rivals: 1),
    MeaningCase([(.otherName, 5)], meant: 0, rivals: 1),
    MeaningCase([(.beginning, 5)], meant: nil, rivals: 1),
    MeaningCase([(.name, 299), (.name, 100)], meant: nil, rivals: 2),
    MeaningCase([(.name, 100), (.name, 300)], meant: 1, rivals: 2),
    MeaningCase([(.name, 300), (.name, 100), (.name, 90)], meant: 0, rivals: 3),
    MeaningCase([(.name, 300), (.name, nil)], meant: 0, rivals: 2),
    MeaningCase([(.name, nil), (.name, nil)], meant: nil, rivals: 2),
    MeaningCase([(.otherName, 299), (.otherName, 100)], meant: nil, rivals: 2),
    MeaningCase([(.otherName, 300), (.otherName, 100)], meant: 0, rivals: 2),
    MeaningCase([(.beginning, 9_000), (.name, 100)], meant: 1, rivals: 1),
    MeaningCase([(.beginning, 9_000), (.otherName, 100)], meant: 1, rivals: 1),
    MeaningCase([(.otherName, 33), (.name, 100)], meant: 1, rivals: 1),
    MeaningCase([(.otherName, 34), (.name, 100)], meant: 1, rivals: 2),
    MeaningCase([(.otherName, 299), (.name, 100)], meant: 1, rivals: 2),
    MeaningCase([(.otherName, 300), (.name, 100)], meant: nil, rivals: 2),
    MeaningCase([(.otherName, 149_997), (.name, 49_999)], meant: nil, rivals: 2),
    MeaningCase([(.otherName, 4_999_999), (.name, 50_000)], meant: 1, rivals: 2),
    MeaningCase([(.otherName, 5_000_000), (.name, 50_000)], meant: nil, rivals: 2),
    MeaningCase([(.code, 9_999_999), (.name, 100)], meant: 1, rivals: 1),
    MeaningCase([(.code, 100), (.beginning, 300)], meant: 0, rivals: 1),
    MeaningCase([(.otherName, 100), (.name, nil)], meant: nil, rivals: 2),
  ]

  @Test(arguments: cases)
  private func `a place is meant if no other of the name comes near it`(
    meaning: MeaningCase
  ) throws {
    let places = try meaning.candidates.enumerated()
      .map { number, candidate in
        PlaceCandidate(
          place: Place(
            name: String(number),
            coordinate: try #require(Coordinate(latitude: 0, longitude: 0)),
            population: candidate.population
          ),
          match: candidate.match
        )
      }
    let candidates = PlaceCandidates(places)
    let match = candidates.clearlyMeant
    #expect(match?.place.name == meaning.meant.map(String.init))
    #expect(candidates.rivals.count == meaning.rivals)
    if let match { #expect(match.others.count == meaning.rivals - 1) }
    if let match { #expect(match.hasTypedName == candidates.ranked.contains { $0.match == .name }) }
  }

  @Test func `who is as likely to be meant as the first stands beside it`() throws {
    let coordinate = try #require(Coordinate(latitude: 0, longitude: 0))
    let given: [(String, PlaceCandidate.Match, Int?)] = [
      ("small", .name, 1_000), ("half", .otherName, 600), ("tiny", .otherName, 10),
      ("large", .otherName, 9_000), ("airport", .code, 90_000), ("begins", .beginning, 900_000),
    ]
    let candidates = PlaceCandidates(
      given.map { name, match, population in
        PlaceCandidate(
          place: Place(name: name, coordinate: coordinate, population: population),
          match: match
        )
      }
    )
    let names = candidates.ranked.compactMap(\.place.name)
    #expect(names == ["large", "small", "half", "tiny", "airport", "begins"])
    #expect(candidates.rivals.compactMap(\.place.name) == ["large", "small", "half"])
    #expect(candidates.clearlyMeant == nil)
  }

  @Test func `the best matches come first, then the largest places, then those given first`() throws
  {
    let coordinate = try #require(Coordinate(latitude: 0, longitude: 0))
    let given: [(String, PlaceCandidate.Match, Int?)] = [
      ("f", .beginning, 9), ("g", .beginning, 900), ("e", .otherName, 5), ("d", .name, nil),
      ("a", .name, 300),
      ("b", .name, 20), ("c", .name, 20),
    ]
    let ranked = PlaceCandidates(
      given.map { name, match, population in
        PlaceCandidate(
          place: Place(name: name, coordinate: coordinate, population: population),
          match: match
        )
      }
    )
    .ranked
    #expect(ranked.compactMap(\.place.name) == ["a", "b", "c", "d", "e", "f", "g"])
  }
}
