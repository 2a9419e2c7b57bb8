import CRainData
import Foundation

extension PackedBytes {
  /// The list of cities that is built into the program; nothing of it is copied.
  static let builtInCities = PackedBytes(cities)

  private static var cities: Data {
    let embedded = unsafe rain_cities()
    // Never written to: Data copies before it changes anything.
    return unsafe Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: embedded.bytes),
      count: embedded.count,
      deallocator: .none
    )
  }
}
