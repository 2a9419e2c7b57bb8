/// A template with a name, one for each kind of line.
///
/// A new preset is a `static let` and a word in `all`.
struct FormatPreset: Sendable {
  /// What stands in the place of a template.
  let name: String
  /// What it is for, a fragment without a full stop.
  let summary: String
  /// Whether a number sign would begin a command of who reads the line.
  var doublesNumberSigns = false
  /// The template of the weather now.
  let now: String
  /// The template of an hour.
  let hour: String
  /// The template of a day.
  let day: String
  /// The template of the air.
  let air: String

  /// The template of a step of the next hour.
  static let step = "{time}  {condition}, {precipitation}, {chance}"

  /// The template of a warning.
  static let alert = "{alert}, {severity}, {from} - {until}"

  /// Every preset.
  static let all = [oneline, tmux]

  /// For prompts and people.
  static let oneline = FormatPreset(
    name: "oneline",
    summary: "All that matters, on one line",
    now: "{place}: {icon} {temperature}, {condition}, {low}/{high}, {wind} {direction}, {chance}",
    hour: "{date} {time}: {icon} {temperature}, {condition}, {wind} {direction}, {chance}",
    day: "{date}: {icon} {low}/{high}, {condition}, {wind} {direction}, {chance}",
    air: "{place}: {air}, {air-index}, PM2.5 {pm25}, PM10 {pm10}"
  )

  /// For a status line.
  static let tmux = FormatPreset(
    name: "tmux",
    summary: "Short, for the status line of tmux",
    doublesNumberSigns: true,
    now: "{icon} {temperature} {chance}",
    hour: "{time} {icon} {temperature} {chance}",
    day: "{weekday} {icon} {low} {high} {chance}",
    air: "{air-index} {air}"
  )

  /// The template for a kind of line.
  func template(for subject: FormatRow.Subject) -> String {
    switch subject {
    case .now: now
    case .hour: hour
    case .day: day
    case .step: Self.step
    case .alert: Self.alert
    case .air: air
    }
  }
}
