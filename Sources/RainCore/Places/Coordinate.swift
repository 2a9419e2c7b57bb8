/// A point on the Earth in WGS 84 decimal degrees.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, -90…90.
  public let latitude: Double

  /// Degrees east of Greenwich, -180…180.
  public let longitude: Double

  /// Creates a point; `nil` when a value is out of range or not a number.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Where the equator meets the meridian of Greenwich: at sea, but every API knows its weather.
  static let zero = Coordinate(0, 0)

  private init(_ latitude: Double, _ longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
