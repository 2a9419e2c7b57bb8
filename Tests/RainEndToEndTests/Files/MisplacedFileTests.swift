import Foundation
import RainTestSupport
import Testing

@Suite struct MisplacedFileTests {
  @Test(arguments: StoredFile.all, [0, 1])
  func `a file where the folder should be is told with the path, and stays`(
    file: StoredFile,
    depth: Int
  )
    async throws
  {
    let rain = try BuiltRain()
    let parts = file.folder.split(separator: "/").dropLast(depth)
    try rain.home.write("mine", to: parts.joined(separator: "/"))
    let folder = rain.home.appending(file.folder).path(percentEncoded: false)
    let change = file.change(7)
    for arguments in file.readers + [change.arguments] {
      let result = try await rain.run(arguments, input: change.input)
      #expect(result.status == 74)
      #expect(result.output.isEmpty)
      #expect(result.error.hasPrefix("rain: can't "))
      #expect(result.error.contains(" \(folder)/"))
      #expect(result.error.hasSuffix(".json: not a directory\n"))
    }
    #expect(rain.home.read(parts.joined(separator: "/")) == "mine")
  }
}
