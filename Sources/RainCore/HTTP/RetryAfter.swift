/// The header in which a server says when to ask again (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// The longest time that is believed, in seconds: a day.
  private static let limit = 86_400

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - text: Its value: seconds, or a date.
  ///   - serverDate: The value of the `Date` header, from which a date is counted: the clock of this
  ///     machine may be wrong.
  ///   - now: What that clock says, in seconds since 1970, for a server that tells no date.
  /// - Returns: Seconds from now, 0…86,400; `nil` when it says nothing that can be understood.
  static func seconds(_ text: String, serverDate: String?, now: Int?) -> Int? {
    // A number with more digits than fit is one that is too large.
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return min(Int(text) ?? limit, limit)
    }
    guard let then = date(text), let now = serverDate.flatMap(date) ?? now else { return nil }
    return min(max(then - now, 0), limit)
  }

  /// Reads a date of HTTP, `Sun, 06 Nov 1994 08:49:37 GMT`, as seconds since 1970.
  private static func date(_ text: String) -> Int? {
    let parts = text.split { $0 == " " || $0 == "," || $0 == ":" }
    guard
      parts.count == 8, parts[7] == "GMT",
      let month = months.firstIndex(of: String(parts[2])),
      let day = Int(parts[1]), let year = Int(parts[3]),
      let date = CivilDate(year: year, month: month + 1, day: day),
      let hour = Int(parts[4]), (0...23).contains(hour),
      let minute = Int(parts[5]), (0...59).contains(minute),
      let second = Int(parts[6]), (0...60).contains(second)
    else { return nil }
    return date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
