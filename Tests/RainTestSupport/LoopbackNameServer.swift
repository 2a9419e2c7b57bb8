import Foundation

/// A name server on this machine that never tells an address.
///
/// It listens on port 53 of an address in 127.0.0.0/8, since nothing else can stand in a
/// `resolv.conf`: mostly for root only. Programs find it by `configuration`, see `Namespace`.
public final class LoopbackNameServer: Sendable {
  /// What it does about a question.
  public enum Manner: Sendable {
    /// Nothing.
    case silent
    /// Says that there is no such name.
    case knowsNoName
    /// Says that it can't tell.
    case fails
  }

  private let socket: DatagramSocket

  /// The content of a `resolv.conf` that names this server alone.
  public let configuration: String

  /// Starts a server.
  ///
  /// - Parameter manner: What it does about each question.
  /// - Throws: `LoopbackServerError` when port 53 is not to be had.
  public init(_ manner: Manner) throws(LoopbackServerError) {
    let address = "127.53.\(Int.random(in: 1...254)).\(Int.random(in: 1...254))"
    let socket = try DatagramSocket(address: address, port: 53)
    self.socket = socket
    configuration = "nameserver \(address)\n"
    Thread.detachNewThread {
      while socket.serve({ Self.answer(to: $0, manner) }) {}
    }
  }

  deinit {
    socket.shutDown()
  }

  /// What a test says that is skipped because there is no such server.
  public static let absence = "nobody but root may answer on port 53 here"

  /// Whether a server can be started here.
  public static var isAvailable: Bool { (try? LoopbackNameServer(.silent)) != nil }

  /// The question with the header of an answer (RFC 1035, section 4.1.1).
  private static func answer(to question: Data, _ manner: Manner) -> Data? {
    guard question.count > 12 else { return nil }
    var answer = question
    answer[2] = 0x81
    switch manner {
    case .silent: return nil
    case .knowsNoName: answer[3] = 0x83
    case .fails: answer[3] = 0x82
    }
    return answer
  }
}
