import RainCore
import RainTerminal

/// Places as plain lines: with the weather now, as saved locations, or as what a name could mean.
struct PlainPlaces: Sendable {
  let look: Look

  private var words: Words { look.words }

  private func line(_ label: Phrase, _ value: String?) -> PlainLine {
    PlainLine(words[label], value)
  }

  private func selected(_ isSelected: Bool) -> PlainLine {
    line(.selectedLabel, words[isSelected ? .yes : .no])
  }

  /// The weather now at several places.
  ///
  /// - Parameters:
  ///   - rows: The places.
  ///   - now: The present in seconds since 1970.
  /// - Returns: The lines.
  func lines(of rows: [AllPlacesView.Row], now: Int) -> [PlainLine] {
    rows.flatMap { row in
      guard case .success(let answer) = row.answer else {
        return [
          line(.placeLabel, row.name), selected(row.isSelected),
          line(.timeLabel, row.time(at: now).map(dateAndTime)),
          line(.conditionLabel, nil), line(.temperatureLabel, nil), line(.highLabel, nil),
          line(.lowLabel, nil), line(.wind, nil), line(.chanceLabel, nil),
        ]
      }
      let present = FormatRow(report: answer.report, look: look, subject: .now)
      return [
        line(.placeLabel, row.name),
        selected(row.isSelected),
        line(.timeLabel, present.dateAndTime),
      ] + PlainRow(row: present).brief
        + PlainReport(report: answer.report, look: look, subject: .now).foot
    }
  }

  private func dateAndTime(_ time: LocalTime) -> String {
    words.text(
      .dateAndTime,
      [.date: words.date(time.date), .time: look.quantities.time(time).plain]
    )
  }

  /// The saved locations with what is known of the present there.
  func lines(
    of saved: SavedLocations,
    _ presents: [String: LocationsView.Present]
  ) -> [PlainLine] {
    guard !saved.locations.isEmpty else {
      return [line(.noteLabel, "\(words[.noPlaces]) rain locations add Berlin")]
    }
    let quantities = look.quantities
    return saved.sortedByName.enumerated()
      .flatMap { index, location in
        let place = location.place
        let present = presents[location.id]
        return [
          line(.numberLabel, String(index + 1)),
          line(.nameLabel, place.name.map(FailureReport.shown) ?? place.coordinate.text),
          line(.regionLabel, place.region.map(FailureReport.shown)),
          line(.countryLabel, (place.country ?? place.countryCode).map(FailureReport.shown)),
          selected(location.id == saved.selected?.id),
          line(.timeLabel, present?.time.map { quantities.time($0).plain }),
          line(.temperatureLabel, present?.temperature.map { quantities.compact($0) }),
          line(.identifierLabel, location.id),
        ]
      }
  }

  /// The places that a name could mean, with the numbers that `--pick` takes.
  func lines(of candidates: [Place]) -> [PlainLine] {
    candidates.enumerated()
      .flatMap { index, place in
        [
          line(.numberLabel, String(index + 1)),
          line(.placeLabel, FailureReport.candidate(place)),
          line(.populationLabel, place.population.map(String.init)),
          line(.coordinatesLabel, place.coordinate.text),
        ]
      }
  }
}
