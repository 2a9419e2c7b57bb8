import RainArguments
import RainCore
import RainTerminal

extension Command {
  static let settings: Command = Command(
    "settings",
    summary: "Units, provider, keys and the rest",
    subcommands: [.settingsList, .settingsGet, .settingsSet, .settingsUnset],
    defaultSubcommand: "list",
    examples: [
      ExampleSpec("rain settings set temperature celsius", "°C from now on"),
      ExampleSpec("rain settings set provider forecast", "Ask Pirate Weather"),
      ExampleSpec("rain settings set forecast.key", "Asks for the key, without showing it"),
    ]
  )

  static let settingsList: Command = Command(
    "list",
    summary: "Show every setting with its value",
    options: OptionSpec.outputOptions
  ) { invocation async throws(Failure) in
    let values = try SettingValues(invocation)
    if invocation.arguments.isSet(.json) {
      let members = try values.all()
        .map { JSONValue.Member(name: $0.key, value: JSONValue($0.value)) }
      return Outcome(
        output: invocation.text(["schema": 1, "settings": .object(members)])
      )
    }
    let look = try Look(invocation, Configuration(invocation)).whole(for: invocation)
    return Outcome(output: look.text(try values.lines(look)))
  }

  static let settingsGet: Command = Command(
    "get",
    summary: "Show the value of a setting",
    operands: [settingKey],
    examples: [ExampleSpec("rain settings get temperature", "Its value, or its default")]
  ) { invocation async throws(Failure) in
    let key = invocation.arguments.words("KEY")[0]
    let setting = try invocation.stored { () throws(StoreError) in try Setting.named(key) }
    let value = try SettingValues(invocation).value(of: setting)
    return Outcome(output: "\(value ?? SettingValues.standard(of: setting))\n")
  }

  static let settingsSet: Command = Command(
    "set",
    summary: "Change a setting",
    discussion: """
      The key of an API is never given on the command line, where others could see it: leave the \
      value out, and rain asks for it, or reads a line from standard input.
      """,
    operands: [
      settingKey,
      OperandSpec(
        "VALUE",
        summary: "Its new value",
        isRequired: false,
        extent: .joinedWords,
        completion: ValueSource.settingValues.completion
      ),
    ],
    examples: [
      ExampleSpec("rain settings set units metric", "All units at once"),
      ExampleSpec("rain settings set wind kn", "One unit, which wins over 'units'"),
      ExampleSpec("rain settings set openweathermap.key", "Asks for the key"),
    ]
  ) { invocation async throws(Failure) in
    let key = invocation.arguments.words("KEY")[0]
    let words = invocation.arguments.words("VALUE")
    // Written as an assignment, the key of an API would be a part of the name.
    let name = String(key.prefix { $0 != "=" })
    if name != key, let setting = try? Setting.named(name), setting.isAPIKey {
      throw .store(.secretSetting(key: setting.key))
    }
    let setting = try invocation.stored { () throws(StoreError) in try Setting.named(key) }
    let value = words.joined(separator: " ")
    if setting.isAPIKey {
      guard words.isEmpty else { throw .store(.secretSetting(key: setting.key)) }
      return try invocation.setKey(setting)
    }
    guard !words.isEmpty else {
      throw .usage(
        "\(setting.key) needs a value, which is \(FailureReport.text(setting.allowed))"
      )
    }
    let store = invocation.settings
    let stored = try invocation.stored { () throws(StoreError) in
      try store.set(setting.key, to: value)
    }
    let stronger = Configuration.variableInForce(setting.key, invocation.dependencies.environment)
    return Outcome(
      output: "\(setting.key) is now \(CleanText.line(stored))\n",
      notes: stronger.map { ["\($0) in the environment is stronger for as long as it is set"] }
        ?? []
    )
  }

  static let settingsUnset: Command = Command(
    "unset",
    summary: "Give a setting its default back",
    operands: [settingKey]
  ) { invocation async throws(Failure) in
    let key = invocation.arguments.words("KEY")[0]
    let setting = try invocation.stored { () throws(StoreError) in try Setting.named(key) }
    let (settings, credentials) = (invocation.settings, invocation.credentials)
    let wasSet = try invocation.stored { () throws(StoreError) in
      setting.isAPIKey ? try credentials.unset(setting.key) : try settings.unset(setting.key)
    }
    let standard = SettingValues.standard(of: setting)
    return Outcome(
      output: wasSet
        ? "\(setting.key) is unset; now \(standard)\n" : "\(setting.key) was not set; \(standard)\n"
    )
  }

  private static let settingKey = OperandSpec(
    "KEY",
    summary: "The setting; 'rain settings' lists them",
    completion: .words(Setting.all.map { Completion.Word($0.key, summary: $0.summary) })
  )
}

extension Invocation {
  /// Asks for the key of an API and keeps it.
  fileprivate func setKey(_ setting: Setting) throws(Failure) -> Outcome {
    if arguments.isSet(.noInput), dependencies.terminal.isInputTerminal {
      throw .usage("\(setting.key) is asked for, which --no-input forbids; pipe it in instead")
    }
    let prompt = dependencies.terminal.isInputTerminal ? "\(setting.key): " : ""
    guard let text = dependencies.readSecret(prompt) else {
      throw .usage("no key came, or one that is too long; type it when asked, or pipe it in")
    }
    let store = credentials
    let key = try stored { () throws(StoreError) in try store.set(setting.key, to: text) }
    return Outcome(output: "\(setting.key) is now \(key.mask)\n")
  }
}
