import RainArguments
import RainCore

extension FailureReport {
  /// Words what is wrong with a file of rain's own, or with what shall be kept in it.
  init(store error: StoreError) {
    switch error {
    case .noHome:
      self.init(
        .fileTrouble,
        "there is no home folder to save to; set HOME, or XDG_CONFIG_HOME and XDG_DATA_HOME"
      )
    case .cannotRead(let path, let errno):
      self.init(.fileTrouble, "can't read \(Self.shownPath(path)): \(Self.text(of: errno))")
    case .cannotWrite(let path, let errno):
      self.init(.fileTrouble, "can't write \(Self.shownPath(path)): \(Self.text(of: errno))")
    case .locked(let path):
      self.init(.fileTrouble, "another rain keeps \(Self.shownPath(path)) locked; try again")
    case .damaged(let path, let problem):
      self.init(
        .badSettings,
        "\(Self.shownPath(path)) can't be used: \(Self.text(problem)); it was left as it is",
        ["Mend it, or move it away to start anew."]
      )
    case .newerVersion(let path, let version):
      self.init(
        .badSettings,
        "\(Self.shownPath(path)) was written by a newer rain (version \(version) of the file);"
          + " it was left as it is",
        ["Update rain, or move the file away to start anew."]
      )
    case .unknownLocation(let id): self.init(.notSaved(id))
    case .selected(let id):
      self.init(
        .usage,
        "\(Self.shown(id)) is the selected location; select another first, or remove it all the same",
        ["rain locations remove --force \(Self.shown(id))"]
      )
    case .emptyName: self.init(.usage, "the name is empty; give one, such as home")
    case .nameLikeCoordinate(let name):
      self.init(
        .usage,
        "'\(Self.shown(name))' would be read as coordinates; give a name such as home"
      )
    case .nameLikeNumber(let name):
      self.init(
        .usage,
        "'\(Self.shown(name))' would be read as a number of the list; give a name such as home"
      )
    case .nameOfSigns(let name):
      self.init(
        .usage,
        "'\(Self.shown(name))' has no letter to find the place by; give a name such as home"
      )
    case .nameOfOther(let id):
      self.init(.usage, "\(Self.shown(id)) is the id of another location; give another name")
    case .nameTooLong(let limit):
      self.init(.usage, "the name is longer than \(limit) characters; give a shorter one")
    case .unknownKey(let key, _):
      let name = String(key.prefix { $0 != "=" })
      let meant = Suggestion.nearest(to: name, among: Setting.all.map(\.key))
      self.init(
        .usage,
        "there is no setting '\(Self.shown(name))'; "
          + (meant.map { "did you mean '\($0)'? See" } ?? "see") + " which there are",
        ["rain settings"]
      )
    case .invalidValue(let key, let value, let allowed):
      // An address may hold a password or a key.
      let shown = allowed == .baseAddress ? "that" : "'\(Self.shown(value))'"
      self.init(.usage, "\(shown) is no value for \(key); it takes \(Self.text(allowed))")
    case .secretSetting(let key):
      self.init(
        .usage,
        "\(key) is kept apart from the settings; set it, and paste the key when asked",
        ["rain settings set \(key)"]
      )
    case .invalidAPIKey(let key):
      self.init(.usage, "that can't be a key for \(key): keys have no spaces and only ASCII")
    }
  }

  private static func text(_ problem: FileProblem) -> String {
    switch problem {
    case .empty: "it is empty"
    case .notAFile: "it is no regular file"
    case .tooLarge(let limit): "it is larger than \(limit / 1024) KiB"
    case .notJSON(let line, let column): "it is no JSON at line \(line), column \(column)"
    case .missing(let path): "'\(shown(path))' is missing"
    case .wrongType(let path):
      path.isEmpty ? "it is no JSON object" : "'\(shown(path))' has the wrong type"
    case .invalidValue(let path): "'\(shown(path))' has a value that is not allowed"
    case .unknownKey(let path): "'\(shown(path))' is no setting"
    }
  }

  /// What a setting takes, as the end of a sentence.
  static func text(_ allowed: Setting.Allowed) -> String {
    switch allowed {
    case .oneOf(let words): words.joined(separator: ", ")
    case .severalOf(let words, _):
      "one or several, with commas, of " + words.joined(separator: ", ")
    case .seconds(let range):
      "a number of seconds from \(NumberText.decimal(range.lowerBound, places: 1))"
        + " to \(NumberText.whole(range.upperBound))"
    case .baseAddress: "an address such as https://example.org"
    case .languageCode: LanguageCode.expectation
    case .command: "a command"
    case .apiKey: "a key"
    }
  }
}
