/// How much is kept.
public struct KeptInventory: Hashable, Sendable {
  /// The folder; `nil` when there is no home to have one in.
  public let folder: String?

  /// How many files are kept.
  public let count: Int

  /// How large they are together, in bytes.
  public let size: Int

  /// When the oldest one was kept, in seconds since 1970; `nil` when there is none.
  public let oldest: Int?

  /// When the latest one was kept, in seconds since 1970; `nil` when there is none.
  public let latest: Int?

  init(_ files: KeptFolder?) throws(StoreError) {
    folder = files?.path
    let entries = try files?.entries()
    count = entries?.count ?? 0
    size = entries?.reduce(0) { $0 + $1.size } ?? 0
    oldest = entries?.last?.written
    latest = entries?.first?.written
  }
}
