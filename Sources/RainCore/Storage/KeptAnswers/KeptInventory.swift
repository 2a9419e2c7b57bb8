/// How much is kept.
public struct KeptInventory: Hashable, Sendable {
  /// The folder; `nil` when there is no home to have one in.
  public let folder: String?

  /// How many answers are kept.
  public let count: Int

  /// How large they are together, in bytes.
  public let size: Int

  /// When the oldest one was kept, in seconds since 1970; `nil` when there is none.
  public let oldest: Int?

  /// When the latest one was kept, in seconds since 1970; `nil` when there is none.
  public let latest: Int?

  init(folder: String?) {
    self.folder = folder
    let entries = folder.map { KeptFolder(path: $0).entries.filter { $0.path.hasSuffix(".json") } }
    count = entries?.count ?? 0
    size = entries?.reduce(0) { $0 + $1.size } ?? 0
    oldest = entries?.last?.written
    latest = entries?.first?.written
  }
}
