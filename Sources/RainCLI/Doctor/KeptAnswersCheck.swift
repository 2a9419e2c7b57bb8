import Foundation
import RainCore

extension DoctorCheck {
  /// The folder of kept answers: whether it can be used, and by whom.
  static let keptAnswers = DoctorCheck { examination in
    guard let folder = examination.invocation.directories.cache else { return [] }
    let path = folder.path(percentEncoded: false).trimmingSuffix("/")
    let shown = examination.shownPath(path)
    let command = examination.shellPath(path)
    func finding(_ status: Finding.Status, _ detail: String, _ advice: String...) -> [Finding] {
      [Finding(status, .files, "kept answers", "\(shown): \(detail)", advice: advice)]
    }
    guard let status = examination.invocation.dependencies.fileStatus(path) else {
      guard examination.isWritable(above: path) else {
        return finding(.warning, "nothing can be kept there", otherFolder)
      }
      return examination.hasSpace(above: path)
        ? finding(.ok, "none yet") : finding(.warning, "the disk is full", freeSpace)
    }
    guard status.isFolder else {
      return finding(.warning, "it is no folder", "Move it away; rain makes the folder itself.")
    }
    guard status.isReadable, status.isWritable else {
      // Where the mode allows it, the file system or its owner does not.
      let isAllowed = status.mode & 0o700 == 0o700
      return finding(
        .warning,
        "nothing can be kept there",
        isAllowed ? otherFolder : "chmod u+rwx \(command)"
      )
    }
    guard status.mode & 0o077 == 0 else {
      return finding(.warning, "others may look into it", "chmod 700 \(command)")
    }
    guard status.hasSpace else { return finding(.warning, "the disk is full", freeSpace) }
    let count: Int
    do throws(StoreError) {
      count = try examination.invocation.keptAnswers.inventory().count
    } catch {
      return finding(.warning, "nothing can be kept there", "rain cache clear")
    }
    return finding(.ok, count == 1 ? "1 answer" : "\(count) answers")
  }
}
