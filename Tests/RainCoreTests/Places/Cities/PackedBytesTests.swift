import Foundation
import Testing

@testable import RainCore

@Suite struct PackedBytesTests {
  private let bytes = PackedBytes(Data([0, 1, 2, 3, 0xFF, 0xFF, 0xFF, 0xFF, 2, 0x61, 0x62])[1...])

  @Test(arguments: [
    (0, 1, 1), (0, 2, 0x0201), (0, 4, 0xFF03_0201), (6, 4, 0x6261_02FF), (9, 3, 0x62),
    (10, 4, 0), (-1, 1, 0), (-2, 4, 0x0201_0000), (.max - 8, 4, 0),
  ])
  func `numbers are read in place, and zeros beyond`(offset: Int, width: Int, number: Int) {
    #expect(bytes.number(at: offset, width: width) == number)
  }

  @Test func `a number may be negative`() {
    #expect(bytes.signedNumber(at: 3) == -1)
    #expect(bytes.signedNumber(at: 0) == -16_580_095)
  }

  @Test func `a text begins with its length`() {
    #expect(bytes.text(at: 7) == "ab")
    #expect(bytes.text(at: 20).isEmpty)
  }

  @Test(arguments: [(0, 3, 3), (2, 2, 0), (5, 2, 0), (-3, 2, 2), (8, 99, 2), (99, 100, 0)])
  func `a part is never larger than the whole`(start: Int, end: Int, count: Int) {
    #expect(bytes.part(from: start, to: end).count == count)
    #expect(bytes.part(from: start, to: end).byte(at: count) == 0)
  }
}
