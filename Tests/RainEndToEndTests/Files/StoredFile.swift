import Testing

/// A file of rain's own, with contents and a command that changes them.
struct StoredFile: CustomTestStringConvertible, Sendable {
  /// The folder that rain makes for it, in the home.
  let folder: String
  let name: String
  /// What is in it before a test.
  let contents: String
  /// Commands that read it.
  let readers: [[String]]
  /// Changes it to something with a number in it.
  let change: @Sendable (Int) -> Change

  /// A command line, what standard input gives it, and what is in the file when it is done.
  struct Change: Sendable {
    let arguments: [String]
    var input: String?
    let mark: String
  }

  var path: String { "\(folder)/\(name)" }
  var testDescription: String { name }

  static let settings = StoredFile(
    folder: ".config/rain",
    name: "settings.json",
    contents: #"{"temperature": "celsius", "version": 1}"#,
    readers: [["settings"], ["now", "--sample"], ["providers"]]
  ) { number in
    Change(
      arguments: ["settings", "set", "timeout", "\(number + 1)"],
      mark: #""timeout": "\#(number + 1)""#
    )
  }

  static let credentials = StoredFile(
    folder: ".config/rain",
    name: "credentials.json",
    contents: #"{"openweathermap": "canary-owm-key", "version": 1}"#,
    readers: [["settings", "get", "forecast.key"], ["now", "1,2", "--provider", "forecast"]]
  ) { number in
    Change(
      arguments: ["settings", "set", "forecast.key"],
      input: "canary-\(number)-key\n",
      mark: #""forecast": "canary-\#(number)-key""#
    )
  }

  static let locations = StoredFile(
    folder: ".local/share/rain",
    name: "locations.json",
    contents: #"{"locations": [{"id": "home", "latitude": 1, "longitude": 2}], "version": 1}"#,
    readers: [["locations"], ["now", "home"], ["locations", "--json"]]
  ) { number in
    Change(
      arguments: ["locations", "rename", "home", "name \(number)"],
      mark: #""name": "name \#(number)""#
    )
  }

  static let all = [settings, credentials, locations]
}
