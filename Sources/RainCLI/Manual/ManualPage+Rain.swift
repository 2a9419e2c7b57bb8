import RainArguments

extension ManualPage {
  /// The manual page of rain.
  static var rain: ManualPage {
    ManualPage(
      grammar: Command.root.spec,
      version: Rain.version,
      date: Rain.versionDate,
      sections: [.exitStatus, .environment, .files]
    )
  }
}

extension ManualSection {
  fileprivate static var exitStatus: ManualSection {
    ManualSection(
      "EXIT STATUS",
      entries: ExitCode.allCases.map { Entry("\($0.rawValue)", $0.meaning) }
    )
  }
}
