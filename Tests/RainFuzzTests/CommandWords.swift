@testable import RainArguments
@testable import RainCLI
import RainCore

/// The words that the real grammar knows, with values that its options take.
enum CommandWords {
  static let all: [String] = names + options + choices + settings + values + values

  private static let commands = Command.root.spec.allCommands.map(\.command)
  private static let names = commands.map(\.name)
  private static let options = commands.flatMap(\.options).flatMap(\.spellings)
  private static let settings = Setting.all.map(\.key)

  private static let choices: [String] = commands.flatMap(\.options)
    .flatMap { option -> [String] in
      if case .choice(let words)? = option.value?.kind { words } else { [] }
    }

  private static let values = [
    "Berlin", "Springfield", "52.52,13.41", "-33.9,18.4", "91,0", "berlin-de", "Paris, FR", "1",
    "24",
    "tomorrow", "monday", "2026-11-30", "x", "answer.json", "-", "-h", "--help", "--version", "--",
    "80", "0.5", "0C", "50km/h", "30%", "{place}", "{temperature}\\n", "oneline", "tmux", "{x",
    "90s", "6h", "https://example.org",
  ]
}
