import RainArguments
import RainCore
import RainTerminal

extension Command {
  static let providers: Command = Command(
    "providers",
    summary: "Who can be asked, who has a key, and what each can give",
    options: OptionSpec.outputOptions
  ) { invocation async throws(Failure) in
    let configuration = try Configuration(invocation)
    let used = try configuration.providers()
    var rows: [ProviderRow] = []
    for provider in ProviderID.allCases {
      rows.append(
        ProviderRow(
          provider: provider,
          keySource: try configuration.keySource(of: provider),
          rank: used.firstIndex(of: provider).map { $0 + 1 }
        )
      )
    }
    if invocation.arguments.isSet(.json) {
      let list = JSONValue.array(rows.map(\.json))
      return Outcome(output: invocation.text(["schema": 1, "providers": list]))
    }
    let look = try Look(invocation, configuration).whole(for: invocation)
    var table = Table([
      Table.Column(""), Table.Column("", gap: 1), Table.Column("", weight: 2),
      Table.Column("", weight: 1, minimumWidth: 20),
    ])
    for row in rows {
      table.add([
        StyledText(row.rank == nil ? " " : "*"),
        StyledText(row.provider.rawValue, row.rank == nil ? .plain : .bold),
        StyledText(row.keyText),
        StyledText(row.offer, .dim),
      ])
    }
    return Outcome(output: look.text(table.lines(width: look.width, mark: look.mark)))
  }
}

/// A provider as the list of providers shows it.
private struct ProviderRow {
  let provider: ProviderID
  let keySource: String?
  /// Its place in the order of preference, from 1; `nil` when it is not in use.
  let rank: Int?

  var keyText: String {
    if let keySource { return "key from \(keySource)" }
    return provider.needsKey ? "no key" : "needs no key"
  }

  /// What the provider can give.
  var offer: String {
    switch provider {
    case .openMeteo: "now, quarters of the next hours, hours and days for 8 days, air"
    case .forecast: "now, minutes, hours for 7 days, 8 days, warnings"
    case .openWeatherMap: "now, three-hour steps for 5 days, air; more with a plan"
    }
  }

  var json: JSONValue {
    [
      "name": .string(provider.rawValue),
      "title": .string(provider.title),
      "needsKey": .bool(provider.needsKey),
      "key": JSONValue(keySource),
      "inUse": .bool(rank == 1),
      "preference": JSONValue(rank),
      "attribution": .string(provider.attribution),
    ]
  }
}
