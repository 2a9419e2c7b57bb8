import RainCore
import RainTerminal

/// Values as people read them: every one in the units that were chosen, a missing one as a dash.
struct Quantities: Hashable, Sendable {
  let look: Look

  /// A temperature with its sign, colored by how warm it is: `13°`.
  func temperature(_ temperature: Temperature?, isBold: Bool = false) -> StyledText {
    guard let temperature else { return missing }
    let value = NumberText.whole(temperature.value(in: look.units.temperature))
    return StyledText(value + degree, Style(color: Self.color(of: temperature), isBold: isBold))
  }

  /// A temperature with its unit: `13 °C`.
  func temperatureWithUnit(_ temperature: Temperature?) -> StyledText {
    guard let temperature else { return missing }
    let value = NumberText.whole(temperature.value(in: look.units.temperature))
    let unit =
      look.isASCII
      ? String(look.units.temperature.symbol.last ?? " ") : look.units.temperature.symbol
    return StyledText("\(value) \(unit)", Style(color: Self.color(of: temperature), isBold: true))
  }

  /// A temperature with its unit where space is dear: `13°C`, in ASCII `13C`.
  func compact(_ temperature: Temperature, places: Int = 0) -> String {
    let unit = look.units.temperature
    let value = NumberText.decimal(temperature.value(in: unit), places: places)
    return value + (look.isASCII ? unit.symbol.filter(\.isASCII) : unit.symbol)
  }

  /// A speed without its unit.
  func speed(_ speed: Speed?) -> StyledText {
    guard let speed else { return missing }
    let value = speed.value(in: look.units.speed)
    // Meters a second are few: a decimal below ten tells a breeze from a wind.
    let places = look.units.speed == .metersPerSecond && value < 9.95 ? 1 : 0
    return StyledText(NumberText.decimal(value, places: places))
  }

  /// The sign of the unit of speeds.
  var speedUnit: String { look.words.unit(look.units.speed.symbol) }

  /// The sign of the unit of amounts of water.
  var waterUnit: String { look.words.unit(look.units.precipitation.symbol) }

  /// A wind's direction where it has one: `nil` in a calm, too.
  static func direction(_ direction: Direction?, at speed: Speed?) -> Direction? {
    speed?.isCalm == true ? nil : direction
  }

  /// A direction: `SW ↗`, the arrow pointing where the wind blows to; empty when it is missing.
  func direction(_ direction: Direction?) -> StyledText {
    guard let direction else { return "" }
    let arrow = look.symbols.arrow(windFrom: direction)
    let letters = StyledText(look.words.letters(of: direction.compassPoint), .dim)
    return arrow.isEmpty ? letters : letters + StyledText(" \(arrow)")
  }

  /// A fraction in per cent: `40%`.
  func percent(_ fraction: Fraction?) -> StyledText {
    guard let fraction else { return missing }
    return StyledText(NumberText.whole(fraction.percent) + "%")
  }

  /// A probability in per cent, faint when it is nearly none and blue when it is likely.
  func probability(_ probability: Fraction?) -> StyledText {
    guard let probability else { return missing }
    let style: Style =
      probability.value >= 0.5 ? .color(.blue) : probability.value < 0.1 ? .dim : .plain
    return StyledText(NumberText.whole(probability.percent) + "%", style)
  }

  /// An amount of water without its unit, to a tenth of a millimeter or a hundredth of an inch.
  func water(_ depth: Depth?) -> StyledText {
    guard let depth else { return missing }
    let places = look.units.precipitation == .inches ? 2 : 1
    let text = NumberText.decimal(depth.water(in: look.units.precipitation), places: places)
    let isNone = !text.contains { ("1"..."9").contains($0) }
    // What is too little for the last place is still not nothing.
    if isNone, depth.millimeters > 0 { return StyledText("<\(places == 1 ? "0.1" : "0.01")", .dim) }
    return isNone ? StyledText("0", .dim) : StyledText(text, .color(.blue))
  }

  /// A depth of snow without its unit, to a tenth.
  func snow(_ depth: Depth?) -> StyledText {
    guard let depth else { return missing }
    let value = depth.snow(in: look.units.precipitation)
    if value == 0 { return StyledText("0", .dim) }
    return value < 0.05
      ? StyledText("<0.1", .dim)
      : StyledText(NumberText.decimal(value, places: 1), .color(.cyan))
  }

  /// The sign of the unit of depths of snow.
  var snowUnit: String { look.words.unit(look.units.precipitation.snowSymbol) }

