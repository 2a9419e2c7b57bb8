import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The one URLSession of a transport, made when it is first asked for.
final class SharedSession: Sendable {
  private let userAgent: String
  private let delegate = TransferDelegate()
  private let session = Mutex<URLSession?>(nil)

  init(userAgent: String) {
    self.userAgent = userAgent
  }

  deinit {
    // A URLSession lives until it is told otherwise.
    session.withLock { $0?.finishTasksAndInvalidate() }
  }

  /// Starts `request`, whose outcome `transfer` will tell.
  func start(_ request: URLRequest, for transfer: Transfer) -> URLSessionTask {
    let task = value.dataTask(with: request)
    delegate.start(task, for: transfer)
    return task
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
