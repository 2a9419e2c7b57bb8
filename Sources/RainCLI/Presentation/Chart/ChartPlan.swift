import RainCore
import RainTerminal

/// What all the bands of a chart go by: the hours, the columns of time, and how things look.
struct ChartPlan: Sendable {
  let report: WeatherReport
  let look: Look
  /// The hours that are shown, at least one, each with what falls from its time on.
  let hours: [Hour]
  let window: ChartWindow
  let quantities: Quantities
  /// The cells right of the gutter; those behind the window's columns are free for longer texts.
  let room: Int

  /// The cells at the left for units and the numbers of the axis, and the space behind them.
  let gutter: Int

  /// Plans the chart of so many hours of the clock, or of as many as fit pleasantly.
  ///
  /// Returns `nil` when there are no hours to come.
  init?(_ report: WeatherReport, _ look: Look, clockHours: Int?) {
    let quantities = look.quantities
    let step = report.comingHours?.first?.hours ?? 1
    let labels = [quantities.speedUnit, quantities.waterUnit(ofHours: step)]
    let gutter = (labels.map { StyledText($0).width } + [Self.widestTemperature]).max() ?? 0
    let room = look.width - gutter - 1
    let pleasant = ChartWindow.pleasantHours(columns: room)
    var hours = HourChoice.clockHours(clockHours ?? pleasant)
      .choose(from: report.comingHoursInTime ?? [], now: report.now)
    if clockHours == nil, let start = hours.first?.time.secondsSince1970 {
      // A step of several hours that fits only in part would make all the others narrower.
      let whole = hours.prefix { $0.end.secondsSince1970 <= start + pleasant * 3600 }
      if !whole.isEmpty { hours = Array(whole) }
    }
    guard let window = ChartWindow(hours, columns: room) else { return nil }
    self.report = report
    self.look = look
    self.hours = hours
    self.window = window
    self.quantities = quantities
    self.gutter = gutter + 1
    self.room = room
  }

  /// The cells of `-10°C`.
  private static let widestTemperature = 5

  /// The cells of so many rows of the chart.
  func grid(rows: Int = 1) -> CellGrid { CellGrid(columns: room, rows: rows) }

  /// Where the present lies; `nil` when it is not within the window.
  var presentColumn: Int? { window.column(of: report.now.secondsSince1970) }
}

extension Quantities {
  /// The unit of the water of so many hours: `mm`, `mm/3h`.
  func waterUnit(ofHours hours: Int) -> String {
    guard hours != 1 else { return waterUnit }
    let perHour = look.words.unit(look.units.precipitation.intensitySymbol)
    return perHour.replacing("/", with: "/\(hours)")
  }
}

/// A row of a chart: what stands left of it, and its cells.
struct ChartRow: Sendable {
  let label: StyledText
  let cells: StyledText

  init(_ label: StyledText = "", _ cells: StyledText) {
    self.label = label
    self.cells = cells
  }

  /// The row as a line, with the label in the gutter.
  func line(gutter: Int, mark: String) -> StyledText {
    let width = gutter - 1
    let label = self.label.truncated(to: width, mark: mark).padded(to: width, alignment: .trailing)
    return (label + " " + cells).trimmed
  }
}
