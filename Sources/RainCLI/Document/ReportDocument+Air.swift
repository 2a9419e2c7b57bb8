import RainCore

extension ReportDocument {
  /// What is in the air: the index as the provider computes it, and no word or number for what was
  /// not told.
  func air(_ air: AirQuality) -> JSONValue {
    func pollutant(_ pollutant: AirPollutant) -> JSONValue.Member {
      JSONValue.Member(
        name: pollutant.rawValue,
        value: JSONValue(air.concentrations[pollutant])
      )
    }
    return .object(
      [
        JSONValue.Member(name: "time", value: JSONValue(air.time?.iso8601)),
        JSONValue.Member(name: "index", value: JSONValue(air.index)),
        JSONValue.Member(
          name: "scale",
          value: JSONValue(air.index == nil ? nil : air.scale.rawValue)
        ),
        JSONValue.Member(name: "category", value: JSONValue(air.category?.rawValue)),
      ] + AirPollutant.allCases.map(pollutant) + [
        JSONValue.Member(name: "pollen", value: pollen(air))
      ]
    )
  }

  private func pollen(_ air: AirQuality) -> JSONValue {
    guard !air.pollen.isEmpty else { return .null }
    return .object(
      PollenPlant.allCases.map { plant in
        JSONValue.Member(name: plant.rawValue, value: JSONValue(air.pollen[plant]))
      }
    )
  }

  /// Who is to be credited: also for the air, where somebody else told it.
  var attribution: String {
    let credits = [report.provenance.attribution, report.air?.provenance.attribution]
      .compactMap(\.self)
    return credits.count == 2 && credits[0] != credits[1]
      ? credits.joined(separator: "; ") : credits[0]
  }
}
