import Foundation

/// One connection of a loopback server: reads requests and carries out the replies to them.
struct LoopbackConnection {
  let socket: LoopbackSocket
  let handler: @Sendable (RecordedRequest) -> Reply
  let record: (RecordedRequest) -> Void

  private static let endOfHead = Data("\r\n\r\n".utf8)

  /// Serves requests until either side has had enough.
  func serve() {
    var unread = Data()
    while let request = nextRequest(from: &unread) {
      record(request)
      guard carryOut(handler(request)) else { return }
    }
  }

  private func nextRequest(from unread: inout Data) -> RecordedRequest? {
    while true {
      if unread.first == 0x16 {
        unread = Data()
        return .secureStart
      }
      if let end = unread.firstRange(of: Self.endOfHead) {
        let head = String(decoding: unread[..<end.lowerBound], as: UTF8.self)
        unread = Data(unread[end.upperBound...])
        return RecordedRequest(head: head)
      }
      guard let more = socket.received() else { return nil }
      unread.append(more)
    }
  }

  /// Carries out a reply; `false` when the connection is to be closed after it.
  private func carryOut(_ reply: Reply) -> Bool {
    switch reply {
    case .response(let status, let headers, let body):
      return socket.send(Reply.head(status: status, headers: headers, length: body.count) + body)
    case .raw(let data):
      _ = socket.send(data)
    case .delayed(let duration, let reply):
      return socket.wait(for: duration) && carryOut(reply)
    case .never:
      while socket.received() != nil {}
    case .forever(let start, let part, let pause):
      _ = socket.send(start)
      while socket.send(part), pause == .zero || socket.wait(for: pause) {}
    case .close:
      break
    case .resetAfter(let data):
      _ = socket.send(data)
      socket.resetOnClose()
    }
    return false
  }
}
