public import Foundation

/// Shortens recorded answers: of a long list a few elements are as good a start as all.
public enum CompactJSON {
  /// The JSON with no more than the first elements of each list; what is no JSON stays as it is.
  ///
  /// - Parameters:
  ///   - data: A body.
  ///   - limit: How many elements are left of a list.
  /// - Returns: The body that is left.
  public static func data(_ data: Data, keeping limit: Int = 4) -> Data {
    guard let tree = try? JSONSerialization.jsonObject(with: data) else { return data }
    let options: JSONSerialization.WritingOptions = [.sortedKeys]
    return (try? JSONSerialization.data(withJSONObject: compact(tree, limit), options: options))
      ?? data
  }

  private static func compact(_ tree: Any, _ limit: Int) -> Any {
    switch tree {
    case let list as [Any]: list.prefix(limit).map { compact($0, limit) }
    case let object as [String: Any]: object.mapValues { compact($0, limit) }
    default: tree
    }
  }
}
