/// A part of the check-up: it judges what the examination brought to light.
///
/// A new check is a new file in this folder and a line in `DoctorCheck.all`.
struct DoctorCheck: Sendable {
  /// Judges; the findings stand in the order in which people read them.
  let findings: @Sendable (Examination) -> [Finding]

  init(_ findings: @escaping @Sendable (Examination) -> [Finding]) { self.findings = findings }

  static let all: [DoctorCheck] = [
    .files, .keptAnswers, .variables, .providers, .addresses, .proxies, .certificates, .timeZones,
    .locale, .terminal,
  ]
}
