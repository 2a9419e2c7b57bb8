package import Foundation

/// What one of rain's own files holds, as it stands on the disk.
package protocol StoredContent: Equatable, Sendable {
  /// The format that this rain reads and writes, counted from 1.
  static var version: Int { get }

  /// What a missing file stands for.
  init()

  /// Reads the members of the file, `version` aside.
  init(_ object: StoredObject) throws(FileProblem)

  /// The members of the file, `version` aside.
  var object: StoredObject { get }
}

/// One JSON file of rain's own, changed under a lock and replaced whole.
///
/// A file that can't be understood, or comes from a later rain, is never overwritten.
package struct JSONFile<Content: StoredContent>: Sendable {
  /// Where it is, as the user knows it: possibly a symbolic link.
  package let path: String

  private let lockPatience: Int

  /// Names the file; nothing is touched yet.
  ///
  /// - Parameters:
  ///   - url: Where it is.
  ///   - lockPatience: How long a change waits for another process, in milliseconds.
  package init(at url: URL, lockPatience: Int = 10_000) {
    path = url.path(percentEncoded: false)
    self.lockPatience = lockPatience
  }

  /// Returns what the file holds, or `nil` when there is none.
  package func read() throws(StoreError) -> Content? {
    guard let bytes = try FileContents.bytes(at: path) else { return nil }
    let object = try understanding { () throws(FileProblem) in
      try StoredJSONReader.value(of: bytes).object("")
    }
    let version = try understanding { () throws(FileProblem) in try Self.version(of: object) }
    guard version <= Content.version else {
      throw .newerVersion(path: path, version: version)
    }
    return try understanding { () throws(FileProblem) in
      try Content(StoredObject(members: object.members.filter { $0.key != Self.versionKey }))
    }
  }

  /// Changes the file: lock, read, change, replace, unlock.
  ///
  /// Contents that did not change are not written.
  ///
  /// - Parameter change: Changes what the file holds, or what a missing one stands for.
  /// - Returns: What `change` returned.
  /// - Throws: Whatever keeps the file from being read, locked or written, and what `change` throws.
  package func update<Value>(
    _ change: (inout Content) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    let target = try writing { () throws(SystemFailure) in
      try Paths.createFolder(at: Paths.folder(of: path))
      let target = try Paths.target(of: path)
      try Paths.createFolder(at: Paths.folder(of: target))
      return target
    }
    // The lock is where the target is, so that two links to one file do not get in each other's way.
    let lock = FileLock(guarding: target, knownAs: path, patience: lockPatience)
    return try lock.withLock { () throws(StoreError) in
      let old = try read() ?? Content()
      var new = old
      let value = try change(&new)
      if new != old {
        let replacement = FileReplacement(path: target)
        replacement.removeLeftovers()
        try writing { () throws(SystemFailure) in try replacement.replace(with: Self.bytes(of: new))
        }
      }
      return value
    }
  }

  private static var versionKey: String { "version" }

  private static func version(of object: StoredObject) throws(FileProblem) -> Int {
    guard let version = try object[versionKey]?.integer(versionKey) else {
      throw .missing(keyPath: versionKey)
    }
    guard version >= 1 else { throw .invalidValue(keyPath: versionKey) }
    return version
  }

  private static func bytes(of content: Content) -> [UInt8] {
    var object = content.object
    object[versionKey] = .number(Double(Content.version))
    return StoredJSONWriter.bytes(of: object)
  }

  private func understanding<Value>(
    _ body: () throws(FileProblem) -> Value
  ) throws(StoreError) -> Value {
    do throws(FileProblem) {
      return try body()
    } catch {
      throw .damaged(path: path, problem: error)
    }
  }

  private func writing<Value>(
    _ body: () throws(SystemFailure) -> Value
  ) throws(StoreError) -> Value {
    do throws(SystemFailure) {
      return try body()
    } catch {
      throw .cannotWrite(path: path, errno: error.code)
    }
  }
}
