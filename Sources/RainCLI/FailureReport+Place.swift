import RainCore

extension FailureReport {
  /// Words why no single place could be made of what was typed.
  init(place error: PlaceError) {
    switch error {
    case .empty:
      self.init(.usage, "the name of the place is empty; name one, such as", ["rain now Berlin"])
    case .outOfRange(let text):
      self.init(
        .usage,
        "'\(Self.shown(text))' is not on the Earth: latitudes are -90 to 90, longitudes -180 to 180"
      )
    case .notFound(let text, let similar):
      self.init(
        .noPlace,
        "no place called '\(Self.shown(text))' was found"
          + (similar.isEmpty ? "; check the spelling, or give coordinates" : "; did you mean"),
        similar.isEmpty ? ["rain now 52.52,13.41"] : Self.candidates(similar)
      )
    case .ambiguous(let text, let candidates) where candidates.count == 1:
      self.init(
        .noPlace,
        "no place is known by the name '\(Self.shown(text))'; did you mean",
        Self.candidates(candidates)
      )
    case .ambiguous(let text, let candidates):
      self.init(
        .noPlace,
        "'\(Self.shown(text))' could be several places; add the region or country,"
          + " or --pick N as 'rain locations find' numbers them",
        Self.candidates(Array(candidates.prefix(10)))
      )
    case .noCandidate(let number, let count):
      self.init(
        .usage,
        "there is no candidate \(number): "
          + (count == 1 ? "only one place has that name" : "only \(count) places have that name")
      )
    case .searchFailed(let error, let similar):
      // Of the searches only OpenWeatherMap's has a key.
      self.init(
        Self.code(of: error),
        "the search for places failed: \(Self.reason(error, .openWeatherMap))"
          + (similar.isEmpty ? "" : "; did you mean"),
        similar.isEmpty
          ? ["Coordinates need no search: rain now 52.52,13.41"] : Self.candidates(similar)
      )
    }
  }

  /// Places as one could type them: by their names, or where several share all of these, by their
  /// coordinates.
  private static func candidates(_ places: [Place]) -> [String] {
    let names = places.map(candidate)
    return places.indices.map { index in
      let isUnique = names.filter { $0 == names[index] }.count == 1
      return isUnique ? names[index] : "\(places[index].coordinate.text)  (\(names[index]))"
    }
  }

  /// A place as one could type it: its name, region and country.
  static func candidate(_ place: Place) -> String {
    let names = [place.name, place.region, place.country].compactMap(\.self)
    return names.isEmpty ? place.coordinate.text : names.joined(separator: ", ")
  }
}

extension Coordinate {
  /// The coordinate as people write it, to four decimals: `52.52, 13.41`.
  var text: String {
    [latitude, longitude]
      .map { degrees in
        var text = NumberText.decimal(degrees, places: 4)
        while text.last == "0" { text.removeLast() }
        return text.last == "." ? String(text.dropLast()) : text
      }
      .joined(separator: ", ")
  }
}
