import Foundation

/// Open-Meteo's search for places by name, `/v1/search`, on the data of GeoNames.
public struct OpenMeteoGeocoder: PlaceSearch {
  /// The address of the API.
  public static let defaultBaseAddress = "https://geocoding-api.open-meteo.com"

  private let baseAddress: String
  private let language: String
  private let client: APIClient

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - baseAddress: What stands before `/v1/search`.
  ///   - language: The user's language, as a code of ISO 639.
  ///   - client: Carries the requests.
  public init(
    baseAddress: String = OpenMeteoGeocoder.defaultBaseAddress,
    language: String = "en",
    client: APIClient
  ) {
    self.baseAddress = baseAddress
    self.language = language
    self.client = client
  }

  /// The request for the places of a name: many, so that they can be narrowed down here.
  ///
  /// The answer holds one name of each place, in the language that is asked for. That is the one in
  /// which the name was typed, as far as the script tells: only so can the names be compared.
  private func request(_ name: String) throws(ProviderError) -> HTTPRequest {
    let language = Script(of: name)?.language(preferring: language) ?? language
    return try HTTPRequest.get(
      baseAddress,
      path: ["v1", "search"],
      query: [("name", name), ("count", "100"), ("language", language), ("format", "json")]
    )
  }

  /// Asks for the places that have a name or one that begins with it.
  ///
  /// - Parameter name: The name; what narrows it is not sent, but looked at in the answer.
  /// - Returns: The places.
  /// - Throws: `.searchFailed` when the API does not answer as it should.
  public func places(for name: PlaceName) async throws(PlaceError) -> PlaceSearchResult {
    let found: [Place]
    do throws(ProviderError) {
      let body = try await client.body(of: request(name.text))
      let answer = try AnswerDecoding.decode(Answer.self, from: body)
      guard answer.isSearch else { throw .unreadable(.unrecognized) }
      found = answer.results.compactMap(\.place)
    } catch .keyRejected(let status, let message) {
      // There is no key that could be at fault.
      throw .searchFailed(.refused(status: status, message: message))
    } catch {
      throw .searchFailed(error)
    }
    let narrowing = Narrowing(name.narrowing, in: .builtIn)
    let candidates = Self.candidates(found.filter(narrowing.contains), for: name.text)
    return PlaceSearchResult(candidates: candidates, elsewhere: candidates.isEmpty ? found : [])
  }

  /// Tells how the name fits the places.
  ///
  /// The answer holds only one name of each, and the search finds by the beginning of any. So of a
  /// place that is called otherwise nobody knows whether it is called so as well.
  private static func candidates(_ found: [Place], for text: String) -> [PlaceCandidate] {
    let wanted = FoldedName(text)
    return found.sorted { ($0.population ?? 0) > ($1.population ?? 0) }
      .map { place in
        let isCalledSo = place.name.map(FoldedName.init(_:)) == wanted
        return PlaceCandidate(place: place, match: isCalledSo ? .name : .beginning)
      }
  }

  /// The request for one place, which shows whether the search works.
  ///
  /// - Parameter baseAddress: What stands before `/v1/search`.
  /// - Returns: The request, with what its answer must look like.
  /// - Throws: `.badAddress` when the base address is none.
  public static func probe(baseAddress: String) throws(ProviderError) -> ServiceProbe {
    let request = try HTTPRequest.get(
      baseAddress,
      path: ["v1", "search"],
      query: [("name", "Berlin"), ("count", "1")]
    )
    return ServiceProbe(request, at: baseAddress) { body throws(ProviderError) in
      let answer = try AnswerDecoding.decode(Answer.self, from: body)
      guard answer.isSearch else { throw .unreadable(.unrecognized) }
    }
  }

  /// The answer; without any match the field `results` is left out.
  private struct Answer: Decodable {
    let results: [Result]
    let isSearch: Bool

    enum CodingKeys: String, CodingKey {
      case results
      case generationTime = "generationtime_ms"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      results = try container.elements(of: Result.self, .results) ?? []
      isSearch = container.contains(.results) || container.contains(.generationTime)
    }
  }

  /// A place.
  ///
  /// Fields that are zero are left out, a latitude on the equator too.
  private struct Result: Decodable {
    let place: Place?

    enum CodingKeys: String, CodingKey {
      case id, name, latitude, longitude, country, timezone, population
      case countryCode = "country_code"
      case region = "admin1"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func text(_ key: CodingKeys) -> String? {
        container.text(key).map(CleanText.line).flatMap { $0.isEmpty ? nil : $0 }
      }
      func degrees(_ key: CodingKeys) -> Double? {
        container.contains(key) ? container.number(key).map(Self.rounded) : 0
      }
      let coordinate = degrees(.latitude)
        .flatMap { latitude in
          degrees(.longitude).flatMap { Coordinate(latitude: latitude, longitude: $0) }
        }
      guard let coordinate, let name = text(.name) else {
        place = nil
        return
      }
      place = Place(
        name: name,
        region: text(.region),
        country: text(.country),
        countryCode: text(.countryCode).flatMap(Self.countryCode),
        coordinate: coordinate,
        timeZone: text(.timezone).flatMap(PlaceClock.zoneName),
        population: container.instant(.population).flatMap { $0 < 0 ? nil : $0 },
        geoNamesID: container.instant(.id)
      )
    }

    private static func countryCode(_ text: String) -> String? {
      let code = text.uppercased()
      return code.utf8.count == 2 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        ? code : nil
    }

    /// The API's numbers have the noise of single precision.
    private static func rounded(_ degrees: Double) -> Double {
      (degrees * 100_000).rounded() / 100_000
    }
  }
}
