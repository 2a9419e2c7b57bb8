import RainCore

extension DoctorCheck {
  /// The providers: which are in use, and whether their keys and plans are what they should be.
  static let providers = DoctorCheck { examination in
    ProviderID.allCases.flatMap { provider in
      let checkup = ProviderCheckup(provider: provider, examination: examination)
      return [checkup.finding] + checkup.planFinding
    }
  }
}

private struct ProviderCheckup {
  let provider: ProviderID
  let examination: Examination

  private var isInUse: Bool { examination.providersInUse.contains(provider) }

  /// How bad it is when something is wrong.
  private var trouble: Finding.Status { isInUse ? .problem : .warning }

  private var visits: [Visit] { examination.visits(to: .provider(provider)) }

  private var use: String {
    let used = examination.providersInUse
    guard let index = used.firstIndex(of: provider) else { return "not in use" }
    return used.count == 1 ? "in use" : "in use, choice \(index + 1) of \(used.count)"
  }

  var finding: Finding {
    switch examination.keys[provider] ?? .absent {
    case .failed(let failure): return Finding(trouble, .providers, provider.rawValue, failure)
    case .present(let key, let source): return finding(of: key, from: source)
    case .absent:
      guard provider.needsKey else { return finding(.ok, "needs no key") }
      guard isInUse else { return finding(.ok, "no key") }
      let hints = FailureReport(.keyMissing, provider).hints
      return finding(.problem, "it needs a key, and there is none", hints)
    }
  }

  /// What the plan promises beyond the key; nothing where no plan is set.
  var planFinding: [Finding] {
    guard visits.count > 1, let plan = try? examination.configuration.value("\(provider).plan"),
      let visit = visits.last
    else { return [] }
    let subject = "\(provider.rawValue) plan"
    switch visit.error {
    case nil: return [Finding(.ok, .providers, subject, "\(plan), accepted")]
    case .keyRejected:
      return [
        Finding(
          isKeyRejected ? .ok : .warning,
          .providers,
          subject,
          isKeyRejected ? "\(plan), not checked" : "\(plan), which the key does not include",
          advice: isKeyRejected
            ? [] : ["rain settings set \(provider.rawValue).plan free, or subscribe to it"]
        )
      ]
    default: return [Finding(.ok, .providers, subject, "\(plan), not checked")]
    }
  }

  private var isKeyRejected: Bool {
    if case .keyRejected = visits.first?.error { true } else { false }
  }

  private func finding(of key: APIKey, from source: String) -> Finding {
    let text = "key \(key.mask) from \(source)"
    switch visits.first?.outcome {
    case .success(let quota):
      let accepted = "\(text), accepted"
      guard let quota else { return finding(.ok, accepted) }
      return quota.isNearlyUsedUp
        ? finding(.warning, "\(accepted); \(quota.text)", ["Ask less often, or change the plan."])
        : finding(.ok, "\(accepted); \(quota.text)")
    case .failure(.keyRejected(let status, let message)):
      let error = ProviderError.keyRejected(status: status, message: message)
      return finding(
        trouble,
        "\(text): \(FailureReport.reason(error, provider))",
        advice(for: error, source)
      )
    case .failure, nil: return finding(.ok, "\(text), not checked")
    }
  }

  private func finding(
    _ status: Finding.Status,
    _ detail: String,
    _ advice: [String] = []
  ) -> Finding {
    Finding(status, .providers, provider.rawValue, "\(use); \(detail)", advice: advice)
  }

  /// A variable or a command would win over a key that is kept.
  private func advice(for error: ProviderError, _ source: String) -> [String] {
    let hints = FailureReport(error, provider).hints
    guard source != "credentials.json" else { return hints }
    return ["Correct \(source)."] + hints.filter { !$0.contains("\(provider.rawValue).key") }
  }
}

extension RequestQuota {
  /// What is left, in words.
  fileprivate var text: String {
    var text: String
    switch (remaining, limit, used) {
    case (let remaining?, let limit?, _): text = "\(remaining) of \(limit) requests left"
    case (let remaining?, nil, _): text = "\(remaining) requests left"
    case (nil, let limit?, let used?): text = "\(used) of \(limit) requests made"
    case (nil, let limit?, nil): text = "good for \(limit) requests"
    case (nil, nil, let used): text = "\(used ?? 0) requests made so far"
    }
    if let reset { text += ", anew in \(FailureReport.duration(reset))" }
    return text
  }

  /// Whether no more than a twentieth is left.
  fileprivate var isNearlyUsedUp: Bool {
    guard let left = remaining ?? limit.flatMap({ limit in used.map { limit - $0 } }) else {
      return false
    }
    return left <= (limit ?? 0) / 20
  }
}
