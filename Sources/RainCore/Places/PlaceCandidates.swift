/// The places that a name could mean, and which of them is meant.
struct PlaceCandidates {
  /// How many times the inhabitants of the next place make it clear that the larger one is meant.
  private static let clearly = 3

  /// How many times as large a place must be that is only also called so for it to be a rival of one
  /// that is called so.
  private static let byFar = 100

  /// The places: the best match first, of equal matches the largest; those that only begin so stay
  /// in the order of the list they are from.
  let ranked: [PlaceCandidate]

  /// Ranks places; those equal in all stay in the order they came in.
  init(_ candidates: [PlaceCandidate]) {
    ranked = candidates.enumerated()
      .sorted { left, right in
        let (first, second) = (left.element, right.element)
        if first.match != second.match { return first.match < second.match }
        let isInOrder = first.match == .beginning || first.size == second.size
        return isInOrder ? left.offset < right.offset : first.size > second.size
      }
      .map(\.element)
  }

  /// The places that could be meant no less than the first: those that match as well.
  var rivals: [PlaceCandidate] {
    guard let best = ranked.first else { return [] }
    return ranked.filter { $0.match == best.match || isRival($0, of: best) }
  }

  /// The place that is clearly meant; `nil` when none is.
  ///
  /// That is the only one of the name, or one that has at least three times the inhabitants of the
  /// next. A beginning of a name never means a place.
  var clearlyMeant: PlaceResolver.Match? {
    guard let best = ranked.first, best.match != .beginning else { return nil }
    let others = rivals.dropFirst()
    if let next = others.first {
      let isClear = best.size > 0 && best.size >= Self.clearly * next.size
      guard isClear, !others.contains(where: { isRival($0, of: best) }) else { return nil }
    }
    return PlaceResolver.Match(
      place: best.place,
      others: others.map(\.place),
      hasTypedName: best.match == .name
    )
  }

  private func isRival(_ candidate: PlaceCandidate, of best: PlaceCandidate) -> Bool {
    best.match == .name && candidate.match == .otherName
      && candidate.size >= Self.byFar * max(1, best.size)
  }
}

extension PlaceCandidate {
  /// The number of inhabitants; 0 when it is unknown.
  fileprivate var size: Int { place.population ?? 0 }
}
