import Foundation

/// A program of the system that a test is about, where it is installed.
enum InstalledProgram: String {
  case bash
  case zsh
  case fish
  case man
  case groff
  case mandoc
  case sh

  /// Its file; `nil` when it is not installed.
  var file: URL? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
      .map { URL(filePath: "\($0)/\(rawValue)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }

  var isInstalled: Bool { file != nil }
}
