import RainCore
import RainTerminal

/// The saved locations, and places that were found, as tables.
struct LocationsView: Sendable {
  let saved: SavedLocations
  let look: Look
  /// What is known of the present at a place, by the id of its location.
  var presents: [String: Present] = [:]

  /// The present at a place.
  struct Present: Sendable {
    /// What its clock shows; `nil` when the clock is not known.
    var time: LocalTime?
    /// The temperature of a kept answer; `nil` when there is none.
    var temperature: Temperature?
  }

  var lines: [StyledText] {
    guard !saved.locations.isEmpty else {
      return TextFitting.wrapped(look.words[.noPlaces], to: look.width).map { StyledText($0) }
        + [StyledText("  rain locations add Berlin")]
    }
    var table = Table([
      Table.Column(""),
      Table.Column("", .trailing, gap: 1),
      Table.Column("", minimumWidth: 8, gap: 1),
      Table.Column("", weight: 1, minimumWidth: 6),
      Table.Column("", weight: 2, minimumWidth: 6),
      Table.Column("", .trailing, weight: 4),
      Table.Column("", .trailing, weight: 5),
      Table.Column("", weight: 3),
    ])
    let quantities = look.quantities
    let locations = saved.sortedByName
    let times = quantities.times(locations.map { presents[$0.id]?.time })
    for (index, location) in locations.enumerated() {
      let isSelected = location.id == saved.selected?.id
      let place = location.place
      let present = presents[location.id]
      table.add([
        StyledText(isSelected ? "*" : " "),
        StyledText(String(index + 1), .dim),
        StyledText(
          place.name.map(FailureReport.shown) ?? place.coordinate.text,
          isSelected ? .bold : .plain
        ),
        StyledText(FailureReport.shown(place.region ?? "")),
        StyledText(FailureReport.shown(place.country ?? place.countryCode ?? "")),
        times[index],
        present?.temperature.map { quantities.temperature($0) } ?? "",
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
    for (index, (place, name)) in zip(places, FailureReport.candidates(places)).enumerated() {
      table.add([
        StyledText(String(index + 1), .dim),
        StyledText(name),
        StyledText(place.population.map(String.init) ?? ""),
        StyledText(place.coordinate.text, .dim),
      ])
    }
    return table.lines(width: look.width, mark: look.mark)
  }
}
