import RainCore

extension FailureReport {
  /// Words that the answer of a provider does not tell what a check is about.
  init(cannotCheck check: CheckName, _ provider: ProviderID, within: Int, _ place: String?) {
    let reach = within > 0 ? " within \(DurationText.exact(within))" : " now"
    let hint =
      within > 0 ? "a shorter --within may help, or another provider" : "another provider may"
    self.init(
      .unavailable,
      "\(provider.title) can't tell \(check.question)\(reach); \(hint)",
      check == .alert ? Self.hints(.alerts, "check alert", at: place, besides: provider) : []
    )
  }
}
