import RainCore

extension DoctorCheck {
  /// The variables of the environment that are stronger than the settings.
  static let variables = DoctorCheck { examination in
    examination.configuration.variables.map { variable, setting in
      do throws(Failure) {
        let value = try value(of: setting, variable, examination)
        return Finding(.ok, .settings, variable, "\(setting.key) is \(value)")
      } catch {
        return Finding(.problem, .settings, variable, error)
      }
    }
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
