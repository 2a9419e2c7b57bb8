extension CityList {
  /// How many parts after commas a person puts in another order.
  private static let mostParts = 4

  /// How many words a name has at most that is narrowed without a comma, and how many of them name
  /// one country or region.
  private static let mostWords = 10
  private static let mostDivisionWords = 4

  /// So long is a country or region before the name: shorter ones are articles (`La`, `De`).
  private static let shortestLeading = 3

  /// A name that was typed, in one way of reading it.
  struct Reading {
    let name: [UInt8]
    let narrowing: Narrowing
  }

  /// The ways to read what was typed: with what narrows it in full or not, in another order, or
  /// without a comma around it.
  func readings(of name: PlaceName) -> [Reading] {
    func reading(_ text: some StringProtocol, _ narrowing: [String]) -> Reading {
      Reading(name: FoldedName(text).utf8, narrowing: Narrowing(narrowing, in: table))
    }
    var readings = [reading(name.text, name.narrowing)]
    if !name.narrowing.isEmpty {
      let narrowing = Narrowing(name.narrowing, in: table, withBeginnings: true)
      readings.append(Reading(name: readings[0].name, narrowing: narrowing))
    }
    for (index, part) in name.narrowing.enumerated() where name.narrowing.count <= Self.mostParts {
      var others = name.narrowing
      others[index] = name.text
      readings.append(reading(part, others))
    }
    return readings
      + spans(of: name.text).map { reading($0.name, $0.around + name.narrowing) }
  }

  /// Words in the middle of which a name stands.
  private struct Span {
    let name: String
    /// The countries and regions around it.
    let around: [String]
  }

  /// The ways to take words for a name with countries and regions around it, the longest names
  /// first.
  private func spans(of text: String) -> [Span] {
    let words = text.split(maxSplits: Self.mostWords, whereSeparator: \.isWhitespace)
    guard words.count > 1, words.count <= Self.mostWords else { return [] }
    var spans: [Span] = []
    for length in (1..<words.count).reversed() {
      for start in 0...(words.count - length) {
        let leading = divisions(in: words[..<start], from: Self.shortestLeading)
        let trailing = divisions(in: words[(start + length)...])
        guard let leading, let trailing else { continue }
        let name = words[start..<(start + length)].joined(separator: " ")
        spans.append(Span(name: name, around: leading + trailing))
      }
    }
    return spans
  }

  /// Parts words into names of countries and regions.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - shortest: How many letters each of the names has at least.
  /// - Returns: The names, of several ways those with the longest first; `nil` when they can't be
  ///   parted so.
  private func divisions(in words: ArraySlice<Substring>, from shortest: Int = 1) -> [String]? {
    guard !words.isEmpty else { return [] }
    for count in (1...min(words.count, Self.mostDivisionWords)).reversed() {
      let name = words.prefix(count).joined(separator: " ")
      let folded = FoldedName(name).utf8
      guard folded.count >= shortest, !table.divisions.values(of: folded).isEmpty,
        let rest = divisions(in: words.dropFirst(count), from: shortest)
      else { continue }
      return [name] + rest
    }
    return nil
  }
}
