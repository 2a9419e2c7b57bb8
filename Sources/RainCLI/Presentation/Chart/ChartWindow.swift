import RainCore

/// The span of time that a chart shows, and the columns that it takes.
struct ChartWindow: Hashable, Sendable {
  /// Where it begins, in seconds since 1970.
  let start: Int
  /// Where it ends, in seconds since 1970.
  let end: Int
  /// How much time a column is, in seconds.
  let secondsPerColumn: Int

  /// The columns, the last one perhaps only in part.
  var columns: Int { (end - start + secondsPerColumn - 1) / secondsPerColumn }

  /// The span of the hours, at the finest scale that fits into so many columns.
  ///
  /// - Parameters:
  ///   - hours: The hours in order of time, at least one; `nil` is returned without any.
  ///   - columns: The columns there are.
  init?(_ hours: [Hour], columns: Int) {
    guard let first = hours.first, let last = hours.last else { return nil }
    let start = first.time.secondsSince1970
    let length = max(3600, last.end.secondsSince1970 - start)
    self.start = start
    end = start + length
    secondsPerColumn = Self.secondsPerColumn(of: length, columns: max(1, columns))
  }

  /// How many hours fit pleasantly into so many columns: about two days, at the finest scale that
  /// shows them, and where there is no room for that an hour in every column.
  static func pleasantHours(columns: Int) -> Int {
    let seconds = min(secondsPerColumn(of: pleasantLength, columns: max(1, columns)), 3600)
    return max(1, columns * seconds / 3600)
  }

  /// Two days, what a document holds too when nobody asks for more or less.
  static let pleasantLength = 48 * 3600

  private static func secondsPerColumn(of length: Int, columns: Int) -> Int {
    let least = (length + columns - 1) / columns
    let day = 86_400
    return scales.first { $0 >= least } ?? (least + day - 1) / day * day
  }

  /// From twelve columns an hour to a day in a column; all divide the day.
  private static let scales =
    [5, 6, 10, 12, 15, 20, 30, 40, 60, 90].map { $0 * 60 }
    + [2, 3, 4, 6, 8, 12, 24].map { $0 * 3600 }

  /// Where an instant lies, in columns from the left.
  func position(of secondsSince1970: Int) -> Double {
    Double(secondsSince1970 - start) / Double(secondsPerColumn)
  }

  /// The column of an instant; `nil` when it is not shown.
  func column(of secondsSince1970: Int) -> Int? {
    (start..<end).contains(secondsSince1970)
      ? (secondsSince1970 - start) / secondsPerColumn : nil
  }

  /// The columns of an hour, or of what is shown of it.
  func columns(of hour: Hour) -> Range<Int> {
    let first = max(0, hour.time.secondsSince1970 - start) / secondsPerColumn
    let last = min(end, hour.end.secondsSince1970) - start
    let limit = last >= end - start ? columns : last / secondsPerColumn
    return first..<max(first + 1, limit)
  }

  /// The middle of a column, in seconds since 1970.
  func middle(of column: Int) -> Int { start + column * secondsPerColumn + secondsPerColumn / 2 }
}
