import RainCore

extension Examination {
  /// Whether the nearest folder that there is above a path lets files be made in it.
  func isWritable(above path: String) -> Bool {
    nearestFolder(above: path).map { $0.status.isFolder && $0.status.isWritable } ?? false
  }

  /// Whether there is room for more where the nearest folder above a path lies.
  func hasSpace(above path: String) -> Bool {
    nearestFolder(above: path)?.status.hasSpace ?? true
  }

  /// The uppermost folder above a path that this process may not look into; `nil` when it may look
  /// into all of them.
  func closedFolder(above path: String) -> String? {
    folders(above: path)
      .last { folder in
        invocation.dependencies.fileStatus(folder).map { $0.isFolder && !$0.isReadable } ?? false
      }
  }

  private func nearestFolder(above path: String) -> (path: String, status: FileStatus)? {
    folders(above: path).lazy
      .compactMap { folder in
        invocation.dependencies.fileStatus(folder).map { (folder, $0) }
      }
      .first
  }

  /// The folders above a path, the nearest first.
  private func folders(above path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(rest.isEmpty ? "/" : String(rest))
    }
    return folders
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
