import RainCore
import Testing

@Suite struct APIKeyTests {
  @Test(arguments: [
    ("abcdefghijkl", "****kl"),
    ("abcdefghijk", "****"),
    ("x", "****"),
    ("0123456789abcdef0123456789abcdef", "****ef"),
  ])
  func `the mask shows two characters of a long key and none of a short one`(
    text: String,
    mask: String
  ) throws {
    #expect(try #require(APIKey(text)).mask == mask)
  }

  @Test func `no way of printing shows the key`() throws {
    let key = try #require(APIKey("canary-0123456789"))
    var dumped = ""
    dump([key], to: &dumped)
    for text in ["\(key)", String(describing: key), String(reflecting: [key]), dumped] {
      #expect(!text.contains("canary"))
      #expect(text.contains("****89"))
    }
  }

  @Test func `white space around a key is dropped`() {
    #expect(APIKey(" \tabc\r\n")?.value == "abc")
  }

  @Test(arguments: ["", " \n", "a b", "a\nb", "schlüssel", "a\u{7F}", "a\0"])
  func `what is not printable ASCII is no key`(text: String) {
    #expect(APIKey(text) == nil)
  }
}
