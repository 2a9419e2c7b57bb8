import RainCore
import RainTerminal

/// The coming hour as bars above an axis of minutes, as high as it falls strongly.
///
/// Each class of intensity takes one line, so that a drizzle can be seen beside a cloudburst.
struct MinuteGraph: Sendable {
  private let look: Look
  private let hour: NextHour
  private let labels: [String]
  private let labelWidth: Int
  /// How many columns the hour has.
  private let count: Int

  /// The classes from the bottom up, with what each ends at, in mm/h of rain.
  private static let classes: [(intensity: Intensity, limit: Double)] = [
    (.light, 2.5), (.moderate, 10), (.heavy, 50),
  ]

  private static let steps = 8

  init(hour: NextHour, look: Look) {
    self.hour = hour
    self.look = look
    labels = Self.classes.map { look.words.name(of: $0.intensity) }
    labelWidth = (labels.map { DisplayWidth.width(of: $0) }.max() ?? 0) + 1
    let room = look.width - labelWidth - 1
    count = [120, 60, 30].first { $0 <= room } ?? 20
  }

  var lines: [StyledText] {
    let bars = (0..<count).map(bar)
    let rows = Self.classes.indices.reversed()
      .map { row in
        let label = StyledText(labels[row], .dim).padded(to: labelWidth)
        return (label + bars.map { cell(of: $0, row) }.joined()).trimmed
      }
    return rows + axis
  }

  /// What stands above one column.
  private enum Bar {
    case unknown
    case empty
    /// `height` in eighths of a line.
    case height(Int, Style)
  }

  private func bar(_ column: Int) -> Bar {
    let seconds = 3600 / count
    let start = hour.now.secondsSince1970 / 60 * 60 + column * seconds
    var minutes = hour.minutes.filter {
      $0.time.secondsSince1970 < start + seconds && start < $0.end.secondsSince1970
    }
    // An answer may begin with the next full minute.
    if minutes.isEmpty, let first = hour.minutes.first, start < first.time.secondsSince1970 {
      minutes = [first]
    }
    let strongest = minutes.max {
      ($0.isWet ? 1 : 0, rate(of: $0)) < ($1.isWet ? 1 : 0, rate(of: $1))
    }
    guard let strongest else { return .unknown }
    let rain = rate(of: strongest)
    guard rain > 0 else { return .empty }
    let style = strongest.isWet ? Style.color(of: strongest.precipitationType) : .dim
    return .height(Self.height(of: rain), style)
  }

  /// How fast it falls in mm/h of rain; snow counts for thrice its water, as its classes do.
  private func rate(of minute: Minute) -> Double {
    let rate = minute.precipitationIntensity?.millimetersPerHour ?? 0
    switch minute.precipitationType {
    case .snow?, .sleet?: return rate * 3
    default: return rate
    }
  }

  private static func height(of rate: Double) -> Int {
    var lower = 0.0
    for (row, limit) in classes.map(\.limit).enumerated() {
      if rate < limit {
        let part = (rate - lower) / (limit - lower)
        return row * steps + min(steps, Int(part * Double(steps)) + 1)
      }
      lower = limit
    }
    return classes.count * steps
  }

  private func cell(of bar: Bar, _ row: Int) -> StyledText {
    switch bar {
    case .unknown: row == 0 ? StyledText("?", .dim) : " "
    case .empty: " "
    case .height(let height, _) where height <= row * Self.steps: " "
    case .height(let height, let style):
      StyledText(block(min(Self.steps, height - row * Self.steps)), style)
    }
  }

  /// The sign for so many eighths.
  private func block(_ eighths: Int) -> String {
    let blocks =
      look.isASCII
      ? [" ", ".", ".", ":", ":", ":", "#", "#", "#"]
      : [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    return blocks[eighths]
  }

  /// The axis with its ticks, and the minutes below them.
  private var axis: [StyledText] {
    let ticks = count >= 60 ? 4 : 3
    let distance = count / ticks
    let (tick, line) = look.isASCII ? ("+", "-") : ("┬", "─")
    let part = tick + String(repeating: line, count: distance - 1)
    let last = look.words.text(.minutesAhead, [.count: "60"])
    var numbers = StyledText("")
    for index in 0..<ticks {
      numbers += StyledText("\(60 / ticks * index)").padded(to: distance)
    }
    let room = count + 1 - DisplayWidth.width(of: last)
    let indent = StyledText.spaces(labelWidth)
    return [
      indent + StyledText(String(repeating: part, count: ticks) + tick, .dim),
      indent + StyledText(numbers.trimmed.padded(to: room).plain + last, .dim),
    ]
  }
}

extension Style {
  /// The color of what falls.
  static func color(of type: PrecipitationType?) -> Style {
    switch type {
    case .snow?, .sleet?, .mixed?: .color(.cyan)
    case .freezingRain?, .hail?: .color(.magenta)
    case .rain?, PrecipitationType.none?, nil: .color(.blue)
    }
  }
}
