import Foundation
import RainCore
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request under way: gathers what arrives, and settles on one outcome.
///
/// The first outcome holds. What arrives later is dropped, since a request that is given up on Linux
/// goes on by itself for a while.
final class Transfer: Sendable {
  typealias Outcome = Result<HTTPResponse, TransportError>

  fileprivate struct State {
    var task: URLSessionTask?
    var head: HTTPURLResponse?
    var body = Data()
    var redirects = 0
    var outcome: Outcome?
    var waiting: CheckedContinuation<Outcome, Never>?
  }

  private let host: String
  private let secrets: [String]
  private let bodyLimit: Int
  private let state = Mutex(State())

  /// Creates the record of `request`, the body of whose answer may have `bodyLimit` bytes.
  init(_ request: HTTPRequest, bodyLimit: Int) {
    host = request.host
    secrets = request.secrets
    self.bodyLimit = bodyLimit
  }

  /// The outcome, as soon as there is one; to be asked for once.
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
  ///
  /// Where the head has told by its status that the request failed, that is the outcome, whatever
  /// became of the body, which is there for the message only.
  func settle(_ outcome: Outcome) {
    let settled = state.withLock { state -> (CheckedContinuation<Outcome, Never>?, Outcome) in
      guard state.outcome == nil else { return (nil, outcome) }
      let outcome = state.failureByStatus(insteadOf: outcome) ?? outcome
      state.outcome = outcome
      state.body = Data()
      defer { state.waiting = nil }
      return (state.waiting, outcome)
    }
    settled.0?.resume(returning: settled.1)
  }

  /// The task that is under way; `nil` before it begins and after it ends.
  var task: URLSessionTask? { state.withLock(\.task) }

  /// Whether there is an outcome.
  var isSettled: Bool { state.withLock { $0.outcome != nil } }

  /// Takes the task that will do the work; `false` when there is an outcome already.
  func begin(_ task: URLSessionTask) -> Bool {
    state.withLock { state in
      guard state.outcome == nil else { return false }
      state.task = task
      return true
    }
  }

  /// Takes the head of the answer; the body of a failure is not waited for much longer.
  func receive(_ response: URLResponse) {
    let head = response as? HTTPURLResponse
    state.withLock { $0.head = head }
    guard let head, head.statusCode > 200 else { return }
    Task {
      try await Task.sleep(for: Self.patienceWithFailures)
      settle(.failure(.timedOut(host: host)))
    }
  }

  /// How long the body of a failure may take.
  private static let patienceWithFailures = Duration.seconds(1)

  /// Takes a part of the body, and settles at once when that makes it too large.
  func receive(_ data: Data) {
    let fits = state.withLock { state in
      guard state.outcome == nil else { return true }
      guard state.body.count + data.count <= bodyLimit else { return false }
      state.body.append(data)
      return true
    }
    if !fits { settle(.failure(.tooLarge(host: host, limit: bodyLimit))) }
  }

  /// Decides on a redirect.
  ///
  /// - Parameter response: The answer that redirects.
  /// - Returns: Where to ask instead; `nil` when the redirect is not followed.
  func redirect(by response: HTTPURLResponse) -> URL? {
    let count = state.withLock { state in
      state.redirects += 1
      return state.redirects
    }
    switch RedirectPolicy.decision(on: response, count: count) {
    case .follow(let target):
      return target
    case .refuse(let target):
      // A server may well send the key back as the name of a host.
      let target = Redaction.mask(secrets, in: target)
      settle(.failure(.redirectRefused(host: host, target: target)))
    case .giveUp:
      settle(.failure(.tooManyRedirects(host: host)))
    case .showAsIs:
      break
    }
    return nil
  }

  /// Settles on what has arrived, or on the error that ended it.
  ///
  /// - Parameters:
  ///   - error: Why the answer is not complete; `nil` when it is.
  ///   - head: The head of the answer, for the case that none was received.
  func finish(with error: (any Error)?, head: URLResponse?) {
    state.withLock { $0.task = nil }
    if let error {
      if let head = head as? HTTPURLResponse { state.withLock { $0.head = $0.head ?? head } }
      return settle(.failure(TransportError(error, host: host, bodyLimit: bodyLimit)))
    }
    let (received, body) = state.withLock { ($0.head, $0.body) }
    guard
      let head = received ?? head as? HTTPURLResponse,
      (100...599).contains(head.statusCode)
    else { return settle(.failure(.malformed(host: host))) }
    settle(.success(HTTPResponse(head, body: body)))
  }
}

extension Transfer.State {
  /// The answer as far as it has come, if it is a failure by its status and `outcome` a lesser truth.
  fileprivate func failureByStatus(insteadOf outcome: Transfer.Outcome) -> Transfer.Outcome? {
    guard case .failure(let error) = outcome, error.isAboutTheBody,
      let head = head ?? task?.response as? HTTPURLResponse,
      (200...599).contains(head.statusCode), head.statusCode != 200
    else { return nil }
    return .success(HTTPResponse(head, body: body))
  }
}

extension TransportError {
  /// Whether it may concern the body alone of an answer whose head has come.
  fileprivate var isAboutTheBody: Bool {
    switch self {
    case .connectionLost, .timedOut, .tooLarge, .malformed, .noNetwork, .notSecure: true
    case .hostNotFound, .connectionRefused, .notSent, .redirectRefused, .tooManyRedirects,
      .plainHTTP,
      .libraryMissing, .cancelled:
      false
    }
  }
}

extension HTTPResponse {
  fileprivate init(_ head: HTTPURLResponse, body: Data) {
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in head.allHeaderFields {
      headers[name] = value
    }
    self.init(status: head.statusCode, headers: headers, body: body)
  }
}
