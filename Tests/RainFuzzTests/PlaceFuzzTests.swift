@testable import RainCore
import Foundation
import RainTestSupport
import Testing

@Suite struct PlaceFuzzTests {
  static let names = [
    "Berlin", "Springfield, IL", "52.52,13.41", "-33.9, 18.4", "London, Ontario, Canada", "东京", ",",
  ]

  private static func text(using random: inout SplitMix64) -> String {
    let mutator = ByteMutator(names.map { Array($0.utf8) })
    return random.oneIn(2)
      ? OddText.random(using: &random)
      : String(decoding: mutator.mutant(using: &random), as: UTF8.self)
  }

  @Test func `any text names a place or is refused`() async {
    await FuzzRound("place-names", count: 1000)
      .run { random in
        Self.text(using: &random)
      } check: { text, _ in
        do throws(PlaceError) {
          switch try PlaceQuery(text) {
          case .coordinate(let coordinate):
            guard (-90...90).contains(coordinate.latitude) else { return "beyond a pole" }
            let again = try? PlaceQuery("\(coordinate.latitude),\(coordinate.longitude)")
            // Numbers with an exponent are none that people type.
            return again == .coordinate(coordinate) || coordinate.hasExponent
              ? nil : "a coordinate that is another one when written"
          case .name(let name):
            return ([name.text] + name.narrowing).contains("") ? "an empty name" : nil
          }
        } catch {
          guard case .searchFailed = error else { return nil }
          return "searched for"
        }
      }
  }

  @Test func `any name is folded once and for all, and gives an id that can be typed`() async {
    await FuzzRound("folded-names", count: 300)
      .run { random in
        Self.text(using: &random)
      } check: { text, random in
        let folded = FoldedName(text)
        if FoldedName(folded.text) != folded { return "'\(folded.text)' is folded again" }
        guard
          let coordinate = Coordinate(
            latitude: Double.random(in: -90...90, using: &random),
            longitude: Double.random(in: -180...180, using: &random)
          )
        else { return "no coordinate" }
        let place = Place(name: text, countryCode: String(text.suffix(2)), coordinate: coordinate)
        var taken: Set<String> = []
        for _ in 0..<3 {
          let id = LocationID.make(for: place, taken: taken)
          let isTypable = id.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
              || [0x2D, 0x2E].contains(byte)
          }
          guard isTypable, !id.isEmpty, id.utf8.count <= 40 else { return "the id '\(id)'" }
          guard taken.insert(id).inserted else { return "the id '\(id)' twice" }
        }
        return nil
      }
  }

  @Test func `any text is looked up in the list of cities`() async {
    await FuzzRound("city-list", count: 100)
      .run { random in
        Self.text(using: &random)
      } check: { text, _ in
        guard case .name(let name)? = try? PlaceQuery(text) else { return nil }
        let candidates = CityList.builtIn.places(for: name).candidates.map(\.place)
        let similar = CityList.builtIn.similarPlaces(to: name)
        if candidates.count > 1000 || similar.count > 5 { return "too many places" }
        return (candidates + similar).lazy.compactMap(Self.problem).first
      }
  }

  @Test func `any answer about places is read or refused`() async throws {
    let mutator = ByteMutator(
      try Fixture.names(of: "geocoding").map { Array(try Fixture.data($0)) }
    )
    await FuzzRound("geocoding", count: 200)
      .run { random in
        Data(mutator.mutant(using: &random))
      } check: { body, random in
        let transport = StubTransport { _ in .success(HTTPResponse(status: 200, body: body)) }
        let client = APIClient(transport: transport, deadline: .now + .seconds(10))
        let resolver = PlaceResolver(lists: [OpenMeteoGeocoder(client: client)])
        let name = random.one(of: "Berlin", "Springfield, IL", OddText.random(using: &random))
        do throws(PlaceError) {
          let places = try await resolver.candidates(for: name)
          _ = try? await resolver.place(for: name, pick: random.one(of: nil, 1, 100))
          return places.lazy.compactMap(Self.problem).first
        } catch .searchFailed(.unreadable, _, _) {
          return nil
        } catch .searchFailed(let error, _, _) {
          return "failed for another reason: \(error)"
        } catch {
          return nil
        }
      }
  }

  private static func problem(with place: Place) -> String? {
    let texts = [place.name, place.region, place.country, place.countryCode, place.timeZone]
    if texts.contains("") { return "an empty text" }
    if place.population ?? 0 < 0 { return "less than nobody" }
    return texts.lazy.compactMap { $0 }.compactMap { Harm.scalar(in: $0) }.first
  }
}

extension Coordinate {
  fileprivate var hasExponent: Bool { "\(latitude),\(longitude)".contains("e") }
}
