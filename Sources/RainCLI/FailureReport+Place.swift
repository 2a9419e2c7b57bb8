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
    case .notFound(let text, _) where Self.isNumber(text):
      self.init(
        .noPlace,
        "no place is called '\(Self.shown(text))'; saved places go by name or id here, and by"
          + " number only when selected, removed or renamed; see which there are",
        ["rain locations"]
      )
    case .notFound(let text, let similar):
      self.init(
        .noPlace,
        "no place called '\(Self.shown(text))' was found"
          + (similar.isEmpty ? "; check the spelling, or give coordinates" : "; did you mean"),
        similar.isEmpty ? ["rain now 52.52,13.41"] : Self.pasteable(similar)
      )
    case .ambiguous(let text, let candidates) where candidates.count == 1:
      self.init(
        .noPlace,
        "no place is known by the name '\(Self.shown(text))'; did you mean",
        Self.pasteable(candidates)
      )
    case .ambiguous(let text, let candidates):
      self.init(
        .noPlace,
        "'\(Self.shown(text))' could be several places; add the region or country,"
          + " or --pick N as 'rain locations find' numbers them",
        Self.few(candidates, lister: "rain locations find \(Self.pasted(Self.shown(text)))")
      )
    case .area(let text, let kind, let candidates):
      self.init(
        .noPlace,
        "'\(Self.shown(text))' is a \(Self.name(of: kind)); name a place in it, or one called that, such as",
        Self.few(candidates, lister: "rain locations find \(Self.pasted(Self.shown(text)))")
      )
    case .noCandidate(let text, let number, let count):
      self.init(
        .usage,
        "there is no candidate \(number): 'rain locations find \(Self.pasted(Self.shown(text)))' lists only "
          + (count == 1 ? "one" : "\(count)")
      )
    case .searchFailed(let error, let similar, let remembered):
      // Of the searches only OpenWeatherMap's has a key.
      self.init(
        Self.code(of: error),
        "no answer from the search for places: "
          + Self.reason(error, .openWeatherMap, expecting: "a list of places")
          + (similar.isEmpty ? "" : "; did you mean"),
        similar.isEmpty
          ? (remembered.map { [Self.remark(ago: $0.ago, again: $0.again)] } ?? [])
            + ["Coordinates need no search: rain now 52.52,13.41"]
          : Self.pasteable(similar)
      )
    }
  }

  /// Words that several saved locations have a name.
  init(severalSaved text: String, _ locations: [SavedLocation]) {
    let shown = locations.prefix(Self.mostCandidates)
    let more = locations.count - shown.count
    self.init(
      .noPlace,
      "several saved locations are called '\(Self.shown(text))'; use one of their ids",
      shown.map {
        "\($0.id)  # \(Self.candidate($0.place)), at \($0.place.coordinate.text)"
      } + (more > 0 ? ["and \(more) more, which 'rain locations' lists"] : [])
    )
  }

  /// A saved location told apart from others of its name.
  static func saved(_ location: SavedLocation) -> String {
    let place = location.place
    return "\(location.id)  (\(candidate(place)), at \(place.coordinate.text))"
  }

  /// Whether what was typed for a place is nothing but a number.
  static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// How many places an error lists.
  private static let mostCandidates = 10

  /// The first places as one could type them, and how many there are besides.
  private static func few(_ places: [Place], lister: String) -> [String] {
    let shown = pasteable(places).prefix(mostCandidates)
    let more = places.count - shown.count
    return shown + (more > 0 ? ["and \(more) more, which '\(lister)' lists"] : [])
  }

  /// What a country or region is called.
  static func name(of kind: NamedArea.Kind) -> String {
    switch kind {
    case .country: "country"
    case .region: "region"
    }
  }

  /// Places as one can paste them behind a command: in quotes where a shell would read a name otherwise.
  private static func pasteable(_ places: [Place]) -> [String] {
    candidates(places).map(pasted)
  }

  /// A text as one can paste it: in quotes where a shell would read it otherwise.
  static func pasted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || !$0.isASCII || plainSigns.contains($0)
    }
    return isPlain ? text : "\"\(text.filter { !"\"$`\\!".contains($0) })\""
  }

  /// The signs that no shell reads as anything else.
  private static let plainSigns = " ,.-+:/0123456789".unicodeScalars

  /// Places as one could type them: by their names, or where several share all of these, by their
  /// coordinates with the names after them.
  static func candidates(_ places: [Place]) -> [String] {
    let names = places.map(candidate)
    let count = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return zip(places, names)
      .map { count[$1] == 1 ? $1 : "\($0.coordinate.text), \($1)" }
  }

  /// A place as one could type it: its name, region and country.
  static func candidate(_ place: Place) -> String {
    let names = [place.name, place.region, place.country].compactMap(\.self).map(shown)
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
