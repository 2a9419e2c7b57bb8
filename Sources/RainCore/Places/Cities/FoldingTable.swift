/// What the characters beyond ASCII become in folded names.
///
/// It comes with the list of cities, whose names are folded by it.
struct FoldingTable: Sendable {
  private static let width = 12

  private let bytes: PackedBytes

  /// Takes the bytes of a table.
  init(_ bytes: PackedBytes) { self.bytes = bytes }

  /// Finds what a character becomes.
  ///
  /// - Parameters:
  ///   - scalar: A character beyond ASCII.
  ///   - append: Is called with each byte of the replacement.
  /// - Returns: Whether it becomes something else than itself.
  func replace(_ scalar: Unicode.Scalar, _ append: (UInt8) -> Void) -> Bool {
    let wanted = Int(scalar.value)
    var (low, high) = (0, bytes.count / Self.width)
    while low < high {
      let middle = (low + high) / 2
      let found = bytes.number(at: middle * Self.width, width: 4)
      if found == wanted {
        let length = Int(bytes.byte(at: middle * Self.width + 4))
        for position in 0..<min(length, 7) {
          append(bytes.byte(at: middle * Self.width + 5 + position))
        }
        return true
      }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    return false
  }
}
