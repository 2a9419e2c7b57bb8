import RainCore

/// The key of a provider, or why there is none.
enum ProviderKey: Sendable {
  case absent
  /// The key, and where it comes from: a variable, a file, or the setting of a command.
  case present(APIKey, source: String)
  case failed(Failure)

  /// Finds the key; a command that tells it is run.
  init(of provider: ProviderID, in configuration: Configuration) {
    do throws(Failure) {
      guard let key = try configuration.key(of: provider),
        let source = try configuration.keySource(of: provider)
      else {
        self = .absent
        return
      }
      self = .present(key, source: source)
    } catch {
      self = .failed(error)
    }
  }

  /// The key itself; `nil` when there is none.
  var value: APIKey? {
    if case .present(let key, _) = self { key } else { nil }
  }
}
