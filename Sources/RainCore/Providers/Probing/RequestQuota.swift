/// What the head of an answer tells of the requests that a key is good for.
///
/// The period, a month or a day, is the provider's own.
public struct RequestQuota: Hashable, Sendable {
  /// How many requests are left; `nil` when it is not told.
  public let remaining: Int?

  /// How many requests there are in a period; `nil` when it is not told.
  public let limit: Int?

  /// How many requests were made in this period; `nil` when it is not told.
  public let used: Int?

  /// When the next period begins, in seconds from now; `nil` when it is not told.
  public let reset: Int?

  /// Reads the header fields of an answer; `nil` when none of them is about requests.
  ///
  /// Pirate Weather tells `Ratelimit-Limit`, `-Remaining` and `-Reset`, mirrors and gateways the same
  /// with `X-` before it or with a period behind it, of which the longest counts; Dark Sky and Pirate
  /// Weather tell the number of requests so far in `X-Forecast-API-Calls`.
  ///
  /// - Parameter headers: The fields, with names in lower case.
  public init?(headers: [String: String]) {
    func number(_ name: String) -> Int? {
      let periods = ["-month", "-day", "-hour", "", "-minute"]
      let names = periods.flatMap { ["ratelimit-\(name)\($0)", "x-ratelimit-\(name)\($0)"] }
      return names.lazy.compactMap { headers[$0].flatMap(Self.number) }.first
    }
    remaining = number("remaining")
    limit = number("limit")
    used = headers["x-forecast-api-calls"].flatMap(Self.number)
    guard remaining != nil || limit != nil || used != nil else { return nil }
    // Some gateways tell an instant instead.
    reset = number("reset").flatMap { $0 <= 366 * 86_400 ? $0 : nil }
  }

  /// The number at the start of a field: `100` of `100, 100;w=60`.
  private static func number(_ text: String) -> Int? {
    let digits = text.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
    return Int(digits)
  }
}
