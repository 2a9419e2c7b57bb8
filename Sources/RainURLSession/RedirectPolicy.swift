package import Foundation

#if canImport(FoundationNetworking)
package import FoundationNetworking
#endif

/// Decides which redirects are followed: those that stay with the server that was asked.
///
/// An address carries the key of its user, and a redirect hands it to whom the server names.
package enum RedirectPolicy {
  /// How many redirects one request may take: a loop at several runs at once stays a few requests.
  package static let limit = 5

  /// What to do about a redirect.
  package enum Decision: Hashable, Sendable {
    /// Ask there.
    case follow(URL)
    /// Don't: it leads to `target`, an origin such as `https://example.org`.
    case refuse(target: String)
    /// Don't: there were too many before it.
    case giveUp
    /// It names no address: the answer is what it is.
    case showAsIs
  }

  /// Returns what to do about `response`, the redirect number `count` (from 1) of its request.
  package static func decision(on response: HTTPURLResponse, count: Int) -> Decision {
    guard
      let source = response.url,
      let location = response.value(forHTTPHeaderField: "Location"),
      let target = URL(string: location, relativeTo: source)?.absoluteURL
    else { return .showAsIs }
    return decision(from: source, to: target, count: count)
  }

  /// Returns what to do about the redirect number `count` (from 1) that leads from one to another.
  package static func decision(from source: URL, to target: URL, count: Int) -> Decision {
    guard let here = Origin(source), let there = Origin(target) else {
      return .refuse(target: target.scheme.map { $0 + ":" } ?? "")
    }
    let isUpgrade = here.scheme == "http" && there.scheme == "https" && here.host == there.host
    guard here == there || isUpgrade else { return .refuse(target: there.text) }
    return count > limit ? .giveUp : .follow(target)
  }
}
