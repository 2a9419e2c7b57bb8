import RainCore

extension FailureReport {
  /// The report with a word on the proxy that requests go through, where no answer came: what is said
  /// of a host may be the proxy's doing.
  ///
  /// - Parameters:
  ///   - failure: What is reported.
  ///   - environment: The variables that may name a proxy.
  /// - Returns: The report itself where that says nothing.
  func namingProxy(
    after failure: Failure,
    in environment: [String: String]
  ) -> FailureReport {
    guard failure.isUnanswered, let proxy = ProxyVariables(environment).used else { return self }
    let hint = "\(proxy.name) names a proxy, \(Self.shown(proxy.shownValue)): it may be what fails"
    return FailureReport(code, sentence, hints + [hint])
  }
}

extension Failure {
  /// Whether a request found no way, or no answer.
  fileprivate var isUnanswered: Bool {
    switch self {
    case .also(_, let last): last.isUnanswered
    case .provider(.transport(let error), _, _), .place(.searchFailed(.transport(let error), _, _)):
      switch error {
      case .noNetwork, .hostNotFound, .connectionRefused, .connectionLost, .timedOut: true
      default: false
      }
    default: false
    }
  }
}
