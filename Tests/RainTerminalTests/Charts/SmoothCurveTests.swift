import RainTerminal
import Testing

@Suite struct SmoothCurveTests {
  private func curve(_ values: [Double]) -> SmoothCurve {
    SmoothCurve(through: values.enumerated().map { .init(x: Double($0), y: $1) })
  }

  @Test func `it goes through its points`() {
    let values = [3.0, 5, 5, 2, -4, 7]
    let curve = curve(values)
    #expect(values.indices.map { curve.value(at: Double($0)) } == values)
  }

  @Test func `between two points it stays between them`() {
    let values = [0.0, 10, 10.1, 3, 3, -20, 50]
    let curve = curve(values)
    for index in values.indices.dropLast() {
      let bounds = [values[index], values[index + 1]].sorted()
      for step in 1..<20 {
        let value = curve.value(at: Double(index) + Double(step) / 20) ?? .nan
        #expect(bounds[0] - 1e-9 <= value && value <= bounds[1] + 1e-9)
      }
    }
  }

  @Test func `a straight line stays straight`() {
    let value = curve([1, 2, 3, 4]).value(at: 1.25) ?? .nan
    #expect(abs(value - 2.25) < 1e-12)
  }

  @Test func `it is level at a peak`() {
    let curve = curve([0, 8, 0])
    let near = curve.value(at: 1.01) ?? .nan
    #expect(near > 7.99)
  }

  @Test func `it ends where its points end`() {
    let curve = curve([1, 2])
    #expect(curve.domain == 0...1)
    #expect(curve.value(at: -0.1) == nil)
    #expect(curve.value(at: 1.1) == nil)
    #expect(curve.value(at: .nan) == nil)
  }

  @Test func `one point is a curve, and none is nothing`() {
    #expect(curve([4]).value(at: 0) == 4)
    #expect(SmoothCurve(through: []).domain == nil)
    #expect(SmoothCurve(through: []).value(at: 0) == nil)
  }

  @Test func `a point that goes back does not count`() {
    let curve = SmoothCurve(through: [.init(x: 0, y: 1), .init(x: 0, y: 9), .init(x: 2, y: 3)])
    #expect(curve.value(at: 0) == 1)
    #expect(curve.value(at: 1) == 2)
  }
}