  /// What stands above depths of snow: `Snow cm`.
  var snowHeading: String { "\(look.words[.snowHeading]) \(snowUnit)" }

  /// A pressure with its unit: `1013 hPa`.
  func pressure(_ pressure: Pressure?) -> StyledText {
    let number = pressureNumber(pressure)
    return pressure == nil ? number : number + StyledText(" \(pressureUnit)")
  }

  /// A pressure without its unit.
  func pressureNumber(_ pressure: Pressure?) -> StyledText {
    guard let pressure else { return missing }
    let places = look.units.pressure == .inchesOfMercury ? 2 : 0
    return StyledText(
      NumberText.decimal(pressure.value(in: look.units.pressure), places: places)
    )
  }

  /// The sign of the unit of pressures.
  var pressureUnit: String { look.words.unit(look.units.pressure.symbol) }

  /// A visibility with its unit: `10 km`.
  func distance(_ distance: Distance?) -> StyledText {
    guard let distance else { return missing }
    let value = distance.value(in: look.units.distance)
    // In thick fog a single decimal says nothing.
    let places = value == 0 ? 0 : value < 0.1 ? 2 : value < 9.95 ? 1 : 0
    let isTooLittle = value > 0 && value < 0.005
    let text = isTooLittle ? "<0.01" : NumberText.decimal(value, places: places)
    return StyledText("\(text) \(look.words.unit(look.units.distance.symbol))")
  }

  /// A UV index with its category by the WHO.
  func uvIndex(_ index: Double?) -> StyledText {
    guard let index else { return missing }
    let rounded = index.rounded()
    let (phrase, color): (Phrase, Style.Color) =
      switch rounded {
      case ..<3: (.uvLow, .green)
      case ..<6: (.uvModerate, .yellow)
      case ..<8: (.uvHigh, .brightYellow)
      case ..<11: (.uvVeryHigh, .red)
      default: (.uvExtreme, .magenta)
      }
    return StyledText("\(NumberText.whole(index)) ")
      + StyledText(look.words[phrase], .color(color))
  }

  /// The time that the clock of the place shows: `16:05`, or `4:05 pm`.
  func time(_ time: LocalTime?) -> StyledText {
    guard let time else { return missing }
    guard !look.usesTwelveHours else { return StyledText(look.words.twelveHourTime(time)) }
    let minutes = (time.minute < 10 ? "0" : "") + String(time.minute)
    return StyledText((time.hour < 10 ? "0" : "") + "\(time.hour):\(minutes)")
  }

  /// Times of several places: with the day where they do not all have the same.
  ///
  /// - Parameter times: The times; `nil` for what is not known.
  /// - Returns: The texts, empty for what is not known.
  func times(_ times: [LocalTime?]) -> [StyledText] {
    let isOneDay = Set(times.compactMap { $0?.date }).count <= 1
    return times.map { time in
      guard let time else { return "" }
      guard !isOneDay else { return self.time(time) }
      return look.words.styled(
        .dateAndTime,
        [.date: StyledText(look.words.dayOfMonth(time.date)), .time: self.time(time)]
      )
    }
  }

  /// A direction for a column: letters and arrow below each other, in narrow tables letters alone.
  func directionCell(_ direction: Direction?, at speed: Speed?) -> StyledText {
    guard let direction = Self.direction(direction, at: speed) else { return "" }
    let letters = StyledText(look.words.letters(of: direction.compassPoint), .dim)
    guard !look.isNarrow else { return letters }
    let arrow = look.symbols.arrow(windFrom: direction)
    return letters.padded(to: look.words.widestCompassPoint) + StyledText(" " + arrow)
  }

  /// A full hour on a short clock, `16:00` or `4 pm`; with its minutes in zones that have them.
  func hour(_ time: LocalTime) -> StyledText {
    look.usesTwelveHours
      ? StyledText(look.words.twelveHourTime(time, isShort: true)) : self.time(time)
  }

  /// A day: `Mon 30 Nov`.
  func date(_ date: CivilDate) -> String { look.words.date(date) }

  private var degree: String { look.isASCII ? "" : "°" }

  private var missing: StyledText { StyledText(look.missing, .dim) }

  /// The color of a temperature, by how warm it is.
  static func color(of temperature: Temperature) -> Style.Color {
    switch temperature.celsius {
    case ..<(-5): .brightBlue
    case ..<5: .cyan
    case ..<18: .green
    case ..<28: .yellow
    default: .red
    }
  }
}

extension Look {
  /// Values as people read them with this look.
  var quantities: Quantities { Quantities(look: self) }
}
