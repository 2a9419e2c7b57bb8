import Foundation

/// Hides keys in texts that a person or a log may see.
public enum Redaction {
  /// What stands in the place of a secret.
  public static let mask = "****"

  /// Returns `text` with every one of `secrets` replaced, plain or percent-encoded, in any case.
  ///
  /// - Parameters:
  ///   - secrets: What to hide; empty ones are passed over.
  ///   - text: Where to look.
  /// - Returns: The text that may be shown.
  public static func mask(_ secrets: [String], in text: String) -> String {
    secrets.filter { !$0.isEmpty }
      .reduce(text) { shown, secret in
        let encoded = secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? secret
        return
          shown
          .replacingOccurrences(of: secret, with: mask, options: .caseInsensitive)
          .replacingOccurrences(of: encoded, with: mask, options: .caseInsensitive)
      }
  }
}
