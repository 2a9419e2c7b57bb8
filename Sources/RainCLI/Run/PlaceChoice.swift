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
  }

  /// The place.
  func place() async throws(Failure) -> Choice {
    if invocation.arguments.isSet(.current) { return try await current() }
    guard let text = invocation.arguments.place else { return try await selected() }
    if let place = try point(text) { return Choice(place: place, notes: []) }
    let saved = try invocation.savedLocations()
    let matching = saved.matching(text)
    guard let first = matching.first else { return try await found(text) }
    guard matching.count == 1 else { throw .severalSaved(text, ids: matching.map(\.id)) }
    return Choice(place: first.place, notes: [])
  }

  /// Where the user is.
  func current() async throws(Failure) -> Choice {
    guard invocation.arguments.place == nil else {
      throw .usage("--current is a place; leave out the other one")
    }
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
      notes: choice.notes + ["'rain locations add --current' saves this place"]
    )
  }

  /// The point that coordinates stand for, with the name of the city that it is in or near; `nil`
  /// for what is a name.
  private func point(_ text: String) throws(Failure) -> Place? {
    guard case .coordinate(let coordinate) = try query(text) else { return nil }
    return CityList.builtIn.place(at: coordinate)
  }

  /// The place that coordinates, or a name not saved, stand for.
  func found(_ text: String) async throws(Failure) -> Choice {
    if let place = try point(text) { return Choice(place: place, notes: []) }
    do throws(PlaceError) {
      let match = try await resolver.place(for: text, pick: invocation.integer(.pick))
      return Choice(place: match.place, notes: Self.notes(match, text))
    } catch {
      guard case .ambiguous(_, let candidates) = error, invocation.canAsk,
        let place = asked(text, candidates)
      else { throw .place(error) }
      return Choice(place: place, notes: [])
    }
  }

  /// Asks which of several places is meant; `nil` when no number of theirs is answered.
  private func asked(_ text: String, _ candidates: [Place]) -> Place? {
    let shown = candidates.prefix(20)
    let lines = shown.enumerated()
      .map { number, place in
        "  \(number < 9 ? " " : "")\(number + 1)  \(FailureReport.candidate(place))\n"
      }
    let name = FailureReport.shown(text)
    let question =
      shown.count == 1
      ? "No place is known by the name '\(name)'. Did you mean\n" + lines.joined() + "Then type 1: "
      : "'\(name)' could be several places:\n" + lines.joined()
        + "Which one? [1-\(shown.count)] "
    return invocation.askedNumber(in: 1...max(1, shown.count), question).map { shown[$0 - 1] }
  }

  /// The places that coordinates or a name could stand for.
  func candidates(_ text: String) async throws(Failure) -> [Place] {
    if let place = try point(text) { return [place] }
    do throws(PlaceError) {
      return try await resolver.candidates(for: text)
    } catch {
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
    guard let other = match.others.first else {
      return match.hasTypedName ? [] : ["took \(taken) for '\(FailureReport.shown(text))'"]
    }
    return [
      "took \(taken); for another one add its region or country, such as "
        + "'\(FailureReport.candidate(other))'"
    ]
  }
}
