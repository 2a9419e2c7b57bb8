import RainCore

extension DoctorCheck {
  /// The variables of the environment that are stronger than the settings.
  static let variables = DoctorCheck { examination in
    examination.configuration.variables.map { variable, setting in
      do throws(Failure) {
        let value = try value(of: setting, variable, examination)
        return Finding(.ok, .environment, variable, "\(setting.key) is \(value)")
      } catch {
        return Finding(
          .problem,
          .environment,
          variable,
          problem(error),
          advice: "Correct it, or unset it."
        )
      }
    }
  }

  /// What is wrong, without the name of the variable, which stands before it.
  private static func problem(_ failure: Failure) -> String {
    if case .environment(_, let error) = failure { return FailureReport(store: error).sentence }
    return FailureReport(failure).sentence
  }

  private static func value(
    of setting: Setting,
    _ variable: String,
    _ examination: Examination
  ) throws(Failure) -> String {
    let configuration = examination.configuration
    guard setting.isAPIKey else { return try configuration.value(setting.key) ?? "not set" }
    guard let key = configuration.keyInEnvironment(setting.key) else {
      throw .environment(variable: variable, .invalidAPIKey(key: setting.key))
    }
    return key.mask
  }
}
