import Foundation
import RainArguments
import RainCore

/// Finds the place that a command is about: the one named, else the selected one.
struct PlaceChoice: Sendable {
  private let invocation: Invocation
  private let configuration: Configuration
  private let client: APIClient

  init(_ invocation: Invocation, _ configuration: Configuration, _ client: APIClient) {
    self.invocation = invocation
    self.configuration = configuration
    self.client = client
  }

  /// A place with the sentences that a person should read about it.
  struct Choice: Sendable {
    let place: Place
    let notes: [String]
    /// The command that saves the place, which is where the user is.
    var saving = "rain locations add --current"
  }

  /// The place.
  func place() async throws(Failure) -> Choice {
    if invocation.arguments.isSet(.current) { return try await current() }
    guard let text = invocation.arguments.place else {
      try refusePick(because: "it chooses among the places of a name, and none is named")
      return try await selected()
    }
    if let place = try point(text) { return Choice(place: place, notes: []) }
    let saved = try invocation.savedLocations()
    if invocation.arguments.isSet(.pick) {
      // The numbers are those of the list of places, whatever is saved by the name.
      if let location = saved.location(withID: text), !location.isNamed(text) {
        try refusePick(because: "'\(FailureReport.shown(text))' is the id of one place")
      }
      return try await found(text)
    }
    let matching = saved.matching(text)
    guard let first = matching.first else { return try await found(text) }
    guard matching.count > 1 else { return Choice(place: first.place, notes: []) }
    return try await SavedPlaceChoice(invocation).choice(among: matching, named: text)
  }

  /// Where the user is.
  func current() async throws(Failure) -> Choice {
    guard invocation.arguments.place == nil else {
      throw .usage("--current is a place; leave out the other one")
    }
    try refusePick(because: "--current is one place")
    let choice = try await CurrentPlace(invocation, configuration, client)
      .choice(asking: "Look up where you are")
    guard let choice else { throw .noPlace }
    return choice
  }

  /// The selected location; where none is selected, where the user is, with consent.
  private func selected() async throws(Failure) -> Choice {
    let saved = try invocation.savedLocations()
    if let selected = saved.selected { return Choice(place: selected.place, notes: []) }
    let isAllowed = try configuration.value("locate") == "always"
    guard isAllowed || invocation.canAsk else { throw .noPlace }
    let choice: Choice?
    do throws(Failure) {
      choice = try await CurrentPlace(invocation, configuration, client)
        .choice(asking: "No place is selected. Look up where you are")
    } catch .noConsent {
      throw .noPlace
    }
    guard let choice else { throw .noPlace }
    return Choice(
      place: choice.place,
      notes: choice.notes + ["'\(choice.saving)' saves this place"]
    )
  }

  /// The point that coordinates stand for, with the name of the city that it is in or near; `nil`
  /// for what is a name.
  private func point(_ text: String) throws(Failure) -> Place? {
    guard case .coordinate(let coordinate) = try query(text) else { return nil }
    try refusePick(because: "coordinates are one place")
    return CityList.builtIn.place(at: coordinate)
  }

  /// The place that coordinates, or a name not saved, stand for.
  func found(_ text: String) async throws(Failure) -> Choice {
    if let place = try point(text) { return Choice(place: place, notes: []) }
    do throws(PlaceError) {
      let match = try await resolver.place(for: text, pick: invocation.integer(.pick))
      return Choice(place: match.place, notes: Self.notes(match, text))
    } catch {
      if FailureReport.isNumber(text), case .ambiguous = error {
        throw .place(.notFound(text, similar: []))
      }
      guard invocation.canAsk, let place = asked(error) else { throw .place(error) }
      return Choice(place: place, notes: [])
    }
  }

  private func refusePick(because reason: String) throws(Failure) {
    guard invocation.arguments.isSet(.pick) else { return }
    throw .usage("leave out --pick: \(reason)")
  }

  /// Asks which of several places is meant; `nil` when no number of theirs is answered, or there is
  /// nothing to choose from.
  private func asked(_ error: PlaceError) -> Place? {
    let (name, candidates): (String, [Place])
    let problem: String
    switch error {
    case .ambiguous(let text, let places):
      (name, candidates) = (FailureReport.shown(text), places)
      problem =
        places.count == 1
        ? "No place is known by the name '\(name)'. Did you mean"
        : "'\(name)' could be several places:"
    case .area(let text, let kind, let places):
      (name, candidates) = (FailureReport.shown(text), places)
      problem = "'\(name)' is a \(FailureReport.name(of: kind)). Which place in it?"
    default: return nil
    }
    let shown = candidates.prefix(Self.mostAsked)
    guard !shown.isEmpty else { return nil }
    var question = problem + "\n"
    for (index, text) in FailureReport.candidates(Array(candidates)).prefix(shown.count)
      .enumerated()
    {
      question += "  \(index < 9 ? " " : "")\(index + 1)  \(text)\n"
    }
    if candidates.count > shown.count {
      question +=
        "  and \(candidates.count - shown.count) more, which 'rain locations find \(FailureReport.pasted(name))' lists\n"
    }
    question += shown.count == 1 ? "Then type 1: " : "Which one? [1-\(shown.count)] "
    return invocation.askedNumber(in: 1...shown.count, question).map { shown[$0 - 1] }
  }

  /// How many places a question lists.
  private static let mostAsked = 20

  /// The places that coordinates or a name could stand for, with a note on what is saved by the name.
  ///
  /// What is saved has no number for `--pick`, so that the numbers are the same whatever is saved; but
  /// an id, and a name that nobody else knows, stand for it.
  func candidates(_ text: String) async throws(Failure) -> (places: [Place], notes: [String]) {
    if let place = try point(text) { return ([place], []) }
    let saved = try invocation.savedLocations()
    if let location = saved.location(withID: text), !location.isNamed(text) {
      return ([location.place], [])
    }
    let matching = saved.matching(text)
    do throws(PlaceError) {
      let places = try await resolver.candidates(for: text)
      let others = matching.filter { $0.place.geoNamesID != places.first?.geoNamesID }
      return (places, others.map { "saved by this name: \(FailureReport.saved($0))" })
    } catch {
      guard matching.isEmpty else { return (matching.map(\.place), []) }
      throw .place(error)
    }
  }

  private func query(_ text: String) throws(Failure) -> PlaceQuery {
    do throws(PlaceError) {
      return try PlaceQuery(text)
    } catch {
      throw .place(error)
    }
  }

  private var resolver: PlaceResolver {
    PlaceResolver(lists: [
      CityList.builtIn, OnlineSearch(invocation, configuration, client),
    ])
  }

  private static func notes(_ match: PlaceResolver.Match, _ text: String) -> [String] {
    let taken = FailureReport.candidate(match.place)
    guard let first = match.others.first else {
      return match.hasTypedName ? [] : ["took \(taken) for '\(FailureReport.shown(text))'"]
    }
    // One that is called as the one taken in all is told apart by where it is.
    let other =
      match.others.lazy.map(FailureReport.candidate).first { $0 != taken } ?? first.coordinate.text
    return [
      "took \(taken); for another one add its region or country, such as '\(other)'"
    ]
  }
}
