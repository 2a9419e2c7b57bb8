import Foundation
import RainTestSupport
import Testing

/// Something that a server does to its clients, and what must come of it.
struct HostileCase: CustomTestStringConvertible, Sendable {
  /// What must come of it.
  enum Outcome: Sendable {
    /// The weather, as if nothing were the matter.
    case weather
    /// This exit code, whether an older answer is kept or not.
    case failure(Int32)
    /// This exit code; with a kept answer the weather of it, its age and the reason (a star in the
    /// table).
    case failureUnlessKept(Int32)
  }

  /// What a server does about a request, which is the n-th one (from 1) for its path.
  typealias Answer = @Sendable (_ request: RecordedRequest, _ n: Int) -> Reply

  let testDescription: String
  let outcome: Outcome
  let answer: Answer

  /// How often the same thing may be asked for.
  var requests = 1...1

  /// What the sentence on standard error must contain.
  var says = ""

  /// Whether it takes until the timeout, nearly without work.
  var isSlow = false

  /// Whether it tries to use up memory.
  var isLarge = false

  /// The address to ask, given that of the server.
  var address: @Sendable (String) -> String = { $0 }

  /// What the program sees of the system.
  var namespace: Namespace?

  init(_ description: String, _ outcome: Outcome, says: String = "", answer: @escaping Answer) {
    testDescription = description
    self.outcome = outcome
    self.answer = answer
    self.says = says
  }

  init(_ description: String, _ outcome: Outcome, says: String = "", _ reply: Reply) {
    self.init(description, outcome, says: says) { _, _ in reply }
  }

  /// Returns the case with something about it changed.
  func with(_ change: (inout HostileCase) -> Void) -> HostileCase {
    var changed = self
    change(&changed)
    return changed
  }

  /// Returns the case as one that takes until the timeout.
  var slow: HostileCase { with { $0.isSlow = true } }

  /// Returns the case as one whose memory is watched.
  var large: HostileCase { with { $0.isLarge = true } }

  /// Returns the case with another number of requests.
  func asked(_ requests: ClosedRange<Int>) -> HostileCase { with { $0.requests = requests } }

  /// Returns the case with another number of requests.
  func asked(_ requests: Int) -> HostileCase { asked(requests...requests) }

  /// The exit code without a kept answer.
  var code: Int32 {
    switch outcome {
    case .weather: 0
    case .failure(let code), .failureUnlessKept(let code): code
    }
  }

  /// Whether an older answer stands in.
  var allowsKeptAnswer: Bool {
    if case .failureUnlessKept = outcome { true } else { false }
  }
}
