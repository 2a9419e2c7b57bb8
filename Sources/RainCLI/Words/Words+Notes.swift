import RainCore

extension Words {
  /// The sentence of a note of a report.
  func note(_ note: ReportNote, from provenance: Provenance) -> String {
    let provider = provenance.provider
    func text(_ phrase: Phrase, because error: ProviderError) -> String {
      self.text(phrase, [.reason: FailureReport.reason(error, provider)])
    }
    return switch note {
    case .sample: self[.sampleNote]
    case .currentFailed(let error): text(.currentFailedNote, because: error)
    case .forecastFailed(let error): text(.forecastFailedNote, because: error)
    case .firstOfPlaces(let count): self.text(.firstOfPlacesNote, [.count: String(count)])
    case .older(let age, let error):
      self.text(.olderNote, [.age: ago(age), .reason: FailureReport.reason(error, provider)])
    case .beingRenewed(let age): self.text(.beingRenewedNote, [.age: ago(age)])
    case .hourAsCurrent: self[.hourAsCurrentNote]
    case .insteadOf(let failed, let error):
      self.text(
        .insteadOfNote,
        [
          .provider: provider.title, .failed: failed.title,
          .reason: FailureReport.reason(error, failed),
        ]
      )
    case .planTooSmall(let error): text(.planTooSmallNote, because: error)
    }
  }
}
