import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The one URLSession of a transport, made when it is first needed.
///
/// On Linux all URLSessions of a process share one queue, on which libcurl works too, and nearly every
/// call waits for it. So none is made from the thread of a caller, who must be free at the deadline.
final class SharedSession: Sendable {
  private let userAgent: String
  private let delegate = TransferDelegate()
  private let session = Mutex<URLSession?>(nil)
  private let queue = DispatchQueue(label: "rain.URLSession")

  init(userAgent: String) {
    self.userAgent = userAgent
  }

  deinit {
    // A URLSession lives until it is told otherwise.
    guard let session = session.withLock({ $0 }) else { return }
    queue.async { session.finishTasksAndInvalidate() }
  }

  /// Starts `request`, whose outcome `transfer` will tell.
  func start(_ request: URLRequest, for transfer: Transfer) {
    queue.async { [self] in
      // A task that is made and never begun is kept for ever.
      guard !transfer.isSettled else { return }
      let task = value.dataTask(with: request)
      if transfer.begin(task) {
        delegate.resume(task, for: transfer)
      } else {
        task.cancel()
      }
    }
  }

  /// Ends the request of `transfer` sooner or later, should it still be under way.
  func abandon(_ transfer: Transfer) {
    queue.async { transfer.task?.cancel() }
  }

  private var value: URLSession {
    session.withLock { session in
      if let session { return session }
      let made = makeSession()
      session = made
      return made
    }
  }

  private func makeSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.httpAdditionalHeaders = ["User-Agent": userAgent, "Accept": "application/json"]
    return URLSession(
      configuration: configuration,
      delegate: delegate,
      delegateQueue: delegateQueue
    )
  }

  private var delegateQueue: OperationQueue? {
    #if canImport(FoundationNetworking)
    InPlaceQueue()
    #else
    nil
    #endif
  }
}
