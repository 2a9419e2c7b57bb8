@testable import RainCore
import Testing

@Suite struct RetryAfterTests {
  @Test(
    arguments: [
      ("120", nil, 120), ("0", nil, 0), ("99999999", nil, 86_400), ("-5", nil, nil),
      ("soon", nil, nil), ("", nil, nil), ("+5", nil, nil), ("9999999999999999999999", nil, 86_400),
      ("Mon, 30 Nov 2026 08:42:00 GMT", "Mon, 30 Nov 2026 08:40:00 GMT", 120),
      ("Mon, 30 Nov 2026 08:30:00 GMT", "Mon, 30 Nov 2026 08:40:00 GMT", 0),
      ("Fri, 30 Nov 2096 08:30:00 GMT", "Mon, 30 Nov 2026 08:40:00 GMT", 86_400),
      ("Mon, 30 Nov 2026 08:42:00 GMT", nil, nil), ("Mon, 30 Nov 2026 08:42:00 GMT", "?", nil),
      ("Mon, 31 Nov 2026 08:42:00 GMT", "Mon, 30 Nov 2026 08:40:00 GMT", nil),
      ("Monday, 30-Nov-26 08:42:00 GMT", "Mon, 30 Nov 2026 08:40:00 GMT", nil),
    ] as [(String, String?, Int?)]
  )
  func `seconds and dates are counted from the server's clock, a day at the most`(
    text: String,
    serverDate: String?,
    seconds: Int?
  ) {
    #expect(RetryAfter.seconds(text, serverDate: serverDate, now: nil) == seconds)
  }

  @Test(arguments: [nil, "now"])
  func `where the server tells no date, one's own clock counts`(serverDate: String?) {
    // 08:40 of that day.
    let now = 1_796_028_000
    let text = "Mon, 30 Nov 2026 08:42:00 GMT"
    #expect(RetryAfter.seconds(text, serverDate: serverDate, now: now) == 120)
    #expect(
      RetryAfter.seconds(text, serverDate: "Mon, 30 Nov 2026 08:41:00 GMT", now: now) == 60
    )
  }
}
