import RainCore
import RainTerminal

/// How bad the air is as a row of signs, as many as the scale has words: `▰▰▱▱▱▱`.
struct AirGauge: Sendable {
  let look: Look

  /// The signs for a category of a scale; empty for one of another scale.
  func text(of category: AirQualityCategory, in scale: AirQualityScale) -> StyledText {
    guard let rank = scale.categories.firstIndex(of: category) else { return "" }
    let (full, empty) = look.isASCII ? ("#", ".") : ("▰", "▱")
    return StyledText(
      String(repeating: full, count: rank + 1),
      .color(Self.color(of: category, in: scale))
    ) + StyledText(String(repeating: empty, count: scale.categories.count - rank - 1), .dim)
  }

  /// The color of a category: the base color nearest to that of the agency whose scale it is.
  static func color(of category: AirQualityCategory, in scale: AirQualityScale) -> Style.Color {
    switch (category, scale) {
    case (.good, .us), (.fair, _): .green
    case (.good, _): .cyan
    case (.moderate, _): .yellow
    case (.poor, _), (.unhealthyForSensitiveGroups, _): .brightRed
    case (.veryPoor, _), (.unhealthy, _): .red
    case (.extremelyPoor, _), (.veryUnhealthy, _): .magenta
    case (.hazardous, _): .brightMagenta
    }
  }
}
