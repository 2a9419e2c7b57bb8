public import Foundation

/// The programs that were built together with the tests.
public enum BuiltProgram {
  /// The built `rain`, beside the test bundle.
  public static var rain: URL {
    Bundle.module.bundleURL.deletingLastPathComponent().appending(path: "rain")
  }
}
