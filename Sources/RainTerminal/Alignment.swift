/// Where a text stands in its cells.
public enum Alignment: Hashable, Sendable {
  /// At the left.
  case leading
  /// At the right, as numbers do.
  case trailing
  /// In the middle; an odd cell stays at the right.
  case center

  /// The spaces before and after a text that leaves `missing` cells.
  func spaces(for missing: Int) -> (before: Int, after: Int) {
    switch self {
    case .leading: (0, missing)
    case .trailing: (missing, 0)
    case .center: (missing / 2, missing - missing / 2)
    }
  }
}
