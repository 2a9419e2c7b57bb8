/// A value that stands in a file as one number, text or truth value.
protocol StoredScalar: SendableMetatype {
  /// Reads the value; `nil` when it is another kind of value.
  init?(stored: StoredJSON)

  /// The value as it stands in the file.
  var stored: StoredJSON { get }
}

extension Double: StoredScalar {
  init?(stored: StoredJSON) {
    guard case .number(let number) = stored else { return nil }
    self = number
  }

  var stored: StoredJSON { .number(self) }
}

extension Int: StoredScalar {
  init?(stored: StoredJSON) {
    guard case .number(let number) = stored, let integer = Int(exactly: number) else { return nil }
    self = integer
  }

  var stored: StoredJSON { .number(Double(self)) }
}

extension Bool: StoredScalar {
  init?(stored: StoredJSON) {
    guard case .bool(let bool) = stored else { return nil }
    self = bool
  }

  var stored: StoredJSON { .bool(self) }
}

/// A text is read as one harmless line: by hand anything can be written into the file.
extension String: StoredScalar {
  init?(stored: StoredJSON) {
    guard case .string(let text) = stored else { return nil }
    self = CleanText.line(text)
  }

  var stored: StoredJSON { .string(self) }
}

extension StoredScalar where Self: RawRepresentable<String> {
  init?(stored: StoredJSON) {
    guard case .string(let text) = stored else { return nil }
    self.init(rawValue: text)
  }

  var stored: StoredJSON { .string(rawValue) }
}

extension Condition: StoredScalar {}
extension Intensity: StoredScalar {}
extension PrecipitationType: StoredScalar {}
extension SunPresence: StoredScalar {}
extension WeatherAlert.Severity: StoredScalar {}
extension ProviderID: StoredScalar {}
extension AnswerTopic: StoredScalar {}
extension AirQualityScale: StoredScalar {}

/// A quantity, which stands in a file as the number that the model holds it in.
protocol StoredQuantity: StoredScalar {
  /// Creates the quantity from its number.
  init(storedNumber: Double)

  /// The number that the model holds.
  var storedNumber: Double { get }
}

extension StoredQuantity {
  init?(stored: StoredJSON) {
    guard case .number(let number) = stored else { return nil }
    self.init(storedNumber: number)
  }

  var stored: StoredJSON { .number(storedNumber) }
}

extension Temperature: StoredQuantity {
  init(storedNumber: Double) { self.init(celsius: storedNumber) }
  var storedNumber: Double { celsius }
}

extension Speed: StoredQuantity {
  init(storedNumber: Double) { self.init(metersPerSecond: storedNumber) }
  var storedNumber: Double { metersPerSecond }
}

extension Pressure: StoredQuantity {
  init(storedNumber: Double) { self.init(hectopascals: storedNumber) }
  var storedNumber: Double { hectopascals }
}

extension Distance: StoredQuantity {
  init(storedNumber: Double) { self.init(kilometers: storedNumber) }
  var storedNumber: Double { kilometers }
}

extension Depth: StoredQuantity {
  init(storedNumber: Double) { self.init(millimeters: storedNumber) }
  var storedNumber: Double { millimeters }
}

extension PrecipitationIntensity: StoredQuantity {
  init(storedNumber: Double) { self.init(millimetersPerHour: storedNumber) }
  var storedNumber: Double { millimetersPerHour }
}

extension Fraction: StoredQuantity {
  init(storedNumber: Double) { self.init(storedNumber) }
  var storedNumber: Double { value }
}

extension Direction: StoredQuantity {
  init(storedNumber: Double) { self.init(degrees: storedNumber) }
  var storedNumber: Double { degrees }
}

/// A day stands in a file as `YYYY-MM-DD`.
extension CivilDate: StoredScalar {
  init?(stored: StoredJSON) {
    guard case .string(let text) = stored else { return nil }
    self.init(iso8601: text)
  }

  var stored: StoredJSON { .string(iso8601) }
}

/// A time stands in a file as its instant; the clock of the place knows the offset.
extension LocalTime: StoredScalar {
  /// The instants that an answer may tell, with some days for offsets and for the ends of hours and
  /// days.
  private static let instants =
    (wireInstants.lowerBound - 1_000_000)...(wireInstants.upperBound + 1_000_000)

  init?(stored: StoredJSON) {
    guard case .number(let number) = stored, Self.instants.contains(number) else { return nil }
    self.init(secondsSince1970: Int(number.rounded()), utcOffset: 0)
  }

  var stored: StoredJSON { secondsSince1970.stored }
}
