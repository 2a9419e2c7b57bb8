import Foundation
import RainCLI
import RainCore

struct NoTransport: HTTPTransport {
  func response(
    to request: HTTPRequest,
    by deadline: ContinuousClock.Instant
  ) async throws(TransportError) -> HTTPResponse { throw .noNetwork(host: request.host) }
}
exit(await Rain.run(Array(CommandLine.arguments.dropFirst()), .live(transport: NoTransport())))
