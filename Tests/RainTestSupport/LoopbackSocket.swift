import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Why a loopback server could not be started.
public struct LoopbackServerError: Error, Hashable, Sendable {
  /// The `errno` of the call that failed.
  public let code: Int32
}

/// A TCP socket on 127.0.0.1, closed when nobody holds it any more.
final class LoopbackSocket: Sendable {
  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
    // Programs that a test starts must not keep the connection open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
    setOption(SO_NOSIGPIPE, to: Int32(1))
    #endif
  }

  deinit {
    _ = close(descriptor)
  }

  /// Returns a socket that accepts connections on a free port.
  static func listening() throws(LoopbackServerError) -> LoopbackSocket {
    #if canImport(Glibc)
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw LoopbackServerError(code: errno) }
    let socket = LoopbackSocket(descriptor: descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let bound = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard bound == 0, listen(descriptor, 128) == 0 else { throw LoopbackServerError(code: errno) }
    return socket
  }

  /// The port that the socket is bound to.
  var port: Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe getsockname(descriptor, pointer, &length)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Waits for a connection; `nil` once the socket is shut down.
  func accepted() -> LoopbackSocket? {
    let connection = accept(descriptor, nil, nil)
    return connection >= 0 ? LoopbackSocket(descriptor: connection) : nil
  }

  /// Waits for bytes; `nil` when no more will come.
  func received() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe recv(descriptor, bytes.baseAddress, bytes.count, 0)
    }
    return count > 0 ? Data(buffer.prefix(count)) : nil
  }

  /// Sends all of `data`; `false` when the other side is gone.
  func send(_ data: Data) -> Bool {
    #if canImport(Glibc)
    let flags = Int32(MSG_NOSIGNAL)
    #else
    let flags: Int32 = 0
    #endif
    return unsafe data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
        #if canImport(Glibc)
        let count = unsafe Glibc.send(descriptor, rest.baseAddress, rest.count, flags)
        #else
        let count = unsafe Darwin.send(descriptor, rest.baseAddress, rest.count, flags)
        #endif
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// Waits for `duration`, or until the connection is shut down; `false` in the latter case.
  func wait(for duration: Duration) -> Bool {
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    let parts = duration.components
    let milliseconds = parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000
    return unsafe poll(&request, 1, Int32(clamping: milliseconds)) == 0
  }

  /// Makes closing look like a reset to the other side.
  func resetOnClose() {
    setOption(SO_LINGER, to: linger(l_onoff: 1, l_linger: 0))
  }

  /// Ends every wait on the socket, in whatever thread.
  func shutDown() {
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
  }

  private func setOption<Value>(_ option: Int32, to value: Value) {
    _ = unsafe withUnsafeBytes(of: value) { bytes in
      unsafe setsockopt(
        descriptor,
        SOL_SOCKET,
        option,
        bytes.baseAddress,
        socklen_t(bytes.count)
      )
    }
  }
}
