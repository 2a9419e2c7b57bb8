import RainArguments

extension ManualSection {
  /// The files of rain.
  static let files = ManualSection(
    "FILES",
    text: """
      All are JSON, readable by their owner alone, and replaced whole. Other folders are used where \
      XDG_CONFIG_HOME, XDG_DATA_HOME and XDG_CACHE_HOME name them.
      """,
    entries: [
      Entry("~/.config/rain/settings.json", "The settings"),
      Entry("~/.config/rain/credentials.json", "The keys of APIs"),
      Entry("~/.local/share/rain/locations.json", "The saved locations"),
      Entry("~/.cache/rain/", "The kept answers; they may be removed at any time"),
    ]
  )
}
