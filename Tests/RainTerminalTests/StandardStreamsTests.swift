import Foundation
import RainTerminal
import Testing

@Suite struct StandardStreamsTests {
  @Test func `a descriptor that is not open is no terminal and has no columns`() {
    #expect(!StandardStreams.isTerminal(-1))
    #expect(StandardStreams.columns(-1) == nil)
    #expect(StandardStreams.size(-1) == nil)
  }

  @Test func `what can't be written says why`() {
    #expect(throws: StreamError(errno: EBADF)) { try StandardStreams.write("text", to: -1) }
    #expect(throws: Never.self) { try StandardStreams.write("", to: -1) }
  }
}
