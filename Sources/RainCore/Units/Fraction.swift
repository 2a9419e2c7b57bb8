/// A part of a whole, such as relative humidity, cloud cover or a probability.
public struct Fraction: Hashable, Comparable, Sendable {
  /// 0 for none, 1 for all of it.
  public let value: Double

  /// Creates a fraction from a value of 0…1.
  public init(_ value: Double) { self.value = value }

  /// Creates a fraction from per cent, 0…100.
  public init(percent: Double) { value = percent / 100 }

  /// Per cent, 0…100.
  public var percent: Double { value * 100 }

  /// Compares by size.
  public static func < (left: Fraction, right: Fraction) -> Bool { left.value < right.value }
}
