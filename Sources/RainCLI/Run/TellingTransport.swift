import RainCore

/// Tells on standard error what is asked and what comes back; keys are masked.
struct TellingTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let write: @Sendable (String) -> Void

  init(_ dependencies: Dependencies) {
    base = dependencies.transport
    write = dependencies.writeError
  }

  func response(
    to request: HTTPRequest,
    by deadline: ContinuousClock.Instant
  ) async throws(TransportError) -> HTTPResponse {
    let start = ContinuousClock.now
    write("rain: \(request)\n")
    do throws(TransportError) {
      let response = try await base.response(to: request, by: deadline)
      let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
      write(
        "rain: \(response.status), \(response.body.count) bytes"
          + " after \(NumberText.whole(milliseconds)) ms\n"
      )
      return response
    } catch {
      write("rain: no answer of \(request.host)\n")
      throw error
    }
  }
}
