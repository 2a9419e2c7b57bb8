import Foundation
import RainCore
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request under way: gathers what URLSession reports, and settles on one outcome.
///
/// The first outcome holds. What URLSession reports later is dropped, since a request that is given up
/// on Linux goes on by itself for a while.
final class Transfer: NSObject, Sendable {
  typealias Outcome = Result<HTTPResponse, TransportError>

  private struct State {
    var response: HTTPURLResponse?
    var body = Data()
    var redirects = 0
    var outcome: Outcome?
    var waiting: CheckedContinuation<Outcome, Never>?
  }

  private let host: String
  private let bodyLimit: Int
  private let state = Mutex(State())

  /// Creates the record of a request to `host`, whose body may have `bodyLimit` bytes.
  init(host: String, bodyLimit: Int) {
    self.host = host
    self.bodyLimit = bodyLimit
  }

  /// The outcome, as soon as there is one. To be asked for once.
  var outcome: Outcome {
    get async {
      await withCheckedContinuation { continuation in
        let settled = state.withLock { state in
          if state.outcome == nil { state.waiting = continuation }
          return state.outcome
        }
        if let settled { continuation.resume(returning: settled) }
      }
    }
  }

  /// Makes `outcome` the outcome, unless there is one, and wakes who waits for it.
  func settle(_ outcome: Outcome) {
    let waiting = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      state.body = Data()
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: outcome)
  }

  /// Adds to the body, and settles at once when that makes it too large.
  private func append(_ data: Data) {
    let fits = state.withLock { state in
      guard state.outcome == nil else { return true }
      guard state.body.count + data.count <= bodyLimit else { return false }
      state.body.append(data)
      return true
    }
    if !fits { settle(.failure(.tooLarge(host: host, limit: bodyLimit))) }
  }

  /// Settles on the answer that has been gathered; `fallback` stands in for a head not reported.
  private func settle(withHead fallback: URLResponse?) {
    let (head, body) = state.withLock { ($0.response ?? fallback as? HTTPURLResponse, $0.body) }
    guard let head, (100...599).contains(head.statusCode) else {
      return settle(.failure(.malformed(host: host)))
    }
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in head.allHeaderFields {
      headers[name] = value
    }
    settle(.success(HTTPResponse(status: head.statusCode, headers: headers, body: body)))
  }
}

extension Transfer: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    state.withLock { $0.response = response as? HTTPURLResponse }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    append(data)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let count = state.withLock { state in
      state.redirects += 1
      return state.redirects
    }
    switch RedirectPolicy.decision(on: response, count: count) {
    case .follow(let target):
      var followed = request
      followed.url = target
      completionHandler(followed)
    case .refuse(let target):
      settle(.failure(.redirectRefused(host: host, target: target)))
      completionHandler(nil)
    case .giveUp:
      settle(.failure(.tooManyRedirects(host: host)))
      completionHandler(nil)
    case .showAsIs:
      completionHandler(nil)
    }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
    // Asked after a complete answer with status 401. Every reply either crashes, hangs or asks again;
    // the answer itself is what the caller wants.
    settle(withHead: challenge.failureResponse ?? task.response)
    #else
    completionHandler(.performDefaultHandling, nil)
    #endif
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    if let error {
      settle(.failure(TransportError(error, host: host, bodyLimit: bodyLimit)))
    } else {
      settle(withHead: task.response)
    }
  }
}
