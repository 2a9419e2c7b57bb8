import RainCore

extension Words {
  /// The sentence of a note of a report.
  func note(_ note: ReportNote, of report: WeatherReport) -> String {
    let provider = report.provenance.provider
    func text(_ phrase: Phrase, because error: ProviderError) -> String {
      self.text(phrase, [.reason: reason(error, provider)])
    }
    return switch note {
    case .sample: self[.sampleNote]
    case .currentFailed(let error): text(.currentFailedNote, because: error)
    case .forecastFailed(let error): text(.forecastFailedNote, because: error)
    case .olderCurrent(let fetched, let error):
      self.text(
        .olderCurrentNote,
        [.age: ago(report.age(ofPartFetched: fetched)), .reason: reason(error, provider)]
      )
    case .olderForecast(let fetched, let error):
      self.text(
        .olderForecastNote,
        [.age: ago(report.age(ofPartFetched: fetched)), .reason: reason(error, provider)]
      )
    case .firstOfPlaces(let count): self.text(.firstOfPlacesNote, [.count: String(count)])
    case .older(let age, let error):
      self.text(.olderNote, [.age: ago(age), .reason: reason(error, provider)])
    case .beingRenewed(let age): self.text(.beingRenewedNote, [.age: ago(age)])
    case .olderOffline(let age): self.text(.olderOfflineNote, [.age: ago(age)])
    case .hourAsCurrent: self[.hourAsCurrentNote]
    case .insteadOf(let failed, let error):
      self.text(
        .insteadOfNote,
        [.provider: provider.title, .failed: failed.title, .reason: reason(error, failed)]
      )
    case .planTooSmall(let error): text(.planTooSmallNote, because: error)
    }
  }

  /// Why a provider gave no weather, as the end of a note without its full stop.
  ///
  /// In English it is all that is known. In other languages it is the gist: the whole, with what to
  /// do about it, is in the messages on standard error, which are in English.
  func reason(_ error: ProviderError, _ provider: ProviderID) -> String {
    guard language != .english, let gist = gist(of: error) else {
      return FailureReport.reason(error, provider)
    }
    // An error may come out of a file, where by hand anything can be written.
    return CleanText.line(gist)
  }

  /// `nil` for what has to do with this machine alone.
  private func gist(of error: ProviderError) -> String? {
    switch error {
    case .transport(let error): gist(of: error)
    case .keyMissing: self[.keyMissing]
    case .keyRejected(let status, _): text(.keyRejected, [.status: String(status)])
    case .rateLimited: text(.tooManyRequests, [.status: "429"])
    case .refused(let status, _): text(.refused, [.status: String(status)])
    case .unreadable: self[.unreadable]
    case .badAddress, .notAsked: nil
    }
  }

  private func gist(of error: TransportError) -> String? {
    switch error {
    case .noNetwork(let host): text(.noNetwork, [.host: host])
    case .hostNotFound(let host): text(.hostNotFound, [.host: host])
    case .connectionRefused(let host), .connectionLost(let host), .tooManyRedirects(let host):
      text(.noConnection, [.host: host])
    case .timedOut(let host): text(.timedOut, [.host: host])
    case .notSecure(let host, _), .redirectRefused(let host, _), .plainHTTP(let host):
      text(.notSafe, [.host: host])
    case .tooLarge, .malformed: self[.unreadable]
    case .notSent, .libraryMissing, .cancelled: nil
    }
  }
}
