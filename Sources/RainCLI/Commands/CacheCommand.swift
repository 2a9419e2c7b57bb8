import RainArguments
import RainCore
import RainTerminal

extension Command {
  static let cache: Command = Command(
    "cache",
    summary: "The kept answers",
    subcommands: [.cacheInfo, .cacheClear],
    defaultSubcommand: "info"
  )

  static let cacheInfo: Command = Command(
    "info",
    summary: "Show how many answers are kept, and where",
    options: OptionSpec.outputOptions
  ) { invocation async throws(Failure) in
    let (inventory, places) = try invocation.stored { () throws(StoreError) in
      (try invocation.keptAnswers.inventory(), try invocation.keptPlaces.inventory())
    }
    if invocation.arguments.isSet(.json) {
      return Outcome(output: invocation.text(inventory.json(with: places)))
    }
    let look = try Look(invocation, Configuration(invocation)).whole(for: invocation)
    let now = invocation.dependencies.now()
    var rows = [
      ("Folder", inventory.folder ?? "none: there is no home folder"),
      ("Answers", NumberText.whole(Double(inventory.count))),
      ("Searches", NumberText.whole(Double(places.count))),
      (
        "Size", "\(NumberText.whole((Double(inventory.size + places.size) / 1000).rounded(.up))) kB"
      ),
    ]
    if let latest = inventory.latest, let oldest = inventory.oldest {
      rows.append(("Latest", DurationText.ago(now - latest)))
      rows.append(("Oldest", DurationText.ago(now - oldest)))
    }
    let lines = rows.map { label, value in
      StyledText(label, .dim).padded(to: 9) + StyledText(value)
    }
    return Outcome(output: look.text(lines))
  }

  static let cacheClear: Command = Command(
    "clear",
    summary: "Forget the kept answers, which providers failed, and where you are"
  ) { invocation async throws(Failure) in
    let count = try invocation.stored { () throws(StoreError) in
      let count = try invocation.keptAnswers.clear()
      try invocation.keptPlaces.clear()
      try invocation.failureMemory.clear()
      try KeptPosition(directory: invocation.directories.cache).forget()
      return count
    }
    return Outcome(output: "forgot \(count) kept \(count == 1 ? "answer" : "answers")\n")
  }
}

extension KeptInventory {
  fileprivate func json(with places: KeptInventory) -> JSONValue {
    func time(_ seconds: Int?) -> JSONValue {
      JSONValue(seconds.map { LocalTime(secondsSince1970: $0, utcOffset: 0).iso8601UTC })
    }
    return [
      "schema": 1,
      "folder": JSONValue(folder),
      "answers": .integer(count),
      "searches": .integer(places.count),
      "bytes": .integer(size + places.size),
      "latest": time(latest),
      "oldest": time(oldest),
    ]
  }
}
