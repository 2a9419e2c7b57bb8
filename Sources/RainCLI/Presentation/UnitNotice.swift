import RainArguments
import RainCore

/// The sentence, once per home and at a terminal only, that the units are not those of the place's
/// country: why, and how to change that.
struct UnitNotice: Sendable {
  let report: WeatherReport
  let choice: UnitChoice
  let invocation: Invocation

  /// The sentence; `nil` when there is no need for it, or it has been said before.
  var sentence: String? {
    let terminal = invocation.dependencies.terminal
    guard terminal.isOutputTerminal, terminal.isErrorTerminal,
      !invocation.arguments.isSet(.quiet),
      !OptionSpec.unitOptions.contains(where: invocation.arguments.isSet),
      let country = report.place.countryCode, let reason = choice.reason
    else { return nil }
    let usual = RegionalUnits.units(of: country)
    guard usual.temperature != choice.units.temperature || usual.speed != choice.units.speed,
      NoticeMarker("units-noted", directory: invocation.directories.cache).isFirst()
    else { return nil }
    let system = usual.temperature == .fahrenheit ? "us" : "metric"
    return "units are \(choice.units.temperature.symbol) and \(choice.units.speed.symbol) because "
      + "\(reason); 'rain settings set units \(system)' changes that"
  }
}
