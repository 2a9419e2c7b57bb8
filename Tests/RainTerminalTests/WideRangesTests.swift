import Testing

@testable import RainTerminal

@Suite struct WideRangesTests {
  @Test func `the ranges ascend and do not touch`() {
    let bounds = WideRanges.bounds
    #expect(bounds.count.isMultiple(of: 2))
    for index in stride(from: 0, to: bounds.count, by: 2) {
      #expect(bounds[index] <= bounds[index + 1])
      if index > 0 { #expect(bounds[index] > bounds[index - 1] + 1) }
    }
  }

  @Test(arguments: [0x1100, 0x115F, 0x231A, 0x3041, 0xAC00, 0xD7A3, 0xFFE6, 0x1F600, 0x3FFFD])
  func `both ends of a range belong to it`(value: UInt32) {
    #expect(WideRanges.contains(value))
  }

  @Test(arguments: [0, 0x10FF, 0x1160, 0x231C, 0x303F, 0xD7A4, 0xFFE7, 0x3FFFE, .max])
  func `what lies beside a range does not`(value: UInt32) {
    #expect(!WideRanges.contains(value))
  }

  @Test func `every emoji drawn as one by default is wide, but the halves of flags`() {
    for value in UInt32(0x80)...0x1FFFF where !(0x1F1E6...0x1F1FF).contains(value) {
      guard let properties = Unicode.Scalar(value)?.properties else { continue }
      // Later versions of Unicode know more emoji than the table.
      guard properties.isEmojiPresentation, properties.age.map({ $0.major <= 16 }) == true else {
        continue
      }
      if !WideRanges.contains(value) { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}
