import RainTerminal

/// What the keys of the full screen do.
struct WatchHelp: Sendable {
  let look: Look

  var lines: [StyledText] {
    let arrows = look.isASCII ? ("", "") : (" →", " ←")
    let keys: [(String, Phrase)] = [
      ("r", .refreshHelp), ("n" + arrows.0, .nextPlaceHelp), ("p" + arrows.1, .previousPlaceHelp),
      ("u", .unitsHelp), ("?", .helpHelp), ("q", .quitHelp),
    ]
    let texts = keys.map { StyledText($0.0, .bold) }
    let column = (texts.map(\.width).max() ?? 0) + 2
    return zip(texts, keys)
      .flatMap { key, entry in
        let lines = TextFitting.wrapped(look.words[entry.1], to: look.width - column)
        return lines.enumerated()
          .map { index, line in
            (index == 0 ? key.padded(to: column) : .spaces(column)) + StyledText(line)
          }
      }
  }
}
