import RainCore
import RainTerminal

/// The saved locations, and places that were found, as tables.
struct LocationsView: Sendable {
  let saved: SavedLocations
  let look: Look

  var lines: [StyledText] {
    guard !saved.locations.isEmpty else {
      return TextFitting.wrapped(look.words[.noPlaces], to: look.width).map { StyledText($0) }
        + [StyledText("  rain locations add Berlin")]
    }
    var table = Table([
      Table.Column(""),
      Table.Column("", minimumWidth: 8, gap: 1),
      Table.Column("", weight: 1, minimumWidth: 6),
      Table.Column("", weight: 2, minimumWidth: 6),
      Table.Column("", weight: 3),
    ])
    for location in saved.sortedByName {
      let isSelected = location.id == saved.selected?.id
      let place = location.place
      table.add([
        StyledText(isSelected ? "*" : " "),
        StyledText(place.name ?? place.coordinate.text, isSelected ? .bold : .plain),
        StyledText(place.region ?? ""),
        StyledText(place.country ?? place.countryCode ?? ""),
        StyledText(location.id, .dim),
      ])
    }
    return table.lines(width: look.width, mark: look.mark)
  }

  /// The places that a name could mean, with the numbers that `--pick` takes.
  static func candidates(_ places: [Place], _ look: Look) -> [StyledText] {
    var table = Table([
      Table.Column("", .trailing),
      Table.Column("", minimumWidth: 12),
      Table.Column("", .trailing, weight: 1),
      Table.Column("", .trailing, weight: 0),
    ])
    for (index, place) in places.enumerated() {
      table.add([
        StyledText(String(index + 1), .dim),
        StyledText(FailureReport.candidate(place)),
        StyledText(place.population.map(String.init) ?? ""),
        StyledText(place.coordinate.text, .dim),
      ])
    }
    return table.lines(width: look.width, mark: look.mark)
  }
}
