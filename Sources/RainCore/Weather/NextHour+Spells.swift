extension NextHour {
  /// The spells of wet minutes, without breaks and changes that are too brief to speak of.
  static func spells(of minutes: [Minute], from now: LocalTime, to end: LocalTime) -> [Spell] {
    var spells: [Spell] = []
    for (index, minute) in minutes.enumerated() where minute.isWet {
      guard let intensity = minute.precipitationIntensity else { continue }
      var spell = Spell(
        begins: index == 0 ? now : max(now, minute.time),
        ends: min(minute.end, end),
        type: minute.fallingType,
        strongest: intensity,
        chance: minute.precipitationProbability
      )
      guard let last = spells.indices.last, spell.begins <= spells[last].ends.adding(seconds: brief)
      else {
        spells.append(spell)
        continue
      }
      let isSame = spell.type == spells[last].type || spell.type == nil
      if isSame || spells[last].type == nil {
        spells[last].absorb(spell, type: spells[last].type ?? spell.type)
      } else {
        // What lies between belongs to the first.
        spells[last].ends = max(spells[last].begins, min(spells[last].ends, spell.begins))
        spell.begins = spells[last].ends
        spells.append(spell)
      }
    }
    return withoutFlicker(spells)
  }

  /// Lets a kind of precipitation go that falls only for a moment between or beside another.
  private static func withoutFlicker(_ spells: [Spell]) -> [Spell] {
    var result: [Spell] = []
    for spell in spells {
      guard let last = result.indices.last, result[last].ends == spell.begins else {
        result.append(spell)
        continue
      }
      let isFirst = last == 0 || result[last - 1].ends < result[last].begins
      if spell.type == result[last].type || spell.isBrief {
        result[last].absorb(spell, type: result[last].type)
      } else if result[last].isBrief, isFirst {
        result[last].absorb(spell, type: spell.type)
      } else {
        result.append(spell)
      }
    }
    return result
  }
}

extension NextHour.Spell {
  fileprivate var isBrief: Bool {
    ends.secondsSince1970 - begins.secondsSince1970 <= NextHour.brief
  }

  /// Takes in a spell that follows.
  fileprivate mutating func absorb(_ next: NextHour.Spell, type: PrecipitationType?) {
    ends = max(ends, next.ends)
    self.type = type
    strongest = max(strongest, next.strongest)
    chance = [chance, next.chance].compactMap(\.self).max()
  }
}
