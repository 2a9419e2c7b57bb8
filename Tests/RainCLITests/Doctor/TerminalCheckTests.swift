import RainCore
import RainTestSupport
import Testing

@Suite struct TerminalCheckTests {
  @Test(arguments: [
    ([], [:], "80 columns, as no terminal tells", "ok"),
    (["--width", "100"], ["COLUMNS": "50"], "100 columns, as --width says", "ok"),
    ([], ["COLUMNS": "50"], "50 columns, as COLUMNS says", "ok"),
    ([], ["COLUMNS": "30"], "30 columns, as COLUMNS says", "warning"),
  ])
  func `the width is told with its source`(
    options: [String],
    environment: [String: String],
    detail: String,
    status: String
  ) async throws {
    let checkUp = try await CheckUp(try TestWorld(), options, environment: environment)
    let row = try checkUp.row("terminal", "width")
    #expect(row.detail == detail)
    #expect(row.status == status)
  }

  @Test(arguments: [
    ([], [:], "off, not at a terminal"),
    ([], ["NO_COLOR": "1", "TERM": "xterm"], "off, not at a terminal, NO_COLOR=1, TERM=xterm"),
    (["--color", "always"], [:], "on, not at a terminal"),
    ([], ["FORCE_COLOR": "1"], "on, not at a terminal, FORCE_COLOR=1"),
  ])
  func `color is told with what decides on it`(
    options: [String],
    environment: [String: String],
    detail: String
  ) async throws {
    let checkUp = try await CheckUp(try TestWorld(), options, environment: environment)
    #expect(try checkUp.row("terminal", "color").detail == detail)
  }

  @Test(arguments: [
    ([], "en_GB.UTF-8", "unicode", "ok"), (["--ascii"], "en_GB.UTF-8", "ascii", "ok"),
    ([], "C", "ascii, as the locale is not one of UTF-8", "warning"),
    (["--ascii"], "C", "ascii", "ok"),
  ])
  func `a locale without UTF-8 is a warning, unless ASCII is wanted`(
    options: [String],
    locale: String,
    detail: String,
    status: String
  ) async throws {
    let checkUp = try await CheckUp(try TestWorld(), options, environment: ["LC_ALL": locale])
    let row = try checkUp.row("terminal", "signs")
    #expect(row.detail == detail)
    #expect(row.status == status)
    #expect((row.advice == nil) == (status == "ok"))
  }
}
