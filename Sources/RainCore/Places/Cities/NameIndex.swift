/// Sorted folded names with the numbers they stand for, searched in place.
///
/// Sixteen names make a block; within it each name leaves out what it shares with the one before.
struct NameIndex: Sendable {
  private let bytes: PackedBytes

  /// Takes the bytes of an index; none of them is touched before a name is looked up.
  init(_ bytes: PackedBytes) { self.bytes = bytes }

  private var blockCount: Int {
    min(bytes.number(at: 0, width: 4), max(0, bytes.count - 4) / 4)
  }

  /// The numbers that `name` stands for; empty when it stands for none.
  func values(of name: [UInt8]) -> [Int] {
    var cursor = cursor(before: name)
    while cursor.next() {
      if cursor.name == name { return cursor.values }
      if name.lexicographicallyPrecedes(cursor.name) { return [] }
    }
    return []
  }

  /// A cursor before the first of all names.
  var start: Cursor { Cursor(bytes, at: entriesStart) }

  private var entriesStart: Int { 4 + 4 * blockCount }

  /// A cursor before the block that holds `name` and the names that begin with it, if any does.
  func cursor(before name: [UInt8]) -> Cursor {
    var (low, high) = (0, blockCount)
    while low < high {
      let middle = (low + high) / 2
      if isFirstName(ofBlock: middle, after: name) { high = middle } else { low = middle + 1 }
    }
    return Cursor(bytes, at: entriesStart + (low > 0 ? offset(ofBlock: low - 1) : 0))
  }

  private func offset(ofBlock block: Int) -> Int { bytes.number(at: 4 + 4 * block, width: 4) }

  private func isFirstName(ofBlock block: Int, after name: [UInt8]) -> Bool {
    let entry = entriesStart + offset(ofBlock: block)
    let length = Int(bytes.byte(at: entry + 1))
    for position in 0..<min(length, name.count) {
      let byte = bytes.byte(at: entry + 2 + position)
      if byte != name[position] { return byte > name[position] }
    }
    return length > name.count
  }
}

extension NameIndex {
  /// Goes through the names of an index.
  struct Cursor {
    private let bytes: PackedBytes
    private var position: Int
    private var firstValue = 0

    /// The name it stands at.
    private(set) var name: [UInt8] = []

    /// How many bytes the name shares with the one before it.
    private(set) var shared = 0

    /// How many numbers the name stands for.
    private(set) var valueCount = 0

    fileprivate init(_ bytes: PackedBytes, at position: Int) {
      self.bytes = bytes
      self.position = position
    }

    /// The numbers that the name stands for.
    var values: [Int] { (0..<valueCount).map(value(at:)) }

    /// The number in the given place among them.
    func value(at index: Int) -> Int { bytes.number(at: firstValue + 3 * index, width: 3) }

    /// Goes to the next name that begins with `prefix`, from before the first of them; `false` when
    /// there is no more.
    mutating func next(beginningWith prefix: [UInt8]) -> Bool {
      while next() {
        if name.starts(with: prefix) { return true }
        if prefix.lexicographicallyPrecedes(name) { return false }
      }
      return false
    }

    /// Goes to the next name; `false` at the end.
    ///
    /// - Parameter limit: Names that share so many bytes with the one it stands at are left out.
    /// - Returns: Whether there is one.
    mutating func next(sharingLessThan limit: Int = .max) -> Bool {
      while position + 3 <= bytes.count {
        let stored = Int(bytes.byte(at: position))
        let length = Int(bytes.byte(at: position + 1))
        let rest = position + 2
        position = rest + length
        readValueCount()
        guard position <= bytes.count else { return false }
        guard stored < limit else { continue }
        replaceName(from: min(stored, name.count), rest, length)
        return true
      }
      return false
    }

    private mutating func readValueCount() {
      valueCount = 0
      var shift = 0
      while shift <= 14 {
        let byte = bytes.byte(at: position)
        position += 1
        valueCount |= Int(byte & 0x7F) << shift
        guard byte & 0x80 != 0 else { break }
        shift += 7
      }
      firstValue = position
      position += 3 * valueCount
    }

    /// Replaces what follows the stored part of the name, and finds out how much stays the same:
    /// the first name of a block is stored whole.
    private mutating func replaceName(from stored: Int, _ rest: Int, _ length: Int) {
      shared = stored
      while shared < min(name.count, stored + length),
        name[shared] == bytes.byte(at: rest + shared - stored)
      {
        shared += 1
      }
      let same = shared
      while shared > 0, shared < stored + length,
        bytes.byte(at: rest + shared - stored) & 0xC0 == 0x80
      {
        shared -= 1
      }
      name.removeLast(name.count - same)
      for position in same..<(stored + length) {
        name.append(bytes.byte(at: rest + position - stored))
      }
    }
  }
}
