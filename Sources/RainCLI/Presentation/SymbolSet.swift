import RainCore
import RainTerminal

/// The signs for the sky and for directions.
enum SymbolSet: String, CaseIterable, Hashable, Sendable {
  /// Pictures of two cells.
  case emoji
  /// Signs of one cell that every terminal measures alike.
  case unicode
  /// Letters and marks of ASCII.
  case ascii

  /// The sign of a sky by day or night, styled.
  func symbol(of condition: Condition, isDay: Bool) -> StyledText {
    let row = Self.row(of: condition, isDay: isDay)
    let text =
      switch self {
      case .emoji: row.emoji
      case .unicode: row.unicode
      case .ascii: row.ascii
      }
    return StyledText(text, self == .emoji ? .plain : row.style)
  }

  /// The cells that the widest sign takes.
  var symbolWidth: Int { self == .unicode ? 1 : 2 }

  /// An arrow that points where a wind from `direction` blows to; empty in ASCII, where the letters
  /// beside it must do.
  func arrow(windFrom direction: Direction) -> String {
    guard self != .ascii else { return "" }
    let arrows = ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"]
    let index = Int((direction.degrees / 45).rounded()) % 8
    return arrows[index]
  }

  /// The moon as it stands in the sky of a hemisphere; empty in ASCII, where the name must do.
  func symbol(of moon: MoonPhase, isSouthern: Bool) -> String {
    guard let index = MoonPhase.Name.allCases.firstIndex(of: moon.name) else { return "" }
    let phases: [String]
    switch self {
    case .emoji: phases = ["🌑", "🌒", "🌓", "🌔", "🌕", "🌖", "🌗", "🌘"]
    case .unicode: phases = ["○", "☽", "◑", "◑", "●", "◐", "◐", "☾"]
    case .ascii: return ""
    }
    // Seen from the south it is lit on the other side.
    return phases[isSouthern ? (phases.count - index) % phases.count : index]
  }

  private struct SymbolRow {
    let emoji: String
    let unicode: String
    let ascii: String
    let style: Style

    init(_ emoji: String, _ unicode: String, _ ascii: String, _ style: Style) {
      self.emoji = emoji
      self.unicode = unicode
      self.ascii = ascii
      self.style = style
    }
  }

  private static func row(of condition: Condition, isDay: Bool) -> SymbolRow {
    switch condition {
    case .clear where isDay: SymbolRow("☀️", "☀", "O", .color(.yellow))
    case .clear: SymbolRow("🌙", "☾", "C", .color(.yellow))
    case .mostlyClear where isDay: SymbolRow("🌤️", "☼", "O.", .color(.yellow))
    case .mostlyClear: SymbolRow("🌛", "☽", "C.", .color(.yellow))
    case .partlyCloudy where isDay: SymbolRow("⛅", "◐", "%o", .color(.yellow))
    // There is no picture of a moon behind clouds.
    case .partlyCloudy: SymbolRow("🌃", "◑", "%C", .color(.yellow))
    case .cloudy: SymbolRow("☁️", "☁", "%%", .plain)
    case .haze: SymbolRow("🌁", "≈", "~", .dim)
    case .fog: SymbolRow("🌫️", "≡", "=", .dim)
    case .wind: SymbolRow("💨", "»", ">>", .color(.cyan))
    case .drizzle where isDay: SymbolRow("🌦️", "⁖", ".,", .color(.blue))
    case .drizzle: SymbolRow("💧", "⁖", ".,", .color(.blue))
    case .rain: SymbolRow("🌧️", "☂", "//", .color(.blue))
    case .snow: SymbolRow("❄️", "❄", "**", .color(.cyan))
    case .sleet: SymbolRow("🌨️", "❆", "*/", .color(.cyan))
    case .freezingRain: SymbolRow("☔", "✱", "/!", .color(.magenta))
    case .hail: SymbolRow("🧊", "∴", "oo", .color(.magenta))
    case .thunderstorm: SymbolRow("⛈️", "☇", "/z", .color(.magenta))
    case .tornado: SymbolRow("🌪️", "§", "@!", .color(.red))
    case .unknown: SymbolRow("❔", "?", "?", .dim)
    }
  }
}
