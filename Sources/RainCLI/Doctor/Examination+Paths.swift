import RainCore

extension Examination {
  /// Whether the nearest folder that there is above a path lets files be made in it.
  func isWritable(above path: String) -> Bool {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let status = invocation.dependencies.fileStatus(folder.isEmpty ? "/" : String(folder)) {
        return status.isFolder && status.isWritable
      }
    }
    return false
  }

  /// A path as people write it, with `~` for the home folder.
  func shownPath(_ path: String) -> String {
    let home =
      environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? invocation.dependencies.home()
    guard var home else { return path }
    while home.hasSuffix("/") { home.removeLast() }
    guard !home.isEmpty, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// A path as the shell takes it.
  func shellPath(_ path: String) -> String {
    let shown = shownPath(path)
    let isPlain = shown.utf8.allSatisfy { byte in
      switch byte {
      case 0x2B...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x7E, 0x80...: true
      default: false
      }
    }
    return isPlain ? shown : "'\(path.replacing("'", with: #"'\''"#))'"
  }
}
