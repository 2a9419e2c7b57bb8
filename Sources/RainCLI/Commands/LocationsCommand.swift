import RainArguments
import RainCore
import RainTerminal

extension Command {
  static let locations: Command = Command(
    "locations",
    summary: "The saved places",
    subcommands: [
      .locationsList, .locationsAdd, .locationsRemove, .locationsSelect, .locationsRename,
      .locationsFind,
    ],
    defaultSubcommand: "list",
    examples: [
      ExampleSpec("rain locations add Paris, France", "Save a place"),
      ExampleSpec("rain locations select Paris", "Make it the one that is used"),
      ExampleSpec("rain locations", "See which there are"),
    ]
  )

  static let locationsList: Command = Command(
    "list",
    summary: "Show the saved places, the selected one marked",
    options: [.plain] + OptionSpec.outputOptions
  ) { invocation async throws(Failure) in
    let form = try OutputForm(invocation.arguments)
    let saved = try invocation.savedLocations()
    if case .json = form { return Outcome(output: invocation.text(LocationsDocument(saved).json)) }
    let configuration = try Configuration(invocation)
    var look = try Look(invocation, configuration).whole(for: invocation)
    look.use(try UnitChoice(invocation, configuration))
    let presents = try Presents(invocation, configuration).presents(at: saved)
    if case .plain = try form.following(configuration) {
      return Outcome(output: PlainPlaces(look: look).lines(of: saved, presents).text(look.words))
    }
    let view = LocationsView(saved: saved, look: look, presents: presents)
    return Outcome(output: look.text(view.lines))
  }

  static let locationsAdd: Command = Command(
    "add",
    summary: "Save a place; the first one becomes the selected one",
    operands: [
      OperandSpec(
        "PLACE",
        summary: "A name with region or country after commas, or LATITUDE,LONGITUDE",
        isRequired: false,
        extent: .joinedWords,
        completion: ValueSource.cities.completion
      )
    ],
    options: [.pick, .current, .timeout, .refresh, .searchOffline],
    examples: [
      ExampleSpec("rain locations add Berlin", "By name"),
      ExampleSpec("rain locations add --current", "Where you are"),
      ExampleSpec("rain locations add Springfield, IL", "Narrowed by the state"),
      ExampleSpec("rain locations add 52.52,13.41", "By coordinates"),
    ]
  ) { invocation async throws(Failure) in
    let configuration = try Configuration(invocation)
    let client = try invocation.client(configuration)
    let choice = PlaceChoice(invocation, configuration, client)
    let found: PlaceChoice.Choice
    if invocation.arguments.isSet(.current) {
      found = try await choice.current()
    } else if let text = invocation.arguments.place {
      found = try await choice.found(text)
    } else {
      throw .usage("name the place to save, or save where you are with --current")
    }
    let store = invocation.locations
    let addition = try invocation.stored { () throws(StoreError) in try store.add(found.place) }
    let name = FailureReport.candidate(addition.location.place)
    let verb = addition.isNew ? "saved" : "is saved already:"
    let selected = addition.isSelected ? ", the selected location" : ""
    let sentence =
      addition.isNew
      ? "\(verb) \(name) as \(addition.location.id)\(selected)"
      : "\(name) \(verb) \(addition.location.id)\(selected)"
    return Outcome(output: sentence + "\n", notes: found.notes)
  }

  static let locationsRemove: Command = Command(
    "remove",
    summary: "Forget a saved place",
    operands: [savedPlace],
    options: [force],
    examples: [ExampleSpec("rain locations remove berlin-de", "By its id")]
  ) { invocation async throws(Failure) in
    let location = try await SavedPlaceChoice(invocation)
      .location(named: invocation.arguments.place ?? "")
    let store = invocation.locations
    let isForced = invocation.arguments.isSet(force)
    let removed = try invocation.stored { () throws(StoreError) in
      try store.remove(location.id, force: isForced)
    }
    return Outcome(output: "removed \(FailureReport.candidate(removed.place))\n")
  }

