extension NextHour {
  /// More changes than these are too many to tell.
  private static let mostChanges = 3

  /// The hour in one thought.
  public var outlook: Outlook {
    guard let first = spells.first, let last = spells.last else { return withoutSpells }
    let changes = changes(of: spells)
    if changes.isEmpty { return .throughout(first.type) }
    if changes.count <= Self.mostChanges { return .changing(changes) }
    let isInterrupted = zip(spells, spells.dropFirst()).contains { $0.ends < $1.begins }
    guard isInterrupted else {
      // One fall in which the kinds change again and again.
      var whole = first
      whole.ends = last.ends
      whole.type = .mixed
      let changes = self.changes(of: [whole])
      return changes.isEmpty ? .throughout(.mixed) : .changing(changes)
    }
    return .onAndOff(
      Self.only(spells.map(\.type)),
      from: first.begins > now ? first.begins : nil,
      to: last.ends < end ? last.ends : nil
    )
  }

  private var withoutSpells: Outlook {
    let possible = minutes.filter(\.mayBeWet)
    guard let chance = possible.compactMap(\.precipitationProbability).max() else {
      return .dry(chance: self.chance)
    }
    return .possible(Self.only(possible.map(\.fallingType)), chance: chance)
  }

  /// The kind, when there is only one.
  private static func only(_ types: [PrecipitationType?]) -> PrecipitationType? {
    Set(types).count == 1 ? types.first ?? nil : nil
  }

  /// All that changes, in order of time.
  private func changes(of spells: [Spell]) -> [Change] {
    var changes: [Change] = []
    var previous: Spell?
    for spell in spells {
      if let previous, previous.ends == spell.begins {
        let kind = Change.Kind.turns(previous.type, into: spell.type)
        changes.append(Change(time: spell.begins, kind: kind))
      } else if let previous {
        let isAgain = previous.type == spell.type
        let kind: Change.Kind = isAgain ? .startsAgain(spell.type) : .starts(spell.type)
        changes.append(Change(time: previous.ends, kind: .stops(previous.type)))
        changes.append(Change(time: spell.begins, kind: kind))
      } else if spell.begins > now {
        changes.append(Change(time: spell.begins, kind: .starts(spell.type)))
      }
      previous = spell
    }
    if let previous, previous.ends < end {
      changes.append(Change(time: previous.ends, kind: .stops(previous.type)))
    }
    return changes
  }
}
