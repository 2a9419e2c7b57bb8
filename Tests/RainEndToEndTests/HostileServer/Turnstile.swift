/// Lets so many through at a time: a program that waits for the processor runs into its timeout.
actor Turnstile {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The one for programs that have work to do.
  static let busy = Turnstile(width: 12)

  init(width: Int) {
    free = width
  }

  /// Runs `body` when it is its turn.
  nonisolated func pass<Value: Sendable>(
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    await enter()
    do {
      let value = try await body()
      await leave()
      return value
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
