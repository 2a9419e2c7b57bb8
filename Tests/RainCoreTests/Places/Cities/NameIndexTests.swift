import Foundation
import Testing

@testable import RainCore

@Suite struct NameIndexTests {
  /// Three names in two blocks, of which the first has 19 bytes.
  private static let index: NameIndex = {
    var bytes: [UInt8] = [2, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0]
    bytes += [0, 6] + "berlin".utf8 + [1, 7, 0, 0]
    bytes += [3, 1] + "n".utf8 + [1, 1, 2, 0]
    bytes += [0, 5] + "paris".utf8 + [2, 3, 0, 0, 4, 0, 0]
    return NameIndex(PackedBytes(Data(bytes)))
  }()

  @Test(arguments: [
    ("bergen", []), ("berlin", [7]), ("bern", [513]), ("berna", []), ("paris", [3, 4]),
    ("pari", []), ("zürich", []), ("", []),
  ])
  func `a name stands for its values`(name: String, values: [Int]) {
    #expect(Self.index.values(of: Array(name.utf8)) == values)
  }

  @Test(arguments: [
    ("b", ["berlin", "bern"]), ("ber", ["berlin", "bern"]), ("bern", ["bern"]), ("p", ["paris"]),
    ("", ["berlin", "bern", "paris"]), ("c", []), ("parisian", []),
  ])
  func `names are found by their beginning`(prefix: String, names: [String]) {
    var cursor = Self.index.cursor(before: Array(prefix.utf8))
    var found: [String] = []
    while cursor.next(beginningWith: Array(prefix.utf8)) {
      found.append(String(decoding: cursor.name, as: UTF8.self))
    }
    #expect(found == names)
  }

  @Test func `names that share too much are left out`() {
    var cursor = Self.index.start
    var found: [String] = []
    while cursor.next(sharingLessThan: 3) {
      found.append(String(decoding: cursor.name, as: UTF8.self))
    }
    #expect(found == ["berlin", "paris"])
  }

  @Test func `an index that ends too early has the names before that`() {
    let bytes = Data([1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0x61, 1, 5, 0, 0, 0, 9, 0x62])
    let index = NameIndex(PackedBytes(bytes))
    #expect(index.values(of: [0x61]) == [5])
    #expect(index.values(of: [0x62]).isEmpty)
    #expect(NameIndex(PackedBytes(Data())).values(of: [0x61]).isEmpty)
  }
}
