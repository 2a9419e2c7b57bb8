import RainCore

extension DoctorCheck {
  /// The region whose units and clock are used where the settings do not say.
  static let locale = DoctorCheck { examination in
    [("units", "LC_MEASUREMENT"), ("clock", "LC_TIME")]
      .map { subject, category in
        let isSet = (try? examination.configuration.value(subject)) ?? nil
        let variable = ["LC_ALL", category, "LANG"]
          .first { examination.environment[$0]?.isEmpty == false }
        let origin = variable.map { "\($0)=\(examination.environment[$0] ?? "")" }
        let setting = isSet.map { "; the setting \(subject)=\($0) goes first" } ?? ""
        if let region = Region.code(of: category, in: examination.environment) {
          return Finding(
            .ok,
            .system,
            subject,
            "by \(origin ?? ""), as in \(region)\(setting)"
          )
        }
        let why = origin.map { "\($0) names no region" } ?? "no variable names a region"
        let country = examination.countryOfSelectedPlace
        let then = country.map { "as in \($0), where the selected location is" } ?? "as in the US"
        return Finding(
          .ok,
          .system,
          subject,
          "\(why): \(then)\(setting)",
          advice: isSet == nil && country == nil
            ? ["rain settings set \(subject) \(subject == "units" ? "metric" : "24")"] : []
        )
      }
  }
}

extension Examination {
  fileprivate var countryOfSelectedPlace: String? {
    // What can't be read is told by the check of the files.
    (try? invocation.locations.load())?.selected?.place.countryCode
  }
}
