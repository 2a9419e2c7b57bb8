import Foundation
import RainTestSupport
import Testing

@testable import RainCore

@Suite struct KeptPositionTests {
  private let folder = try? TemporaryDirectory()

  private var position: KeptPosition { KeptPosition(directory: folder?.url) }

  private static func place() throws -> Place {
    Place(
      coordinate: try #require(Coordinate(latitude: -33.92, longitude: 18.42)),
      timeZone: "Africa/Johannesburg"
    )
  }

  @Test func `a position is believed for a day`() throws {
    #expect(position.place(now: 0) == nil)
    try position.keep(Self.place(), now: 1000)
    #expect(try position.place(now: 1000) == Self.place())
    #expect(try position.place(now: 87_400) == Self.place())
    #expect(position.place(now: 87_401) == nil)
    #expect(position.place(now: 999) == nil)
  }

  @Test func `it can be forgotten, also when there is none`() throws {
    try position.forget()
    try position.keep(Self.place(), now: 1000)
    try position.forget()
    #expect(position.place(now: 1000) == nil)
  }

  @Test(arguments: [
    "", "{}", #"{"version": 2, "found": 1000, "latitude": 1, "longitude": 2}"#,
    #"{"version": 1, "found": 1000, "latitude": 91, "longitude": 2}"#,
    #"{"version": 1, "found": "x", "latitude": 1, "longitude": 2}"#,
  ])
  func `a damaged file is as good as none, and is replaced`(text: String) throws {
    try #require(folder).write(text, to: "position.json")
    #expect(position.place(now: 1000) == nil)
    try position.keep(Self.place(), now: 1000)
    #expect(try position.place(now: 1000) == Self.place())
  }

  @Test func `without a folder nothing is kept`() throws {
    let nowhere = KeptPosition(directory: nil)
    #expect(throws: StoreError.noHome) { try nowhere.keep(Self.place(), now: 0) }
    #expect(nowhere.place(now: 0) == nil)
    try nowhere.forget()
  }
}
