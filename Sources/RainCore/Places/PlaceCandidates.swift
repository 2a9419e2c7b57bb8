/// The places that a name could mean, and which of them is meant.
struct PlaceCandidates {
  /// How many times the inhabitants of the next place make it clear that the larger one is meant.
  private static let clearly = 3

  /// How many times as large a place must be that is only also called so for a place that is called
  /// so never to be clearly meant.
  private static let byFar = 100

  /// From so many inhabitants on a place that is called so is known by its name.
  private static let known = 50_000

  /// The places: those that are called so with those that are only also called so and as likely to
  /// be meant, then the other matches from the best on, of equal matches the largest first; those
  /// that only begin so stay in the order of the list they are from.
  let ranked: [PlaceCandidate]

  /// How many of them could be meant no less than the first: those that match as well, and those
  /// that are only also called so but not much smaller.
  private let rivalCount: Int

  /// How far up a candidate stands.
  private enum Rank: Int {
    case first, rival, otherName, code, beginning
  }

  /// Ranks places; those equal in all stay in the order they came in.
  init(_ candidates: [PlaceCandidate]) {
    let match = candidates.map(\.match).min() ?? .name
    let largest = candidates.filter { $0.match == match }.map(\.size).max() ?? 0
    let sorted = candidates.enumerated()
      .map { (rank: Self.rank($1, match, largest), offset: $0, candidate: $1) }
      .sorted { left, right in
        if left.rank != right.rank { return left.rank.rawValue < right.rank.rawValue }
        let (first, second) = (left.candidate, right.candidate)
        let isInOrder = first.match == .beginning || first.size == second.size
        return isInOrder ? left.offset < right.offset : first.size > second.size
      }
    ranked = sorted.map(\.candidate)
    rivalCount = sorted.prefix { $0.rank == .first || $0.rank == .rival }.count
  }

  /// Tells how far up a candidate stands by the best match of all, and the largest of that.
  private static func rank(
    _ candidate: PlaceCandidate,
    _ best: PlaceCandidate.Match,
    _ largest: Int
  ) -> Rank {
    switch candidate.match {
    case best: .first
    case .name: .first
    case .otherName:
      if isClearer(candidate, than: largest) {
        .first
      } else {
        largest > 0 && clearly * candidate.size >= largest ? .rival : .otherName
      }
    case .code: .code
    case .beginning: .beginning
    }
  }

  /// The places that could be meant, the most likely first.
  var rivals: [PlaceCandidate] { Array(ranked.prefix(rivalCount)) }

  /// The place that is clearly meant; `nil` when none is.
  ///
  /// That is the only one of the name, or one that has at least three times the inhabitants of the
  /// next. A beginning of a name never means a place.
  var clearlyMeant: PlaceResolver.Match? {
    guard let match = ranked.map(\.match).min(), match != .beginning else { return nil }
    let equals = rivals.filter { $0.match == match }
    guard let best = equals.first else { return nil }
    if equals.count > 1 {
      guard best.size > 0, best.size >= Self.clearly * equals[1].size else { return nil }
    }
    var others = rivals
    others.removeAll { $0 == best }
    if match == .name {
      let alsoCalled = others.filter { $0.match == .otherName }
      guard !alsoCalled.contains(where: { Self.isClearer($0, than: best.size) }) else { return nil }
    }
    return PlaceResolver.Match(
      place: best.place,
      others: others.map(\.place),
      hasTypedName: match == .name
    )
  }

  /// Whether a place that is only also called so is as likely to be meant as one of that size that is
  /// called so: Marseille rather than Marsella in Colombia, but not Kansas City rather than Milton.
  private static func isClearer(_ candidate: PlaceCandidate, than size: Int) -> Bool {
    candidate.size >= (size < known ? clearly : byFar) * max(1, size)
  }
}

extension PlaceCandidate {
  /// The number of inhabitants; 0 when it is unknown.
  fileprivate var size: Int { place.population ?? 0 }
}
