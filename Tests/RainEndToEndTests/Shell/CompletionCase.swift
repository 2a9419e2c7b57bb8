import Testing

/// A command line at whose end the completion key is pressed, and what every shell must offer there.
struct CompletionCase: Sendable, CustomTestStringConvertible {
  /// The words as they are typed; what is completed is the last one.
  let words: [String]

  /// What can stand in place of the last word, in any order.
  let candidates: Set<String>

  init(_ words: [String], _ candidates: String...) {
    self.words = words
    self.candidates = Set(candidates)
  }

  var testDescription: String { words.joined(separator: " ") }

  /// The cases that every shell must pass.
  static let all = [
    CompletionCase(["rain", "no"], "now"),
    CompletionCase(["rain", "locations", "re"], "remove", "rename"),
    CompletionCase(["rain", "cache", ""], "info", "clear"),
    CompletionCase(["rain", "help", "locations", "se"], "select"),
    CompletionCase(["rain", "help", "comp"], "completions"),
    CompletionCase(["rain", "completions", ""], "bash", "zsh", "fish"),
    // Options, before the command and after it.
    CompletionCase(["rain", "--fah"], "--fahrenheit"),
    CompletionCase(["rain", "now", "--fah"], "--fahrenheit"),
    CompletionCase(["rain", "locations", "remove", "--fo"], "--force"),
    CompletionCase(["rain", "locations", "list", "--fo"]),
    CompletionCase(["rain", "--units", "metric", "ho"], "hourly"),
    CompletionCase(["rain", "--units=metric", "ho"], "hourly"),
    CompletionCase(["rain", "--hours", "3", "ho"], "hourly"),
    CompletionCase(["rain", "-cq", "hou"], "hourly"),
    CompletionCase(["rain", "now", "-33.9,18.4", "--fah"], "--fahrenheit"),
    CompletionCase(["rain", "now", "--", "--fah"]),
    // Values of options.
    CompletionCase(["rain", "now", "--units", ""], "us", "metric", "uk", "si"),
    CompletionCase(["rain", "now", "--units", "m"], "metric"),
    CompletionCase(["rain", "now", "--units=m"], "metric"),
    CompletionCase(["rain", "--color", "a"], "auto", "always"),
    CompletionCase(["rain", "hourly", "--day", "to"], "today", "tomorrow"),
    CompletionCase(["rain", "alerts", "--language=e"], "en", "es"),
    CompletionCase(["rain", "now", "--format", "on"], "oneline"),
    CompletionCase(["rain", "now", "--format", "'{temp"], "{temperature}"),
    CompletionCase(["rain", "check", "te"], "temperature"),
    CompletionCase(["rain", "check", "rain", "qq"], "qquk-us"),
    CompletionCase(["rain", "help", "js"], "json"),
    // Settings.
    CompletionCase(
      ["rain", "settings", "get", "forecast.k"],
      "forecast.key",
      "forecast.key-command"
    ),
    CompletionCase(["rain", "settings", "set", "wind", "k"], "km/h", "kn"),
    CompletionCase(["rain", "settings", "set", "provider", "open-meteo,f"], "open-meteo,forecast"),
    // Saved places, by id, and by a name with spaces, accents and signs that mean something.
    CompletionCase(["rain", "locations", "remove", ""], "zzyx-ch", "qquk-us"),
    CompletionCase(["rain", "locations", "rename", "zz"], "zzyx-ch"),
    CompletionCase(["rain", "now", "qq"], "qquk-us"),
    CompletionCase(["rain", "now", "Zzy"], "Zzyx Hütte"),
    CompletionCase(["rain", "now", #"Zzyx\ H"#], "Zzyx Hütte"),
    CompletionCase(["rain", "now", "\"Zzyx H"], "Zzyx Hütte"),
    CompletionCase(["rain", "now", "Zzyx", "hu"], "hutte"),
    // Cities.
    CompletionCase(["rain", "now", "reykjav"], "reykjavík"),
    CompletionCase(["rain", "locations", "add", "Buenos", "Air"], "Aires"),
    CompletionCase(["rain", "locations", "add", "r"]),
    CompletionCase(["rain", "locations", "select", "mom"], #"mom's "$HOME": `north`"#),
  ]
}
