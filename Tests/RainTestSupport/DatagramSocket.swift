import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A UDP socket on this machine, closed when nobody holds it any more.
final class DatagramSocket: Sendable {
  private let descriptor: Int32

  /// Binds a socket.
  ///
  /// - Parameters:
  ///   - address: An IPv4 address of this machine: `127.0.0.1`.
  ///   - port: The port; those below 1024 are for the mighty.
  /// - Throws: `LoopbackServerError` when the system does not allow it.
  init(address: String, port: UInt16) throws(LoopbackServerError) {
    #if canImport(Glibc)
    descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    #else
    descriptor = socket(AF_INET, SOCK_DGRAM, 0)
    #endif
    guard descriptor >= 0 else { throw LoopbackServerError(code: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    name.sin_addr.s_addr = unsafe inet_addr(address)
    let bound = unsafe withUnsafePointer(to: &name) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard bound == 0 else { throw LoopbackServerError(code: errno) }
  }

  deinit {
    _ = close(descriptor)
  }

  /// Waits for a datagram and answers it.
  ///
  /// - Parameter answer: Makes the answer out of the bytes that came; `nil` stays silent.
  /// - Returns: `false` once the socket is shut down.
  func serve(_ answer: (Data) -> Data?) -> Bool {
    var sender = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var buffer = [UInt8](repeating: 0, count: 1500)
    return unsafe withUnsafeMutablePointer(to: &sender) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { sender in
        let count = unsafe recvfrom(descriptor, &buffer, buffer.count, 0, sender, &length)
        guard count > 0 else { return false }
        guard let reply = answer(Data(buffer.prefix(count))).map(Array.init) else { return true }
        _ = unsafe sendto(descriptor, reply, reply.count, 0, sender, length)
        return true
      }
    }
  }

  /// Ends every wait on the socket.
  func shutDown() {
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
  }
}
