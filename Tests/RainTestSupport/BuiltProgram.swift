public import Foundation

/// The programs that were built together with the tests.
public enum BuiltProgram {
  /// The `rain` that is tried: the one of `RAIN_PROGRAM`, such as an optimized one, else the one
  /// beside the test bundle.
  public static var rain: URL {
    if let path = ProcessInfo.processInfo.environment["RAIN_PROGRAM"] {
      return URL(filePath: path).absoluteURL
    }
    return Bundle.module.bundleURL.deletingLastPathComponent().appending(path: "rain")
  }
}
