/// What is wrong with a file of rain's own, and where in it.
///
/// A key path looks like `locations[3].latitude`; it is empty for the file as a whole.
public enum FileProblem: Error, Hashable, Sendable {
  /// There is nothing in the file.
  case empty
  /// It is a folder, a pipe or a device.
  case notAFile
  /// It is larger than `limit` bytes, which no file of ours is.
  case tooLarge(limit: Int)
  /// It is not JSON from this place on; both numbers count from 1, columns in Unicode scalars.
  case notJSON(line: Int, column: Int)
  /// A value that has to be there is not.
  case missing(keyPath: String)
  /// A value is of another kind than expected, such as a text for a number.
  case wrongType(keyPath: String)
  /// A value is of the right kind but not one of those allowed.
  case invalidValue(keyPath: String)
  /// A key that rain does not know.
  case unknownKey(keyPath: String)

  /// The same problem seen from outside of the value at `outer`.
  func inside(_ outer: String) -> FileProblem {
    func join(_ inner: String) -> String { inner.isEmpty ? outer : "\(outer).\(inner)" }
    return switch self {
    case .missing(let inner): .missing(keyPath: join(inner))
    case .wrongType(let inner): .wrongType(keyPath: join(inner))
    case .invalidValue(let inner): .invalidValue(keyPath: join(inner))
    case .unknownKey(let inner): .unknownKey(keyPath: join(inner))
    case .empty, .notAFile, .tooLarge, .notJSON: self
    }
  }
}
