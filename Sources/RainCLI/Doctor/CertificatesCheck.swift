import RainCore

extension DoctorCheck {
  /// The list of certificate authorities, without which no server can be trusted.
  static let certificates = DoctorCheck { examination in
    #if canImport(Darwin)
    return [Finding(.ok, .network, "certificates", "the system's")]
    #else
    let status = examination.invocation.dependencies.fileStatus
    let bundle = bundles.first { status($0)?.isReadable == true }
    let isEmpty = bundle.flatMap(status)?.isEmpty == true
    if let bundle, !isEmpty { return [Finding(.ok, .network, "certificates", bundle)] }
    let secure = examination.visits.filter { $0.address.hasPrefix("https:") }
    if secure.contains(where: { $0.error == nil }) {
      return [Finding(.ok, .network, "certificates", "where libcurl has its own")]
    }
    return [
      Finding(
        secure.isEmpty && !isEmpty ? .warning : .problem,
        .network,
        "certificates",
        bundle.map { "\($0) is empty, so no server can be trusted" }
          ?? "there is no list of certificate authorities, so no server can be trusted",
        advice: isEmpty ? "Install ca-certificates anew." : "Install ca-certificates."
      )
    ]
    #endif
  }

  /// Where distributions have it; Foundation looks there too.
  private static let bundles = [
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/usr/share/ssl/certs/ca-bundle.crt",
    "/usr/local/share/certs/ca-root-nss.crt",
    "/etc/ssl/cert.pem",
  ]
}
