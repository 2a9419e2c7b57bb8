public import Foundation

/// What a fuzzed function is given, and how it is written to a file for a person to look at.
public protocol FuzzInput: Sendable {
  /// The input as the bytes of a file.
  var fileBytes: Data { get }
}

extension Array: FuzzInput where Element: FuzzInput {
  /// The elements, parted by lines that say where the next one begins.
  public var fileBytes: Data {
    enumerated()
      .reduce(into: Data()) { data, element in
        data += Data("--- \(element.offset)\n".utf8) + element.element.fileBytes + Data("\n".utf8)
      }
  }
}

extension String: FuzzInput {
  /// The text.
  public var fileBytes: Data { Data(utf8) }
}

extension Data: FuzzInput {
  /// The bytes themselves.
  public var fileBytes: Data { self }
}
