import RainCore

extension DoctorCheck {
  /// The providers: which are in use, and whether their keys and plans are what they should be.
  static let providers = DoctorCheck { examination in
    ProviderID.allCases.flatMap { provider in
      let checkup = ProviderCheckup(provider: provider, examination: examination)
      return [checkup.finding] + checkup.planFindings
    }
  }
}

private struct ProviderCheckup {
  let provider: ProviderID
  let examination: Examination

  private var isInUse: Bool { examination.providersInUse.contains(provider) }

  /// How bad it is when something is wrong.
  private var trouble: Finding.Status { isInUse ? .problem : .warning }

  private var visit: Visit? { examination.visit(to: .provider(provider)) }

  private var use: String {
    let used = examination.providersInUse
    guard let index = used.firstIndex(of: provider) else { return "not in use" }
    return used.count == 1 ? "in use" : "in use, choice \(index + 1) of \(used.count)"
  }

  var finding: Finding {
    switch examination.keys[provider] ?? .absent {
    // The checks of the files and of the variables tell.
    case .failed(.store): return finding(.warning, "its key can't be read from credentials.json")
    case .failed(.environment(let variable, _)):
      return finding(.warning, "its key can't be taken from \(variable)")
    case .failed(let failure):
      let report = FailureReport(failure)
      return finding(trouble, report.sentence, report.hints)
    case .present(let key, let source): return finding(of: key, from: source)
    case .absent:
      guard provider.needsKey else { return finding(.ok, "needs no key") }
      guard isInUse else { return finding(.ok, "no key") }
      let error = ProviderError.keyMissing
      return finding(
        .problem,
        FailureReport.reason(error, provider),
        FailureReport(error, provider).hints
      )
    }
  }

  private func finding(of key: APIKey, from source: String) -> Finding {
    let text = "key \(key.mask) from \(source)"
    switch visit?.outcome {
    case .success(let quota):
      let accepted = "\(text), accepted" + (quota.map { "; \($0.text)" } ?? "")
      return quota?.isNearlyUsedUp == true
        ? finding(.warning, accepted, ["Ask less often, or take a larger plan."])
        : finding(.ok, accepted)
    case .failure(let error):
      guard case .keyRejected = error else { return finding(.ok, "\(text), not checked") }
      return finding(
        trouble,
        "\(text): \(FailureReport.reason(error, provider))",
        // Another provider helps only in the place of this one.
        FailureReport(error, provider).hints
          .filter { isInUse || !$0.hasPrefix("rain settings set provider ") }
      )
    case nil: return finding(.ok, "\(text), not checked")
    }
  }

  /// What the plan promises beyond the key; nothing where no plan is set.
  var planFindings: [Finding] {
    examination.visits.filter { $0.service == .provider(provider) }
      .compactMap { visit in
        guard let plan = visit.plan else { return nil }
        let subject = "\(provider.rawValue) plan"
        switch visit.error {
        case nil: return Finding(.ok, .providers, subject, "\(plan), accepted")
        case .keyRejected where self.visit?.error == nil:
          return Finding(
            .warning,
            .providers,
            subject,
            "\(plan), which the key does not include",
            advice: "rain settings set \(provider.rawValue).plan free"
          )
        default: return Finding(.ok, .providers, subject, "\(plan), not checked")
        }
      }
  }

  private func finding(
    _ status: Finding.Status,
    _ detail: String,
    _ advice: [String] = []
  ) -> Finding {
    Finding(
      status,
      .providers,
      provider.rawValue,
      "\(use); \(detail)",
      advice: examination.applicable(advice)
    )
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
    if let reset { text += ", anew in \(DurationText.words(reset))" }
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
