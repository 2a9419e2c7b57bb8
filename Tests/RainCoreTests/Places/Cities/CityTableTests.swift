import CRainData
import Foundation
import Testing

@testable import RainCore

@Suite struct CityTableTests {
  private let table = CityTable.builtIn

  @Test func `every city has a name, a country, a zone that the system may know, and an entry`() {
    #expect(table.cityCount > 69_000)
    var entries: Set<Int> = []
    for city in 0..<table.cityCount {
      guard let place = table.place(city) else {
        Issue.record("no city \(city)")
        continue
      }
      let isComplete =
        place.name?.isEmpty == false && place.country?.isEmpty == false
        && place.countryCode != nil && place.timeZone != nil
      if !isComplete { Issue.record("\(place)") }
      entries.insert(place.geoNamesID ?? 0)
    }
    #expect(entries.count == table.cityCount)
  }

  @Test func `cities are sorted from the largest to the smallest`() {
    let populations = (0..<table.cityCount).map(table.population)
    #expect(populations == populations.sorted(by: >))
  }

  @Test func `the name of every city folds to one that stands for it`() {
    for city in 0..<table.cityCount {
      let name = FoldedName(table.place(city)?.name ?? "")
      let isFound = table.names.values(of: name.utf8)
        .contains { CityName($0)?.city == city && CityName($0)?.kind == .called }
      if !isFound { Issue.record("\(name.text) does not stand for city \(city)") }
    }
  }

  @Test func `every name in the list is folded as rain folds`() {
    var before: [UInt8] = []
    var count = 0
    for index in [table.names, table.divisions] {
      before = []
      var cursor = index.start
      while cursor.next() {
        count += 1
        let isFolded = FoldedName(String(decoding: cursor.name, as: UTF8.self)).utf8 == cursor.name
        let isSorted = before.lexicographicallyPrecedes(cursor.name)
        if !isFolded || !isSorted {
          Issue.record("\(String(decoding: cursor.name, as: UTF8.self))")
        }
        before = cursor.name
      }
    }
    #expect(count > 300_000)
  }

  @Test func `every city stands once in its band of latitude, from west to east`() {
    var seen: Set<Int> = []
    for band in 0..<CityTable.bandCount {
      let cities = table.cities(inBand: band).map(table.city(inBandsAt:))
      #expect(
        cities.allSatisfy { city in
          guard let point = table.coordinate(city.number) else { return false }
          return abs(Double(band - 90) + city.latitude - point.latitude) < 0.000_001
            && abs(city.longitude - point.longitude) < 0.000_001
        }
      )
      #expect(cities.allSatisfy { (0...1).contains($0.latitude) })
      #expect(cities.allSatisfy { table.population($0.number) < $0.populationBound })
      #expect(cities.map(\.longitude) == cities.map(\.longitude).sorted())
      seen.formUnion(cities.map(\.number))
    }
    #expect(seen.count == table.cityCount)
  }

  @Test(arguments: 0..<40)
  func `a damaged file gives other answers at the worst`(seed: Int) throws {
    var file = Self.file
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    // Of the first runs the head is damaged, of some the end is missing.
    for _ in 0..<(seed < 20 ? 4 : 40_000) {
      file[seed < 20 ? 8 + random(44) : 52 + random(file.count - 52)] = UInt8(random(256))
    }
    if seed % 4 == 0 { file.removeLast(random(file.count)) }
    let list = CityList(CityTable(PackedBytes(file)))
    let point = try #require(Coordinate(latitude: Double(seed) - 20, longitude: 179))
    _ = list.nearest(to: point)
    for name in ["Berlin", "東京", "san", "Springfield"] {
      let result = list.places(for: PlaceName(name, narrowing: seed % 2 == 0 ? [] : ["US"]))
      #expect(result.candidates.count < 1_000_000)
    }
  }

  @Test(arguments: ["", "RAINCTY", "RAINCTY\u{1}", "RAINCTY\u{2}................................"])
  func `what is no list of cities has none`(text: String) {
    let list = CityList(CityTable(PackedBytes(Data(text.utf8))))
    #expect(list.table.cityCount == 0)
    #expect(list.places(for: PlaceName("Berlin")).candidates.isEmpty)
  }

  /// A copy of the built-in file.
  private static let file: Data = {
    let embedded = unsafe rain_cities()
    return unsafe Data(bytes: embedded.bytes, count: embedded.count)
  }()
}
