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
    let locations = invocation.locations
    guard let text = invocation.arguments.place else {
      let saved = try invocation.stored { () throws(StoreError) in try locations.load() }
      guard let selected = saved.selected else { throw .noPlace }
      return Choice(place: selected.place, notes: [])
    }
    if case .coordinate(let coordinate) = try query(text) {
      return Choice(place: Place(coordinate: coordinate), notes: [])
    }
    let saved = try invocation.stored { () throws(StoreError) in try locations.load() }
    let matching = saved.matching(text)
    guard let first = matching.first else { return try await found(text) }
    guard matching.count == 1 else { throw .severalSaved(text, ids: matching.map(\.id)) }
    return Choice(place: first.place, notes: [])
  }

  /// The place that a name not saved stands for.
  func found(_ text: String) async throws(Failure) -> Choice {
    do throws(PlaceError) {
      let match = try await resolver().place(for: text, pick: invocation.integer(.pick))
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
    invocation.dependencies.writeError(
      "'\(FailureReport.shown(text))' could be several places:\n" + lines.joined()
        + "Which one? [1-\(shown.count)] "
    )
    for _ in 0..<3 {
      guard let answer = invocation.dependencies.readAnswer() else {
        invocation.dependencies.writeError("\n")
        return nil
      }
      let number = Int(answer.trimmingCharacters(in: .whitespaces)) ?? 0
      if shown.indices.contains(number - 1) { return shown[number - 1] }
      invocation.dependencies.writeError("A number from 1 to \(shown.count), please: ")
    }
    return nil
  }

  /// The places that a name could stand for; of coordinates, the point with the name of the city
  /// that it is in or near.
  func candidates(_ text: String) async throws(Failure) -> [Place] {
    if case .coordinate(let coordinate) = try query(text) {
      return [CityList.builtIn.place(at: coordinate)]
    }
    do throws(PlaceError) {
      return try await resolver().candidates(for: text)
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

  private func resolver() throws(PlaceError) -> PlaceResolver {
    guard !invocation.arguments.isSet(.offline) else {
      return PlaceResolver(lists: [CityList.builtIn])
    }
    let address: String
    do throws(Failure) {
      address = try configuration.value("geocoding.url") ?? OpenMeteoGeocoder.defaultBaseAddress
    } catch {
      throw .searchFailed(.badAddress("RAIN_GEOCODING_URL"))
    }
    return PlaceResolver(
      lists: [CityList.builtIn, OpenMeteoGeocoder(baseAddress: address, client: client)]
    )
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
