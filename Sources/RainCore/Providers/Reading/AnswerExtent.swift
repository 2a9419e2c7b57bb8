import Foundation

/// How much is in an answer, counted in its bytes before anything is made of them.
///
/// A body of a few megabytes may hold millions of empty objects, and a decoder makes gigabytes of
/// them. So what no provider gives is refused beforehand; whether the rest is JSON is the decoder's
/// matter.
enum AnswerExtent {
  /// More elements than any list of a provider has: sixteen days of quarter hours are 1,536, and 108
  /// days of hours, the most that Open-Meteo looks back and ahead, are 2,592.
  static let rowLimit = 5000

  /// More values than any answer has: all that Open-Meteo knows of sixteen days are some 40,000.
  static let valueLimit = 200_000

  /// Makes sure that an answer is no longer than a provider's.
  ///
  /// - Parameter body: The bytes of the answer, JSON or not.
  /// - Throws: `.unreadable` when it has too many rows or values.
  static func check(_ body: Data) throws(ProviderError) {
    guard isWithinLimits(body.span) else { throw .unreadable(.tooManyRows(limit: rowLimit)) }
  }

  private static func isWithinLimits(_ bytes: Span<UInt8>) -> Bool {
    // The separators in the containers around, and their number in the one that is read.
    var outer: [Int] = []
    var separators = 0
    var values = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = endOfText(bytes, from: index + 1)
      case UInt8(ascii: ","):
        separators += 1
        values += 1
        if separators >= rowLimit || values >= valueLimit { return false }
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        values += 1
        // The decoder refuses what is nested deeper.
        guard outer.count < 600 else { return true }
        outer.append(separators)
        separators = 0
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        separators = outer.popLast() ?? 0
      default: break
      }
      index += 1
    }
    return true
  }

  /// Where the quotation mark stands that ends a text, or the end of the bytes.
  private static func endOfText(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}