  static let locationsSelect: Command = Command(
    "select",
    summary: "Make a saved place the one that commands without a place use",
    operands: [
      OperandSpec(
        "PLACE",
        summary: savedPlace.summary + "; without it a question at the terminal",
        isRequired: false,
        extent: .joinedWords,
        completion: ValueSource.locations.completion
      )
    ],
    examples: [
      ExampleSpec("rain locations select Paris", "By its name"),
      ExampleSpec("rain locations select 2", "By its number in the list"),
    ]
  ) { invocation async throws(Failure) in
    let choice = SavedPlaceChoice(invocation)
    let location =
      if let text = invocation.arguments.place {
        try await choice.location(named: text)
      } else {
        try choice.askedLocation()
      }
    let store = invocation.locations
    let selected = try invocation.stored { () throws(StoreError) in try store.select(location.id) }
    return Outcome(output: "selected \(FailureReport.candidate(selected.place))\n")
  }

  static let locationsRename: Command = Command(
    "rename",
    summary: "Give a saved place a name of your own",
    operands: [
      OperandSpec(
        "PLACE",
        summary: "The id, the name or the number of a saved place",
        completion: ValueSource.locations.completion
      ),
      OperandSpec("NAME", summary: "The new name", extent: .joinedWords),
    ],
    examples: [ExampleSpec("rain locations rename berlin-de home", "Then 'rain now home' works")]
  ) { invocation async throws(Failure) in
    // Of all the words those in front are the place that are the name of one.
    let words = invocation.arguments.words("PLACE") + invocation.arguments.words("NAME")
    let (location, rest) = try SavedPlaceChoice(invocation).location(beginning: words)
    let name = rest.joined(separator: " ")
    let store = invocation.locations
    let renamed = try invocation.stored { () throws(StoreError) in
      try store.rename(location.id, to: name)
    }
    let (old, new) = (location.place, renamed.place)
    return Outcome(
      output: "\(FailureReport.candidate(old)) is now \(FailureReport.candidate(new))\n"
    )
  }

  static let locationsFind: Command = Command(
    "find",
    summary: "Show which places a name could mean, the likeliest first; saves nothing",
    operands: [
      OperandSpec(
        "PLACE",
        summary: "A name with region or country after commas, or LATITUDE,LONGITUDE",
        extent: .joinedWords,
        completion: ValueSource.cities.completion
      )
    ],
    options: [.timeout, .refresh, .searchOffline, .plain] + OptionSpec.outputOptions,
    examples: [ExampleSpec("rain locations find Springfield", "The numbers are for --pick")]
  ) { invocation async throws(Failure) in
    let form = try OutputForm(invocation.arguments)
    let configuration = try Configuration(invocation)
    let client = try invocation.client(configuration)
    let (places, notes) = try await PlaceChoice(invocation, configuration, client)
      .candidates(invocation.arguments.place ?? "")
    if case .json = form {
      return Outcome(output: invocation.text(LocationsDocument.matches(places)), notes: notes)
    }
    let look = try Look(invocation, configuration).whole(for: invocation)
    if case .plain = try form.following(configuration) {
      let lines = PlainPlaces(look: look).lines(of: places)
      return Outcome(output: lines.text(look.words), notes: notes)
    }
    return Outcome(output: look.text(LocationsView.candidates(places, look)), notes: notes)
  }

  private static let force = OptionSpec(
    "force",
    summary: "Remove the selected location too",
    section: "Removing"
  )

  private static let savedPlace = OperandSpec(
    "PLACE",
    summary: "The id, the name or the number of a saved place",
    extent: .joinedWords,
    completion: ValueSource.locations.completion
  )
}

extension Invocation {
  /// Creates a client with the time that the network may take.
  func client(_ configuration: Configuration) throws(Failure) -> APIClient {
    try ReportSource(self, configuration).client()
  }
}
