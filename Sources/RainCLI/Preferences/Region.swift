/// The region of the world whose customs a person follows, by the environment's locale.
enum Region {
  /// Finds the region of a POSIX locale category.
  ///
  /// - Parameters:
  ///   - category: The category, such as `LC_MEASUREMENT`.
  ///   - environment: The environment of the process.
  /// - Returns: The ISO 3166-1 alpha-2 code; `nil` where the locale names none, as `C` does.
  static func code(of category: String, in environment: [String: String]) -> String? {
    let name = LocaleName.of(category, in: environment)?.prefix { $0 != "." && $0 != "@" }
    guard let name, let separator = name.firstIndex(where: { $0 == "_" || $0 == "-" })
    else { return nil }
    let code = name[name.index(after: separator)...].uppercased()
    return code.utf8.count == 2 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) } ? code : nil
  }
}
