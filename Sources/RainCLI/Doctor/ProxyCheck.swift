import RainCore

extension DoctorCheck {
  /// The variables that name a proxy, and which of them count.
  static let proxies = DoctorCheck { examination in
    let variables = ProxyVariables(examination.environment)
    guard !variables.all.isEmpty else {
      return [Finding(.ok, .network, "proxy", "no variable names one")]
    }
    return variables.all.map { variable in
      let problem = variables.reasonNotToCount(variable.name)
      let isMissed = variable.name.lowercased() == "http_proxy" && variables.used == nil
      return Finding(
        isMissed ? .warning : .ok,
        .network,
        variable.name,
        variable.shownValue + (problem.map { "; not used: \($0)" } ?? ""),
        advice: isMissed ? ["Set https_proxy if requests have to go through a proxy."] : []
      )
    }
  }
}

/// The variables of the environment that name a proxy, as libcurl reads them.
struct ProxyVariables: Hashable, Sendable {
  /// Those that are set, the weaker spelling after the stronger one.
  let all: [Variable]

  /// A variable that is set.
  struct Variable: Hashable, Sendable {
    let name: String
    let value: String

    /// The value with user and password hidden.
    var shownValue: String {
      guard let sign = value.lastIndex(of: "@") else { return value }
      let scheme = value.prefix { $0.isLetter || $0.isNumber }
      let hasScheme = value.dropFirst(scheme.count).hasPrefix("://")
      return (hasScheme ? "\(scheme)://" : "") + Redaction.mask + value[sign...]
    }
  }

  init(_ environment: [String: String]) {
    all = ["https_proxy", "all_proxy", "no_proxy", "http_proxy"]
      .flatMap { [$0, $0.uppercased()] }
      .compactMap { name in
        environment[name].flatMap { $0.isEmpty ? nil : Variable(name: name, value: $0) }
      }
  }

  /// The proxy that requests over https go through; `nil` when there is none.
  var used: Variable? {
    #if canImport(Darwin)
    nil
    #else
    all.first { ["https_proxy", "all_proxy"].contains($0.name.lowercased()) }
    #endif
  }

  /// Why a variable does not count, as the end of a sentence; `nil` when it does.
  func reasonNotToCount(_ name: String) -> String? {
    #if canImport(Darwin)
    return "macOS has settings of its own for it"
    #else
    let kind = name.lowercased()
    if kind == "http_proxy" { return "rain asks over https" }
    if let stronger = all.first(where: { $0.name.lowercased() == kind }), stronger.name != name {
      return "\(stronger.name) goes first"
    }
    if kind == "all_proxy", let used, used.name.lowercased() != kind {
      return "\(used.name) goes first"
    }
    return nil
    #endif
  }
}
