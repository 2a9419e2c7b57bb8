import RainCore

extension FailureReport {
  /// Words why it can't be told where the user is.
  init(locating failure: Failure) {
    switch failure {
    case .noConsent(let isForbidden, let hosts):
      let asked = hosts.joined(separator: ", then ")
      self.init(
        .badSettings,
        isForbidden
          ? "where you are is not looked up: the setting locate is never"
          : "where you are is looked up only with your consent, and nobody can be asked here",
        [
          isForbidden
            ? "rain settings unset locate" : "rain settings set locate always  # asks \(asked)",
          "rain locations add Berlin",
        ]
      )
    case .notLocated(let error, let guess, let remembered):
      self.init(
        Self.code(of: error),
        "where you are could not be looked up: "
          + Self.reason(error, .openMeteo, expecting: "a position"),
        (remembered.map { [Self.remark(ago: $0.ago, again: $0.again)] } ?? []) + [
          guess.map { "rain now \(Self.pasted(Self.candidate($0)))  # a guess from your time zone" }
            ?? "rain now Berlin"
        ]
      )
    default:
      self.init(
        .tryLater,
        "where you are has not been looked up lately, and --offline forbids it; name a place",
        ["rain now Berlin"]
      )
    }
  }
}
