import Foundation

/// OpenWeatherMap's search for places by name, `/geo/1.0/direct`.
public struct OpenWeatherMapGeocoder: PlaceSearch {
  private let baseAddress: String
  private let key: APIKey
  private let client: APIClient

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - baseAddress: What stands before `/geo/1.0/direct`.
  ///   - key: The user's key.
  ///   - client: Carries the requests.
  public init(
    baseAddress: String = OpenWeatherMapProvider.defaultBaseAddress,
    key: APIKey,
    client: APIClient
  ) {
    self.baseAddress = baseAddress
    self.key = key
    self.client = client
  }

  /// Asks for the places of a name: five, which is the most that the API gives.
  ///
  /// - Parameter name: The name; what narrows it is sent too.
  /// - Returns: The places, with country and time zone of the nearest city of the built-in list.
  /// - Throws: `.searchFailed` when the API does not answer as it should.
  public func places(for name: PlaceName) async throws(PlaceError) -> PlaceSearchResult {
    let found: [Result]
    do throws(ProviderError) {
      let request = try HTTPRequest.get(
        baseAddress,
        path: ["geo", "1.0", "direct"],
        query: [
          ("q", ([name.text] + name.narrowing).joined(separator: ",")), ("limit", "5"),
          ("appid", key.value),
        ],
        secrets: [key.value]
      )
      found = try AnswerDecoding.decode([Result].self, from: try await client.body(of: request))
    } catch {
      throw .searchFailed(error, similar: [])
    }
    let narrowing = Narrowing(name.narrowing, in: .builtIn)
    var seen: Set<[String?]> = []
    let results =
      found.filter { result in
        guard let place = result.place else { return false }
        // The same place may come twice, a little further on.
        return seen.insert([place.name, place.region, place.countryCode]).inserted
      }
      .map { $0.hiding(key) }
    let candidates = results.compactMap { $0.candidate(for: name.text) }
      .filter { narrowing.contains($0.place) }
    return PlaceSearchResult(
      candidates: candidates,
      elsewhere: candidates.isEmpty ? results.compactMap(\.place) : []
    )
  }

  /// A place of the answer.
  private struct Result: Decodable {
    private(set) var place: Place?
    let otherNames: [String]

    private enum CodingKeys: String, CodingKey {
      case name, lat, lon, country, state
      case localNames = "local_names"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func text(_ key: CodingKeys) -> String? {
        container.text(key).map(CleanText.line).flatMap { $0.isEmpty ? nil : $0 }
      }
      otherNames =
        (try? container.decodeIfPresent([String: String].self, forKey: .localNames))
        .map { Array($0.values) } ?? []
      guard let name = text(.name), let latitude = container.number(.lat),
        let longitude = container.number(.lon),
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
      else {
        place = nil
        return
      }
      let nearest = CityList.builtIn.nearest(to: coordinate)?.place
      let code = text(.country)?.uppercased()
      let isSameCountry = code == nearest?.countryCode
      place = Place(
        name: name,
        region: text(.state),
        country: isSameCountry ? nearest?.country : nil,
        countryCode: code,
        coordinate: coordinate,
        timeZone: isSameCountry ? nearest?.timeZone : nil
      )
    }

    /// The same place without the key, should the server have put it into a name.
    func hiding(_ key: APIKey) -> Result {
      guard key.value.utf8.count >= Redaction.shortestKey else { return self }
      func clean(_ text: String) -> String { Redaction.mask([key.value], in: text) }
      var result = self
      result.place?.name = place?.name.map(clean)
      result.place?.region = place?.region.map(clean)
      result.place?.countryCode = place?.countryCode.map(clean)
      return result
    }

    func candidate(for text: String) -> PlaceCandidate? {
      guard let place else { return nil }
      let wanted = FoldedName(text)
      guard place.name.map(FoldedName.init(_:)) != wanted else {
        return PlaceCandidate(place: place, match: .name)
      }
      let isOther = otherNames.contains { FoldedName($0) == wanted }
      return PlaceCandidate(place: place, match: isOther ? .otherName : .beginning)
    }
  }
}
