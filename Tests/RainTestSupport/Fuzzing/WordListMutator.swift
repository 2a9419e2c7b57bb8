/// Makes command lines at random: words that mean something, odd ones, and both run together.
public struct WordListMutator: Sendable {
  private let words: [String]

  /// Creates a mutator of these words: command words, options, values.
  public init(_ words: [String]) { self.words = words }

  /// Returns a list of words; rarely a very long one, or one of very long words.
  public func list(using random: inout SplitMix64) -> [String] {
    var count = Int.random(in: 0...7, using: &random)
    if random.oneIn(500) { count = 3000 }
    return (0..<count).map { _ in word(using: &random) }
  }

  private func word(using random: inout SplitMix64) -> String {
    let word = words.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return OddText.random(using: &random)
    case 1: return odd.randomElement(using: &random) ?? ""
    case 2: return word + (words.randomElement(using: &random) ?? "")
    case 3: return "\(word)=\(words.randomElement(using: &random) ?? "")"
    case 4: return "\(word)=\(OddText.random(using: &random))"
    case 5:
      let bytes = ByteMutator([Array(word.utf8)]).mutant(using: &random)
      return String(decoding: bytes, as: UTF8.self)
    case 6: return random.oneIn(50) ? String(repeating: word, count: 5000) : word
    default: return word
    }
  }

  private let odd = [
    "", " ", "-", "--", "---", "-=", "--=", "--=x", "=", "-1", "-.5", "-.", "-0", "+1", "--json=1",
    "-ff",
    "-cf", "-fx", "-vq", "-hV", "-\u{301}", "--\u{202E}x", "\0", "\n", "--no-", "--no-no-color",
    "1e9",
    "0x10", "99999999999999999999", "nan", "inf", "-inf", "--help=1", "--version=", "é", "--é",
  ]
}
