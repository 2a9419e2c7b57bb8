import Foundation

/// Tells where this machine seems to be by its address on the network.
///
/// The service learns the address, as every server does, and guesses by it: mostly right to the
/// city, wrong behind a VPN. So it is asked only with the consent of the user.
public struct IPLocator: Sendable {
  /// The services that are asked when no address is set, in order.
  private static let standardServices = [
    Service(address: "https://get.geojs.io", path: geoJSPath),
    Service(address: "https://ipwho.is", path: []),
  ]

  private static let geoJSPath = ["v1", "ip", "geo.json"]

  private struct Service {
    let address: String
    let path: [String]
  }

  private let services: [Service]
  private let client: APIClient

  /// Creates a locator.
  ///
  /// - Parameters:
  ///   - baseAddress: What stands before `/v1/ip/geo.json`; `nil` for GeoJS and, should that fail,
  ///     ipwho.is.
  ///   - client: Carries the requests.
  public init(baseAddress: String? = nil, client: APIClient) {
    services =
      baseAddress.map { [Service(address: $0, path: Self.geoJSPath)] } ?? Self.standardServices
    self.client = client
  }

  /// The hosts that may be asked, in order.
  ///
  /// - Parameter baseAddress: The address that is set; `nil` when none is.
  /// - Returns: Their names.
  public static func hosts(baseAddress: String? = nil) -> [String] {
    (baseAddress.map { [$0] } ?? standardServices.map(\.address))
      .map { URL(string: $0)?.host() ?? $0 }
  }

  /// Asks where this machine seems to be.
  ///
  /// - Returns: The coordinate to two decimals, which is as exact as such a guess can be, and the
  ///   time zone if it is told; no name.
  /// - Throws: The error of the service that was asked first.
  public func place() async throws(ProviderError) -> Place {
    var first: ProviderError?
    for service in services {
      do throws(ProviderError) {
        let request = try HTTPRequest.get(service.address, path: service.path, query: [])
        return try Self.place(in: try await client.body(of: request))
      } catch .keyRejected(let status, let message) {
        // There is no key that could be at fault.
        first = first ?? .refused(status: status, message: message)
      } catch {
        first = first ?? error
      }
    }
    throw first ?? .unreadable(.empty)
  }

  /// The request to the service that is asked first, which shows whether it works.
  ///
  /// - Parameter baseAddress: The address that is set; `nil` when none is.
  /// - Returns: The request, with what its answer must look like.
  /// - Throws: `.badAddress` when the base address is none.
  public static func probe(baseAddress: String?) throws(ProviderError) -> ServiceProbe {
    let address = baseAddress ?? standardServices[0].address
    let request = try HTTPRequest.get(address, path: geoJSPath, query: [])
    return ServiceProbe(request, at: address) { body throws(ProviderError) in
      _ = try place(in: body)
    }
  }

  private static func place(in body: Data) throws(ProviderError) -> Place {
    let answer = try AnswerDecoding.decode(Answer.self, from: body)
    guard let place = answer.place else { throw .unreadable(.unrecognized) }
    return place
  }

  /// The answer of any of the services: coordinates are numbers with one and texts with another.
  private struct Answer: Decodable {
    let place: Place?

    private enum CodingKeys: String, CodingKey {
      case success, latitude, longitude, timezone
    }

    private enum ZoneKeys: String, CodingKey {
      case id
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func degrees(_ key: CodingKeys) -> Double? {
        (container.number(key) ?? container.text(key).flatMap(Double.init))
          .map { ($0 * 100).rounded() / 100 }
      }
      let isRefused = (try? container.decodeIfPresent(Bool.self, forKey: .success)) == false
      // A guess of 0, 0 means that the service has none.
      guard !isRefused, let latitude = degrees(.latitude), let longitude = degrees(.longitude),
        latitude != 0 || longitude != 0,
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
      else {
        place = nil
        return
      }
      let zone = try? container.nestedContainer(keyedBy: ZoneKeys.self, forKey: .timezone)
      place = Place(
        coordinate: coordinate,
        timeZone: (zone?.text(.id) ?? container.text(.timezone)).flatMap(PlaceClock.zoneName)
      )
    }
  }
}
