public import Foundation

/// What the searches for places on the network have found: one file each in the folder for what may
/// vanish.
///
/// Towns hardly ever move, so what was found holds for long; what can't be read counts as not kept.
public struct KeptPlaces: Sendable {
  /// How many searches are kept.
  static let limit = 100

  /// How long places that were found hold, in seconds: thirty days.
  static let longestAge = 30 * 86_400

  /// How long it holds that there are none, in seconds.
  static let longestAgeOfNothing = 3600

  private static let sizeLimit = 1 << 20

  private let folder: String?

  /// Names the folder; nothing is touched yet.
  ///
  /// - Parameter directory: `Directories.cache`. When `nil`, nothing is kept.
  public init(directory: URL?) {
    folder = directory.map { $0.appending(path: "places").path(percentEncoded: false) }
  }

  /// What is searched for, and where.
  public struct Search: Hashable, Sendable, Codable {
    /// The address of the service.
    public var service: String
    /// The name as it was typed.
    public var name: String
    /// Regions and countries that the place lies in.
    public var narrowing: [String]
    /// The code of the language of the names.
    public var language: String

    /// Describes a search.
    public init(for name: PlaceName, at service: String, language: String) {
      self.service = service
      self.name = name.text
      narrowing = name.narrowing
      self.language = language
    }

    fileprivate var fileName: String {
      let text = ([service, name, language] + narrowing).joined(separator: "\n")
      return "search_\(Fingerprint.of(text)).json"
    }
  }

  /// What a search found, and whether that still holds.
  public struct Finding: Sendable {
    /// The places.
    public let result: PlaceSearchResult
    /// Whether the search need not be made again.
    public let holds: Bool
  }

  /// Returns what a search found when it was made last.
  ///
  /// - Parameters:
  ///   - search: The search.
  ///   - now: The present in seconds since 1970.
  /// - Returns: The finding of any age; `nil` when none is kept that can be read.
  public func finding(of search: Search, now: Int) -> Finding? {
    guard let folder,
      let bytes =
        (try? FileContents.bytes(
          at: "\(folder)/\(search.fileName)",
          atMost: Self.sizeLimit
        )) ?? nil,
      let file = try? JSONDecoder().decode(PlacesFileV1.self, from: Data(bytes)),
      file.version == PlacesFileV1.version, file.search == search,
      (-62_000_000_000...40_000_000_000).contains(file.fetched), let result = file.result
    else { return nil }
    let isEmpty = result.candidates.isEmpty && result.elsewhere.isEmpty
    let limit = isEmpty ? Self.longestAgeOfNothing : Self.longestAge
    // The clock may have been set since; what was found then is no less true by that.
    return Finding(result: result, holds: abs(now - file.fetched) <= limit)
  }

  /// Keeps what a search found.
  ///
  /// - Parameters:
  ///   - result: The places.
  ///   - search: The search.
  ///   - now: When it was made, in seconds since 1970.
  /// - Throws: `.cannotWrite`, or `.noHome` when there is no folder.
  public func keep(
    _ result: PlaceSearchResult,
    of search: Search,
    now: Int
  ) throws(StoreError) {
    guard let folder else { throw .noHome }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(PlacesFileV1(search, result, fetched: now)) else { return }
    let path = "\(folder)/\(search.fileName)"
    do throws(SystemFailure) {
      try Paths.createFolder(at: folder)
      try FileReplacement(path: path).replace(with: Array(data), durably: false)
    } catch {
      throw .cannotWrite(path: path, errno: error.code)
    }
    files?.prune(to: Self.limit)
  }

  /// What is kept.
  ///
  /// - Throws: `.cannotRead` when the folder can't be looked into.
  public func inventory() throws(StoreError) -> KeptInventory { try KeptInventory(files) }

  /// Forgets all searches.
  ///
  /// - Throws: `.cannotRead`, or `.cannotWrite` for a file that can't be removed.
  public func clear() throws(StoreError) { try files?.clear() }

  private var files: KeptFolder? { folder.map { KeptFolder(path: $0, beginnings: ["search_"]) } }
}

/// The file of a search.
private struct PlacesFileV1: Codable {
  static let version = 1

  let version: Int
  let search: KeptPlaces.Search
  /// In seconds since 1970.
  let fetched: Int
  let candidates: [Candidate]
  let elsewhere: [StoredPlace]

  struct Candidate: Codable {
    let place: StoredPlace
    let match: Int
  }

  struct StoredPlace: Codable {
    let name, region, country, countryCode, timeZone: String?
    let latitude, longitude: Double
    let population, geoNamesID: Int?

    init(_ place: Place) {
      name = place.name
      region = place.region
      country = place.country
      countryCode = place.countryCode
      timeZone = place.timeZone
      latitude = place.coordinate.latitude
      longitude = place.coordinate.longitude
      population = place.population
      geoNamesID = place.geoNamesID
    }

    /// The place; `nil` when its coordinate is not on the Earth.
    ///
    /// Anything may have been written there by hand.
    var place: Place? {
      func clean(_ text: String?) -> String? { text.map(CleanText.line) }
      return Coordinate(latitude: latitude, longitude: longitude)
        .map {
          Place(
            name: clean(name),
            region: clean(region),
            country: clean(country),
            countryCode: clean(countryCode),
            coordinate: $0,
            timeZone: timeZone.flatMap(PlaceClock.zoneName),
            population: population,
            geoNamesID: geoNamesID
          )
        }
    }
  }

  init(_ search: KeptPlaces.Search, _ result: PlaceSearchResult, fetched: Int) {
    version = Self.version
    self.search = search
    self.fetched = fetched
    candidates = result.candidates
      .map { Candidate(place: StoredPlace($0.place), match: $0.match.rawValue) }
    elsewhere = result.elsewhere.map(StoredPlace.init)
  }

  /// The places; `nil` when one of them is none.
  var result: PlaceSearchResult? {
    let found = candidates.compactMap { candidate in
      candidate.place.place.flatMap { place in
        PlaceCandidate.Match(rawValue: candidate.match)
          .map { PlaceCandidate(place: place, match: $0) }
      }
    }
    let others = elsewhere.compactMap(\.place)
    guard found.count == candidates.count, others.count == elsewhere.count else { return nil }
    return PlaceSearchResult(candidates: found, elsewhere: others)
  }
}
