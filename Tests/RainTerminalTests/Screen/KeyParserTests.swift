import RainTerminal
import Testing

@Suite struct KeyParserTests {
  /// What a terminal sends, and the keys that it means.
  static let cases: [(bytes: [UInt8], keys: [Key])] = [
    (Array("rq?".utf8), [.character("r"), .character("q"), .character("?")]),
    (Array("ü日🌧".utf8), [.character("ü"), .character("日"), .character("🌧")]),
    (Array("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D".utf8), [.up, .down, .right, .left]),
    (Array("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD\u{1B}OM".utf8), [.up, .down, .right, .left, .enter]),
    (Array("\u{1B}[1;5C\u{1B}[1;2D".utf8), [.right, .left]),
    (Array("\r\n".utf8), [.enter, .enter]),
    ([0x09, 0x7F, 0x00], [.other, .other, .other]),
    // Page up, a function key, and a key with alt.
    (Array("\u{1B}[5~\u{1B}[15~\u{1B}nq".utf8), [.other, .other, .other, .character("q")]),
    // Two escapes are one that is over and one that may begin something.
    (Array("\u{1B}\u{1B}[A".utf8), [.escape, .up]),
    // Answers of a terminal: its background, in both endings, and where the cursor is.
    (Array("\u{1B}]11;rgb:0/0/0\u{07}q".utf8), [.character("q")]),
    (Array("\u{1B}]11;rgb:0/0/0\u{1B}\\q".utf8), [.character("q")]),
    (Array("\u{1B}P1$r0m\u{1B}\\q".utf8), [.character("q")]),
    (Array("\u{1B}[12;40Rq".utf8), [.other, .character("q")]),
    // No UTF-8: a lone continuation, a character cut short, one too long, a surrogate.
    ([0x80, 0x71], [.character("q")]), ([0xC3, 0x71], [.character("q")]),
    ([0xC0, 0xAF, 0x71], [.character("q")]), ([0xED, 0xA0, 0x80, 0x71], [.character("q")]),
    ([0xC3, 0xC3, 0xBC], [.character("ü")]), ([0xFF, 0xFE, 0x71], [.character("q")]),
    // A control character of eight bits.
    ([0xC2, 0x9B, 0x71], [.character("q")]),
    // A sequence that is cut off by another one, and one with a control character in it.
    (Array("\u{1B}[1\u{1B}[Aq".utf8), [.up, .character("q")]),
    (Array("\u{1B}[1\u{0}q".utf8), [.character("q")]),
  ]

  @Test(arguments: KeyParserTests.cases)
  func `bytes are keys, however they are cut`(bytes: [UInt8], keys: [Key]) {
    var whole = KeyParser()
    #expect(whole.keys(from: bytes) == keys)
    #expect(!whole.isWaiting)
    var single = KeyParser()
    let oneByOne = bytes.flatMap { single.keys(from: [$0]) }
    #expect(oneByOne == keys)
    for cut in 0...bytes.count {
      var parser = KeyParser()
      #expect(parser.keys(from: bytes[..<cut]) + parser.keys(from: bytes[cut...]) == keys)
    }
  }

  @Test func `escape is a key when nothing follows it`() {
    var parser = KeyParser()
    #expect(parser.keys(from: [0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.timeOut() == .escape)
    #expect(!parser.isWaiting)
    #expect(parser.timeOut() == nil)
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]11;", "\u{1B}P"])
  func `a sequence that never ends is no key, and the next one is`(text: String) {
    var parser = KeyParser()
    #expect(parser.keys(from: text.utf8) == [])
    #expect(parser.isWaiting)
    #expect(parser.timeOut() == nil)
    #expect(parser.keys(from: "q".utf8) == [.character("q")])
  }

  @Test(arguments: [UInt8(0x30), 0x20, 0x5D, 0x50, 0xC3, 0x1B])
  func `endless nonsense is not kept`(byte: UInt8) {
    var parser = KeyParser()
    _ = parser.keys(from: [0x1B, 0x5B])
    let keys = parser.keys(from: Array(repeating: byte, count: 100_000))
    #expect(keys.count <= 100_000)
    _ = parser.keys(from: [0x1B, 0x5D] + Array(repeating: byte, count: 100_000))
    _ = parser.timeOut()
    #expect(parser.keys(from: "q".utf8) == [.character("q")])
  }
}
