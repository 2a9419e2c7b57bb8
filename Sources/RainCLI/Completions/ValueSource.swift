import RainArguments
import RainCore

/// Something that a shell can complete only by asking: what is saved, what belongs to a setting.
///
/// A new one is a `static let` and a line in `all`.
struct ValueSource: Sendable {
  /// What scripts call it.
  let name: String

  /// What there is for the words typed so far; nothing when it can't be read.
  let words: @Sendable (_ typed: [String], Invocation) -> [Completion.Word]

  /// Every source.
  static let all: [ValueSource] = [
    .places, .checkedPlaces, .cities, .locations, .settingValues, .commands,
  ]

  /// How the grammar tells of it.
  var completion: Completion { .lines(ofRun: [Command.completeValues.spec.name, name]) }
}

extension ValueSource {
  /// The saved locations, and cities.
  static let places = ValueSource(name: "places") { typed, invocation in
    savedPlaces(typed, invocation) + cities.words(typed, invocation)
  }

  /// The same behind the condition of `check`.
  static let checkedPlaces = ValueSource(name: "checked-places") { typed, invocation in
    places.words(Array(typed.dropFirst()), invocation)
  }

  /// The cities of the built-in list, once two letters are typed.
  static let cities = ValueSource(name: "cities") { typed, _ in
    guard !isOption(typed), !typed.contains(where: { $0.contains(",") }) else { return [] }
    return CityList.builtIn.places(goingOnFrom: NameBeginning(typed))
      .map { Completion.Word($0.word, summary: FailureReport.candidate($0.place)) }
  }

  /// The saved locations.
  static let locations = ValueSource(name: "locations", words: savedPlaces)

  /// The values of the setting that the first word names.
  static let settingValues = ValueSource(name: "setting-values") { typed, _ in
    guard let key = typed.first, let setting = try? Setting.named(key) else { return [] }
    switch setting.allowed {
    case .oneOf(let words): return words.map { Completion.Word($0) }
    case .severalOf(let words, _): return list(of: words, after: typed.last ?? "")
    case .languageCode: return Language.allCases.map { Completion.Word($0.rawValue) }
    case .seconds, .baseAddress, .command, .apiKey: return []
    }
  }

  /// The commands below the one that the words before the last name.
  static let commands = ValueSource(name: "commands") { typed, _ in
    var command = Command.root.spec
    for word in typed.dropLast() {
      guard let next = command.subcommand(named: word) else { return [] }
      command = next
    }
    let topics = typed.count > 1 ? [] : HelpTopic.allCases
    return command.visibleSubcommands.map { Completion.Word($0.name, summary: $0.summary) }
      + topics.map { Completion.Word($0.rawValue, summary: $0.summary) }
  }

  /// Whether what is typed would be an option; dashes do not count in names.
  private static func isOption(_ typed: [String]) -> Bool { typed.first?.hasPrefix("-") == true }

  /// The ids of the saved locations, and the names of those whose id begins otherwise.
  private static func savedPlaces(
    _ typed: [String],
    _ invocation: Invocation
  ) -> [Completion.Word] {
    // A shell that asks while a file is damaged is not the one to tell.
    guard let saved = try? invocation.locations.load() else { return [] }
    let beginning = NameBeginning(typed)
    guard !isOption(typed) else { return [] }
    return saved.sortedByName.compactMap { location in
      let place = FailureReport.candidate(location.place)
      if typed.count == 1, location.id.hasPrefix(typed[0]) {
        return Completion.Word(location.id, summary: place)
      }
      guard !beginning.isEmpty, let name = location.place.name,
        let word = beginning.completed(by: name),
        saved.matching(name).map(\.id) == [location.id]
      else { return nil }
      return Completion.Word(word, summary: place)
    }
  }

  /// The words that can go on a list with commas between, whole lists each.
  private static func list(of words: [String], after typed: String) -> [Completion.Word] {
    let given = typed.split(separator: ",", omittingEmptySubsequences: false).dropLast()
    let start = given.map { "\($0)," }.joined()
    return words.filter { word in !given.contains { $0 == word } }
      .map { Completion.Word(start + $0) }
  }
}
