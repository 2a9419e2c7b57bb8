import RainArguments
import RainCore

extension ManualSection {
  /// The variables that rain reads.
  static let environment = ManualSection(
    "ENVIRONMENT",
    text: """
      Options are stronger than variables, and variables are stronger than settings. An empty \
      variable counts as unset.
      """,
    entries: Configuration.possibleVariables.map { variable, setting in
      Entry(variable, "Stands for the setting '\(setting.key)': \(lowercased(setting.summary))")
    } + [
      Entry("LC_ALL, LC_MEASUREMENT, LANG", "The region whose units are used where none are set"),
      Entry("LC_ALL, LC_TIME, LANG", "The region whose clock is used where none is set"),
      Entry("LC_ALL, LC_CTYPE, LANG", "Whether more than ASCII can be shown: they name UTF-8"),
      Entry("NO_COLOR", "No color, unless an option asks for it"),
      Entry("FORCE_COLOR, CLICOLOR_FORCE", "Color, also where the output is no terminal"),
      Entry("TERM, CLICOLOR", "'dumb' and '0' mean no color"),
      Entry("COLUMNS", "The width to fill, before that of the terminal"),
      Entry(
        "HOME, XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME",
        "Where the files are; see below"
      ),
      Entry(
        "https_proxy, all_proxy, no_proxy",
        "The proxy for requests, and the hosts that are asked without it"
      ),
    ]
  )

  /// A summary as a part of a sentence.
  private static func lowercased(_ summary: String) -> String {
    summary.prefix(1).lowercased() + summary.dropFirst()
  }
}
