import Testing

@testable import RainCore

@Suite struct NarrowingTests {
  @Test(arguments: [
    ["IL"], ["illinois"], ["Illinois", "USA"], ["US", "il"], ["United States of America"],
    ["Vereinigte Staaten"], ["アメリカ合衆国"], ["U.S.A."], [],
  ])
  func `a place lies in its region and country by any name or code`(texts: [String]) throws {
    #expect(Narrowing(texts, in: .builtIn).contains(try springfield))
  }

  @Test(arguments: [["MO"], ["Illinois", "Canada"], ["Illinoi"], ["Mars"], [""]])
  func `a place lies nowhere else`(texts: [String]) throws {
    #expect(!Narrowing(texts, in: .builtIn).contains(try springfield))
  }

  @Test(arguments: ["Illin", "Unit", "ill."])
  func `beginnings of names count when asked for`(text: String) throws {
    #expect(Narrowing([text], in: .builtIn, withBeginnings: true).contains(try springfield))
    #expect(!Narrowing([text], in: .builtIn).contains(try springfield))
  }

  private var springfield: Place {
    get throws {
      Place(
        name: "Springfield",
        region: "Illinois",
        country: "United States",
        countryCode: "US",
        coordinate: try #require(Coordinate(latitude: 39.8, longitude: -89.6))
      )
    }
  }
}
