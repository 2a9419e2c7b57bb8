/// The words of a chart.
extension Words {
  /// Beside the mark of the present.
  var present: String { "now" }

  /// In the place of bars, when no precipitation is expected.
  var dry: String { "none" }

  /// In the row of day and night, when the sun does not set.
  var sunUpAllDay: String { "sun up all day" }

  /// In the row of day and night, when the sun does not rise.
  var sunDownAllDay: String { "sun down all day" }
}
