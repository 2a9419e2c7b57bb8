import RainCore

extension DoctorCheck {
  /// The base addresses: whether somebody answers there as should be, and how soon.
  static let addresses = DoctorCheck { examination in
    if examination.visits.contains(where: { $0.error == .transport(.libraryMissing) }) {
      return [
        Finding(
          .problem,
          .network,
          "libcurl",
          "it is missing, and without it nothing can be asked",
          advice: "Debian, Ubuntu: apt install libcurl4",
          "Fedora: dnf install libcurl",
          "Alpine: apk add libcurl"
        )
      ]
    }
    let obstacles = Service.all.flatMap { obstacle(to: $0, examination) }
    guard !examination.isOffline else {
      return obstacles + [Finding(.ok, .network, "servers", "not asked, as --offline says")]
    }
    return obstacles
      + Service.all.compactMap { examination.visit(to: $0) }
      .map { finding(of: $0, examination) }
  }

  /// Why a service could not even be asked, unless that is told elsewhere.
  private static func obstacle(to service: Service, _ examination: Examination) -> [Finding] {
    guard let failure = examination.obstacles[service] else { return [] }
    // The check of the variables tells.
    if case .environment = failure { return [] }
    let status: Finding.Status = examination.isInUse(service) ? .problem : .warning
    return [Finding(status, .network, service.name, failure)]
  }

  private static func finding(of visit: Visit, _ examination: Examination) -> Finding {
    let service = visit.service
    let answered = "\(visit.address) answered in \(NumberText.whole(visit.milliseconds)) ms"
    switch visit.error {
    case nil: return Finding(.ok, .network, service.name, answered)
    // That is the key's problem, not the server's.
    case .keyRejected where visit.hasKey: return Finding(.ok, .network, service.name, answered)
    case let error?:
      return Finding(
        examination.isInUse(service) ? .problem : .warning,
        .network,
        service.name,
        "\(visit.address): \(reason(error, service))",
        advice: AddressAdvice(visit.service, examination).advice(for: error)
      )
    }
  }

  private static func reason(_ error: ProviderError, _ service: Service) -> String {
    var (error, provider) = (error, ProviderID.openMeteo)
    if case .provider(let id) = service { provider = id }
    // Without a key none can be at fault.
    if case .keyRejected(let status, let message) = error {
      error = .refused(status: status, message: message)
    }
    let expected =
      switch service {
      case .provider: AnswerTopic.weather.answer
      case .airQuality: AnswerTopic.air.answer
      case .geocoding: "a list of places"
      case .locate: "a position"
      }
    return FailureReport.reason(error, provider, expecting: expected)
  }
}
