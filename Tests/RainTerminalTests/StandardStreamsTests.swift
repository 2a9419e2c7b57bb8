import RainTerminal
import Testing

@Suite struct StandardStreamsTests {
  @Test func `a descriptor that is not open is no terminal and has no columns`() {
    #expect(!StandardStreams.isTerminal(-1))
    #expect(StandardStreams.columns(-1) == nil)
  }
}
