import RainCore

/// What to do when a base address does not answer as it should.
struct AddressAdvice: Sendable {
  /// The variable or setting that the address comes from; `nil` for the standard one.
  private let source: String?
  /// The variable of the proxy that stands between; `nil` when there is none.
  private let proxy: String?

  init(_ service: Service, _ examination: Examination) {
    source = examination.configuration.source(of: service.addressSetting)
    proxy = ProxyVariables(examination.environment).used?.name
  }

  /// What to do.
  func advice(for error: ProviderError) -> [String] {
    switch error {
    case .transport(let error): advice(for: error)
    case .refused(500..., _): ["Try again later."]
    case .refused, .keyRejected, .keyMissing, .badAddress: correctAddress
    case .rateLimited: ["Until then, use another provider: --provider NAME"]
    case .unreadable: somethingElse
    case .notAsked: ["Give it more time: --timeout SECONDS"]
    }
  }

  private func advice(for error: TransportError) -> [String] {
    switch error {
    case .noNetwork, .hostNotFound, .connectionRefused, .connectionLost, .notSent, .timedOut,
      .cancelled:
      ["Check the network."] + correctAddress + correctProxy
    case .notSecure(_, .expired): ["Check the clock: 'date' tells what this machine takes it for."]
    case .notSecure(_, .noAuthorities), .libraryMissing: []
    case .notSecure: somethingElse
    case .redirectRefused, .tooManyRedirects, .tooLarge, .malformed: somethingElse
    case .plainHTTP: correctAddress
    }
  }

  private var correctAddress: [String] { source.map { ["Check the address in \($0)."] } ?? [] }

  private var correctProxy: [String] { proxy.map { ["Check the proxy in \($0)."] } ?? [] }

  /// Somebody answers, but not the service.
  private var somethingElse: [String] {
    let steps = correctAddress + correctProxy
    guard steps.isEmpty else { return steps }
    return ["Something else answers, such as the sign-in page of this network: try a browser."]
  }
}
