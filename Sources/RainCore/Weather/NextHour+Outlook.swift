extension NextHour {
  /// The hour in one thought.
  public var outlook: Outlook {
    guard let first = spells.first, let last = spells.last else { return withoutSpells }
    let changes = changes(of: spells)
    if changes.isEmpty { return .throughout(first.type) }
    let breaks = zip(spells, spells.dropFirst()).count { $0.ends < $1.begins }
    if breaks > 1, changes.count > 3 {
      return .onAndOff(
        Self.only(spells.map(\.type)),
        from: first.begins > now ? first.begins : nil,
        to: last.ends < end ? last.ends : nil
      )
    }
    if changes.count <= 4 { return .changing(changes) }
    // The kinds change too often to tell each time.
    let simpler = self.changes(of: Self.mixing(spells))
    return simpler.isEmpty ? .throughout(.mixed) : .changing(simpler)
  }

  /// The spells, those that follow each other without a break as one.
  private static func mixing(_ spells: [Spell]) -> [Spell] {
    spells.reduce(into: []) { mixed, spell in
      if let last = mixed.indices.last, mixed[last].ends == spell.begins {
        mixed[last].ends = spell.ends
        mixed[last].type = .mixed
      } else {
        mixed.append(spell)
      }
    }
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
