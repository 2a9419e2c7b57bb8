import Foundation

/// How one of Open-Meteo's APIs is reached: its address, and a customer's key where there is one.
struct OpenMeteoAccess: Sendable {
  /// What stands before `/v1/`.
  let baseAddress: String

  private let key: APIKey?

  /// Creates an access.
  ///
  /// - Parameters:
  ///   - baseAddress: What stands before `/v1/`; `nil` for Open-Meteo's own address.
  ///   - key: A customer's key; `nil` for the free API.
  ///   - free: The address of the free API.
  ///   - customer: The address for customers.
  init(_ baseAddress: String?, key: APIKey?, free: String, customer: String) {
    self.baseAddress = baseAddress ?? (key == nil ? free : customer)
    self.key = key
  }

  /// What must not show in errors and reports.
  var secrets: [String] { key.map { [$0.value] } ?? [] }

  /// The request about a coordinate.
  ///
  /// - Parameters:
  ///   - endpoint: What stands behind `/v1/`.
  ///   - coordinate: Where.
  ///   - query: What is asked for there.
  /// - Returns: The request.
  /// - Throws: `.badAddress` when the base address is none.
  func request(
    _ endpoint: String,
    at coordinate: Coordinate,
    _ query: [(name: String, value: String)]
  ) throws(ProviderError) -> HTTPRequest {
    try HTTPRequest.get(
      baseAddress,
      path: ["v1", endpoint],
      query: [("latitude", coordinate.latitudeText), ("longitude", coordinate.longitudeText)]
        + query + (key.map { [("apikey", $0.value)] } ?? []),
      secrets: secrets
    )
  }

  /// The report that an answer makes, which may be about several places.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - report: Makes the report of one place.
  /// - Returns: The report of the first place, with a note when there are more.
  /// - Throws: `.unreadable` when it is about none.
  static func report(
    from answer: OneOrMore<OpenMeteoResponse>,
    of report: (OpenMeteoResponse) -> WeatherReport
  ) throws(ProviderError) -> WeatherReport {
    guard var first = answer.values.first.map(report) else { throw .unreadable(.unrecognized) }
    if answer.values.count > 1 { first.notes.append(.firstOfPlaces(count: answer.values.count)) }
    return first
  }
}

extension [OpenMeteoVariable] {
  /// The variables as they stand in a request.
  var list: String { map(\.rawValue).joined(separator: ",") }
}
