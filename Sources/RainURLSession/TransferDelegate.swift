import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Hands what URLSession reports to the transfer that it is about.
///
/// (On Linux a delegate of a single task hears of redirects only, not of data.)
final class TransferDelegate: NSObject, Sendable {
  private let transfers = Mutex<[Int: Transfer]>([:])

  /// Starts `task`, whose reports belong to `transfer`.
  func resume(_ task: URLSessionTask, for transfer: Transfer) {
    transfers.withLock { $0[task.taskIdentifier] = transfer }
    task.resume()
  }

  private func transfer(of task: URLSessionTask) -> Transfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }

  private func finish(_ task: URLSessionTask, with error: (any Error)?) {
    let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    transfer?.finish(with: error, head: task.response)
  }
}

extension TransferDelegate: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    transfer(of: dataTask)?.receive(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    transfer(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let target = transfer(of: task)?.redirect(by: response) else {
      return completionHandler(nil)
    }
    var followed = request
    followed.url = target
    completionHandler(followed)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
    // Asked for after a complete answer with status 401, which is what the caller wants. Every reply
    // asks again or hangs.
    finish(task, with: nil)
    #else
    completionHandler(.performDefaultHandling, nil)
    #endif
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    finish(task, with: error)
  }
}
