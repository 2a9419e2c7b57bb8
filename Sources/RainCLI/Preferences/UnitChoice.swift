import RainArguments
import RainCore

/// Which units to show: options over settings over the customs of the region.
struct UnitChoice: Hashable, Sendable {
  /// The units of text.
  let units: Units
  /// The units of the JSON document: SI, unless the command line names others.
  let documentUnits: Units
  /// Whether people read the clock from 1 to 12.
  let usesTwelveHours: Bool
  /// Why the units are what they are, as the end of a sentence; `nil` when the user chose them.
  let reason: String?

  /// Chooses the units.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - configuration: The settings.
  ///   - environment: The environment, for the locale.
  ///   - countryOfSelectedPlace: The country to follow where the locale names none.
  /// - Throws: `Failure` when the settings or the saved locations can't be read.
  init(
    _ arguments: ParsedArguments,
    _ configuration: Configuration,
    environment: [String: String],
    countryOfSelectedPlace: () throws(Failure) -> String?
  ) throws(Failure) {
    func region(_ category: String) throws(Failure) -> (code: String, reason: String) {
      if let code = Region.code(of: category, in: environment) {
        return (code, "your locale names the region \(code)")
      }
      if let code = try countryOfSelectedPlace() {
        return (code, "the selected location is in \(code)")
      }
      return ("US", "your locale names no region")
    }
    let asked = arguments.value(of: .units).flatMap(UnitSystem.init(rawValue:))?.units
    var units: Units
    var reason: String?
    if let asked {
      units = asked
    } else {
      if let system = try configuration.value("units").flatMap(UnitSystem.init(rawValue:)) {
        units = system.units
      } else {
        let region = try region("LC_MEASUREMENT")
        units = RegionalUnits.units(of: region.code)
        reason = region.reason
      }
      let regional = units
      try Self.applySingleSettings(configuration, to: &units)
      if units != regional { reason = nil }
    }
    var documentUnits = asked ?? UnitSystem.si.units
    if let unit = arguments.last(of: [
      .celsius: TemperatureUnit.celsius, .fahrenheit: .fahrenheit,
    ]) {
      units.temperature = unit
      documentUnits.temperature = unit
    }
    self.units = units
    self.reason = reason
    self.documentUnits = documentUnits
    switch try configuration.value("clock") {
    case "12": usesTwelveHours = true
    case "24": usesTwelveHours = false
    default: usesTwelveHours = RegionalUnits.usesTwelveHourClock(try region("LC_TIME").code)
    }
  }

  private static func applySingleSettings(
    _ configuration: Configuration,
    to units: inout Units
  ) throws(Failure) {
    if let unit = try configuration.value("temperature").flatMap(TemperatureUnit.init(rawValue:)) {
      units.temperature = unit
    }
    if let unit = try configuration.value("wind").flatMap(SpeedUnit.init(rawValue:)) {
      units.speed = unit
    }
    if let unit = try configuration.value("pressure").flatMap(PressureUnit.init(rawValue:)) {
      units.pressure = unit
    }
    if let unit = try configuration.value("precipitation")
      .flatMap(PrecipitationUnit.init(rawValue:))
    {
      units.precipitation = unit
    }
    if let unit = try configuration.value("distance").flatMap(DistanceUnit.init(rawValue:)) {
      units.distance = unit
    }
  }
}

extension UnitChoice {
  /// Chooses the units of a run.
  init(_ invocation: Invocation, _ configuration: Configuration) throws(Failure) {
    try self.init(
      invocation.arguments,
      configuration,
      environment: invocation.dependencies.environment
    ) { () throws(Failure) in
      try invocation.savedLocations().selected?.place.countryCode
    }
  }
}
