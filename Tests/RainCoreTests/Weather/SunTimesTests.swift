import RainCore
import Testing

/// A row of the table of the NOAA algorithm: clock times of the place.
struct SunCase: CustomTestStringConvertible, Sendable {
  let city: String
  let latitude: Double
  let longitude: Double
  let date: String
  let hours: Double
  let rise: String
  let set: String

  var testDescription: String { "\(city) \(date)" }
}

@Suite struct SunTimesTests {
  static let cases = [
    SunCase(
      city: "London",
      latitude: 51.5074,
      longitude: -0.1278,
      date: "2024-03-20",
      hours: 0,
      rise: "2024-03-20T06:02:17",
      set: "2024-03-20T18:14:20"
    ),
    SunCase(
      city: "London",
      latitude: 51.5074,
      longitude: -0.1278,
      date: "2024-06-20",
      hours: 1,
      rise: "2024-06-20T04:42:59",
      set: "2024-06-20T21:21:28"
    ),
    SunCase(
      city: "New York",
      latitude: 40.7128,
      longitude: -74.006,
      date: "2024-12-21",
      hours: -5,
      rise: "2024-12-21T07:16:50",
      set: "2024-12-21T16:32:04"
    ),
    SunCase(
      city: "Sydney",
      latitude: -33.8688,
      longitude: 151.2093,
      date: "2024-12-21",
      hours: 11,
      rise: "2024-12-21T05:40:53",
      set: "2024-12-21T20:05:41"
    ),
    SunCase(
      city: "Quito",
      latitude: -0.1807,
      longitude: -78.4678,
      date: "2024-09-22",
      hours: -5,
      rise: "2024-09-22T06:03:07",
      set: "2024-09-22T18:09:37"
    ),
    SunCase(
      city: "Kathmandu",
      latitude: 27.7172,
      longitude: 85.324,
      date: "2025-01-01",
      hours: 5.75,
      rise: "2025-01-01T06:54:31",
      set: "2025-01-01T17:20:08"
    ),
    SunCase(
      city: "Honolulu",
      latitude: 21.3069,
      longitude: -157.8583,
      date: "2024-06-20",
      hours: -10,
      rise: "2024-06-20T05:50:17",
      set: "2024-06-20T19:16:12"
    ),
    SunCase(
      city: "Ushuaia",
      latitude: -54.8019,
      longitude: -68.303,
      date: "2024-12-21",
      hours: -3,
      rise: "2024-12-21T04:51:39",
      set: "2024-12-21T22:11:35"
    ),
    SunCase(
      city: "Reykjavik",
      latitude: 64.1466,
      longitude: -21.9426,
      date: "2024-06-20",
      hours: 0,
      rise: "2024-06-20T02:55:04",
      set: "2024-06-21T00:03:58"
    ),
    SunCase(
      city: "Tromso",
      latitude: 69.6492,
      longitude: 18.9553,
      date: "2024-03-20",
      hours: 1,
      rise: "2024-03-20T05:41:41",
      set: "2024-03-20T18:03:29"
    ),
    SunCase(
      city: "Longyearbyen",
      latitude: 78.2232,
      longitude: 15.6267,
      date: "2024-09-22",
      hours: 2,
      rise: "2024-09-22T06:31:18",
      set: "2024-09-22T19:04:56"
    ),
  ]

  @Test(arguments: cases)
  func `the sun rises and sets within two seconds of the reference`(row: SunCase) throws {
    let offset = Int(row.hours * 3600)
    let coordinate = try #require(Coordinate(latitude: row.latitude, longitude: row.longitude))
    let date = try #require(CivilDate(iso8601: row.date))
    let clock = PlaceClock(timeZone: nil, reportedOffset: offset)
    guard case .risesAndSets(let rise, let set) = SunTimes(on: date, at: coordinate, clock: clock)
    else {
      Issue.record("the sun does not rise and set")
      return
    }
    #expect(abs(rise - (try seconds(row.rise)) + offset) <= 2)
    #expect(abs(set - (try seconds(row.set)) + offset) <= 2)
  }

  @Test(arguments: [
    (69.6492, 18.9553, "2024-06-20", 2, SunPresence.upAllDay),
    (69.6492, 18.9553, "2024-12-21", 1, .downAllDay),
    (78.2232, 15.6267, "2024-06-20", 2, .upAllDay),
    (78.2232, 15.6267, "2024-12-21", 1, .downAllDay),
    (90, 0, "2024-06-20", 0, .upAllDay),
    (-90, 0, "2024-06-20", 0, .downAllDay),
    (0, 180, "2024-06-20", 12, .normal),
  ])
  func `polar day and polar night are told apart`(
    latitude: Double,
    longitude: Double,
    day: String,
    hours: Int,
    presence: SunPresence
  ) throws {
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let date = try #require(CivilDate(iso8601: day))
    let clock = PlaceClock(timeZone: nil, reportedOffset: hours * 3600)
    #expect(SunTimes(on: date, at: coordinate, clock: clock).presence == presence)
  }

  /// The seconds since 1970 that a clock time would be in UTC.
  private func seconds(_ label: String) throws -> Int {
    let date = try #require(CivilDate(iso8601: label.prefix(10)))
    let clock = label.dropFirst(11).split(separator: ":").compactMap { Int($0) }
    return date.daysSince1970 * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
  }
}
