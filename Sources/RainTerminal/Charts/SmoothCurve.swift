/// A smooth curve through points that never goes beyond two neighbors between them, so that its
/// highest and lowest points are points that were given.
///
/// A monotone cubic interpolation (Fritsch and Carlson, with the slopes of Fritsch and Butland).
public struct SmoothCurve: Hashable, Sendable {
  private let points: [Point]
  private let slopes: [Double]

  /// A point of the plane.
  public struct Point: Hashable, Sendable {
    /// The position from the left.
    public let x: Double
    /// The value there.
    public let y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// Creates a curve; of points that do not lie further right than those before them the first counts.
  public init(through points: [Point]) {
    var ascending: [Point] = []
    for point in points where ascending.last.map({ $0.x < point.x }) ?? true {
      ascending.append(point)
    }
    self.points = ascending
    let secants = zip(ascending, ascending.dropFirst())
      .map { left, right in (right.y - left.y) / (right.x - left.x) }
    slopes = ascending.indices.map { index in
      guard index > 0, index < secants.count else {
        return secants.isEmpty ? 0 : index == 0 ? secants[0] : secants[secants.count - 1]
      }
      let (before, after) = (secants[index - 1], secants[index])
      // A peak, a hollow or the edge of a plain is level.
      return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
  }

  /// Where the curve begins and ends; `nil` without points.
  public var domain: ClosedRange<Double>? {
    guard let first = points.first, let last = points.last else { return nil }
    return first.x...last.x
  }

  /// The value at `x`; `nil` outside of the domain.
  public func value(at x: Double) -> Double? {
    guard let domain, domain.contains(x) else { return nil }
    let right = points.firstIndex { $0.x >= x } ?? 0
    guard right > 0 else { return points[0].y }
    let (start, end) = (points[right - 1], points[right])
    let width = end.x - start.x
    let t = (x - start.x) / width
    let rest = 1 - t
    let fromStart = rest * rest * ((1 + 2 * t) * start.y + t * width * slopes[right - 1])
    let fromEnd = t * t * ((3 - 2 * t) * end.y - rest * width * slopes[right])
    return fromStart + fromEnd
  }
}
