import RainCore

/// What came of asking a service.
struct Visit: Sendable {
  let service: Service
  /// The base address that was asked.
  let address: String
  /// The plan that it was about; `nil` when it was about the address and the key.
  let plan: String?
  /// Whether a key went with the request.
  let hasKey: Bool
  /// The time until the whole answer was there, or until nothing more was to be expected.
  let milliseconds: Double
  let outcome: Result<RequestQuota?, ProviderError>

  /// Asks.
  init(_ service: Service, _ probe: ServiceProbe, using client: APIClient) async {
    self.service = service
    address = probe.address
    plan = probe.plan
    hasKey = !probe.request.secrets.isEmpty
    let start = ContinuousClock.now
    do throws(ProviderError) {
      outcome = .success(try await probe.run(using: client))
    } catch {
      outcome = .failure(error)
    }
    milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
  }

  /// Why there was no good answer; `nil` when there was one.
  var error: ProviderError? {
    if case .failure(let error) = outcome { error } else { nil }
  }

  /// Asks all at the same time.
  ///
  /// - Parameters:
  ///   - probes: What to ask of whom.
  ///   - client: Carries the requests.
  /// - Returns: The visits in the order of the probes.
  static func all(
    _ probes: [(service: Service, probe: ServiceProbe)],
    using client: APIClient
  ) async -> [Visit] {
    await probes.concurrentMap(atMost: .max) { service, probe in
      await Visit(service, probe, using: client)
    }
  }
}
