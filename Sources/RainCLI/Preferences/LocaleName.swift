/// The locale that a person has set for a category of customs.
enum LocaleName {
  /// Returns the name of the locale: the first one that is not empty counts, by POSIX.
  ///
  /// - Parameters:
  ///   - category: The category, such as `LC_MEASUREMENT`.
  ///   - environment: The environment of the process.
  /// - Returns: Such as `de_DE.UTF-8`; `nil` where none is set.
  static func of(_ category: String, in environment: [String: String]) -> String? {
    ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }
}
