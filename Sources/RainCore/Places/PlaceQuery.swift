/// What a person typed to name a place.
public enum PlaceQuery: Hashable, Sendable {
  /// A point: `52.52,13.41`.
  case coordinate(Coordinate)
  /// A name with what narrows it: `Springfield, IL`.
  case name(PlaceName)

  /// Reads what was typed.
  ///
  /// - Parameter text: A coordinate in decimal degrees, or a name, with regions or countries after
  ///   commas. What candidates are listed as is understood: a coordinate with the name of the place
  ///   after a comma or in brackets, which then only says what is there.
  /// - Throws: `.outOfRange` for a coordinate that is not on the Earth, `.empty` for nothing.
  public init(_ text: String) throws(PlaceError) {
    let parts = text.split(omittingEmptySubsequences: false) { Self.commas.contains($0) }
      .map { $0.trimming(while: \.isWhitespace) }
    if parts.count > 1, let latitude = Self.degrees(parts[0]),
      let longitude = Self.longitude(parts[1], before: parts.dropFirst(2))
    {
      guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
        throw .outOfRange(text)
      }
      self = .coordinate(coordinate)
      return
    }
    guard let name = parts.first, !name.isEmpty else { throw .empty }
    self = .name(
      PlaceName(String(name), narrowing: parts.dropFirst().filter { !$0.isEmpty }.map(String.init))
    )
  }

  /// The comma, and those of Arabic, Chinese and Japanese.
  private static let commas: Set<Character> = [",", "\u{60C}", "\u{FF0C}", "\u{3001}"]

  /// Reads the longitude; `nil` when the part is none, or what follows goes on with a number.
  private static func longitude(_ part: Substring, before rest: ArraySlice<Substring>) -> Double? {
    let number = part.prefix { $0 != "(" }
    let isNamed = rest.isEmpty || rest.contains { $0.contains(where: \.isLetter) }
    guard number.endIndex < part.endIndex || isNamed else { return nil }
    return degrees(number.trimming(while: \.isWhitespace))
  }

  /// Reads decimal degrees; `nil` for anything that is not digits with at most a sign and a point.
  private static func degrees(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) })
    else { return nil }
    return Double(text)
  }
}

extension Substring {
  fileprivate func trimming(while isUnwanted: (Character) -> Bool) -> Substring {
    var rest = drop(while: isUnwanted)
    while let last = rest.last, isUnwanted(last) { rest.removeLast() }
    return rest
  }
}
