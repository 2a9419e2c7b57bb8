import Testing

@testable import RainArguments

@Suite struct OptionGroupTests {
  @Test func `options are grouped by who takes them`() {
    let groups = OptionGroup.groups(of: [
      (["now"], [.feet, .meters, .json]), (["table"], [.days, .feet, .meters, .json]),
      (["list"], [.json]),
    ])
    #expect(groups.map { $0.options.map(\.id) } == [["feet", "meters"], ["json"], ["days"]])
    #expect(
      groups.map(\.takers) == [[["now"], ["table"]], [["now"], ["table"], ["list"]], [["table"]]]
    )
  }

  @Test func `options of one name that say different things are different`() {
    var other = OptionSpec.json
    other.summary = "Print one document a line"
    let groups = OptionGroup.groups(of: [(["now"], [.json]), (["list"], [other])])
    #expect(groups.map(\.takers) == [[["now"]], [["list"]]])
  }
}
