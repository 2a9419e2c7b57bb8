import RainCore
import RainTerminal

/// The span of a day's temperatures on the scale of all days shown: `──━━━━──`.
struct RangeBar: Sendable {
  private let scale: ClosedRange<Double>
  private let width: Int
  private let look: Look

  /// Takes the scale of some days; `nil` when no day tells a temperature.
  ///
  /// - Parameters:
  ///   - days: The days.
  ///   - width: The cells of a bar, at least 2.
  ///   - look: Signs and colors.
  init?(_ days: [Day], width: Int, look: Look) {
    let temperatures = days.flatMap { [$0.low, $0.high] }.compactMap { $0?.celsius }
    guard let least = temperatures.min(), let most = temperatures.max() else { return nil }
    scale = least...most
    self.width = max(2, width)
    self.look = look
  }

  /// The bar of a day; empty when it does not tell both ends.
  func text(of day: Day) -> StyledText {
    guard let low = day.low?.celsius, let high = day.high?.celsius else { return "" }
    let (first, last) = (cell(of: min(low, high)), cell(of: max(low, high)))
    let (track, span) = look.isASCII ? (".", "=") : ("─", "━")
    return (0..<width)
      .map { index in
        (first...last).contains(index)
          ? StyledText(span, .color(Quantities.color(of: temperature(at: index))))
          : StyledText(track, .dim)
      }
      .reduce(StyledText(""), +)
  }

  private var degrees: Double { scale.upperBound - scale.lowerBound }

  private func cell(of celsius: Double) -> Int {
    guard degrees > 0 else { return width / 2 }
    return Int(((celsius - scale.lowerBound) / degrees * Double(width - 1)).rounded())
  }

  private func temperature(at cell: Int) -> Temperature {
    Temperature(celsius: scale.lowerBound + degrees * Double(cell) / Double(width - 1))
  }
}
