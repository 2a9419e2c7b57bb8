import Foundation
import RainCore

extension DoctorCheck {
  /// The files of rain's own: whether they can be read, understood, changed, and by whom.
  static let files = DoctorCheck { examination in
    let invocation = examination.invocation
    let directories = invocation.directories
    guard let config = directories.config, let data = directories.data else {
      return [
        Finding(
          .warning,
          .files,
          "home folder",
          "there is none, so nothing can be kept",
          advice: "Set HOME, or XDG_CONFIG_HOME and XDG_DATA_HOME."
        )
      ]
    }
    return [
      StoredFile("settings.json", in: config, examination) { () throws(StoreError) in
        let count = try invocation.settings.load().count
        return .init(count == 1 ? "1 setting" : "\(count) settings")
      },
      StoredFile("credentials.json", in: config, examination) { () throws(StoreError) in
        let count = try invocation.credentials.load().count
        return .init(count == 1 ? "1 key" : "\(count) keys")
      },
      StoredFile("locations.json", in: data, examination) { () throws(StoreError) in
        .init(try invocation.locations.load())
      },
    ]
    .map(\.finding)
  }

  /// What to do where the disk is full.
  static let freeSpace = "Free some space: until then nothing can be saved or kept there."

  /// What to do where nothing can be kept.
  static let otherFolder =
    "Make the folder writable, or name another one: HOME or the XDG variables."
}

/// One of the files, with what is to be said about it.
private struct StoredFile {
  private let name: String
  private let path: String
  private let examination: Examination
  private let load: () throws(StoreError) -> Contents

  /// What is in a file, in words.
  struct Contents {
    let text: String
    var advice: [String] = []

    init(_ text: String) { self.text = text }

    init(_ saved: SavedLocations) {
      let count = saved.locations.count
      let places = count == 1 ? "1 place" : "\(count) places"
      if let selected = saved.selected {
        text = "\(places), \(selected.id) is selected"
      } else {
        text = "\(places), none is selected"
        advice = [count == 0 ? "rain locations add Berlin" : "rain locations select PLACE"]
      }
    }
  }

  init(
    _ name: String,
    in folder: URL,
    _ examination: Examination,
    load: @escaping () throws(StoreError) -> Contents
  ) {
    self.name = name
    path = folder.appending(path: name, directoryHint: .notDirectory).path(percentEncoded: false)
    self.examination = examination
    self.load = load
  }

  var finding: Finding {
    do throws(StoreError) {
      return finding(of: try load())
    } catch .cannotRead(let path, let errno) {
      let report = FailureReport(store: .cannotRead(path: path, errno: errno))
      let command =
        examination.closedFolder(above: path).map { "chmod u+rwx \(examination.shellPath($0))" }
        ?? "chmod u+r \(examination.shellPath(path))"
      let advice = errno == EACCES ? command : DoctorCheck.otherFolder
      return Finding(.problem, .files, name, report.sentence, advice: advice)
    } catch {
      return Finding(.problem, .files, name, .store(error))
    }
  }

  private func finding(of contents: Contents) -> Finding {
    guard let status = examination.invocation.dependencies.fileStatus(path) else {
      guard examination.isWritable(above: path) else {
        return finding(.warning, "it can't be made there", [DoctorCheck.otherFolder])
      }
      return examination.hasSpace(above: path)
        ? finding(.ok, "none yet", contents.advice)
        : finding(.warning, "none yet, and the disk is full", [DoctorCheck.freeSpace])
    }
    let command = examination.shellPath(path)
    if status.mode & 0o077 != 0 {
      let mode = "mode 0\(String(status.mode, radix: 8))"
      let what = status.mode & 0o022 == 0 ? "read" : "change"
      return finding(.warning, "others may \(what) it (\(mode))", ["chmod 600 \(command)"])
    }
    // The file is replaced, so its own mode does not matter.
    guard examination.isWritable(above: path) else {
      return finding(
        .warning,
        "\(contents.text); it can't be changed",
        [DoctorCheck.otherFolder]
      )
    }
    guard examination.hasSpace(above: path) else {
      return finding(.warning, "\(contents.text); the disk is full", [DoctorCheck.freeSpace])
    }
    return finding(.ok, contents.text, contents.advice)
  }

  private func finding(
    _ status: Finding.Status,
    _ detail: String,
    _ advice: [String]
  ) -> Finding {
    Finding(
      status,
      .files,
      name,
      "\(examination.shownPath(path)): \(detail)",
      advice: advice
    )
  }
}
