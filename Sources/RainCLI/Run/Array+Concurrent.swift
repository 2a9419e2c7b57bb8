/// What came of one of several elements.
///
/// A structure, since the optimizer of Swift 6.3 mixes up tuples that hold a result with a typed error.
private struct Numbered<Value: Sendable>: Sendable {
  let number: Int
  let value: Value
}

extension Array where Element: Sendable {
  /// Transforms the elements at the same time.
  ///
  /// - Parameters:
  ///   - limit: How many are under way at once, at least 1.
  ///   - transform: What is done with each.
  /// - Returns: What came of each, in the order of the elements.
  func concurrentMap<Value: Sendable>(
    atMost limit: Int,
    _ transform: @escaping @Sendable (Element) async -> Value
  ) async -> [Value] {
    await withTaskGroup(of: Numbered<Value>.self) { group in
      var done: [Numbered<Value>] = []
      for (number, element) in enumerated() {
        if number >= limit, let next = await group.next() { done.append(next) }
        group.addTask { Numbered(number: number, value: await transform(element)) }
      }
      for await next in group { done.append(next) }
      return done.sorted { $0.number < $1.number }.map(\.value)
    }
  }
}
