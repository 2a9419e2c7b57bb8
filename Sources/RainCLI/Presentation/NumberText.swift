/// Numbers as people read them.
enum NumberText {
  /// What stands for a value that nobody told.
  static let missing = "–"

  /// A rounded whole number, half away from zero, never with the sign of a zero.
  static func whole(_ value: Double) -> String {
    let rounded = value.rounded()
    // Beyond this no weather value is; a damaged answer must not stop the program.
    guard abs(rounded) < 1e9 else { return missing }
    return String(Int(rounded))
  }

  /// A number with so many decimals, half away from zero, never with the sign of a zero.
  static func decimal(_ value: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1) { product, _ in product * 10 }
    let scaled = (value * Double(scale)).rounded()
    guard places > 0, abs(scaled) < 1e12 else { return whole(value) }
    let digits = String(abs(Int(scaled)))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(scaled < 0 ? "-" : "")\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}
