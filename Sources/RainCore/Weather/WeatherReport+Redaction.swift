extension WeatherReport {
  /// Returns the report with every one of `secrets` hidden in its texts, which may be a server's own.
  ///
  /// - Parameter secrets: What nobody may see, such as the key of the request. Those that are shorter
  ///   than any real key are passed over: they would spoil words that happen to hold them.
  /// - Returns: The report that may be shown and kept.
  func hiding(_ secrets: [String]) -> WeatherReport {
    let secrets = secrets.filter { $0.utf8.count >= Redaction.shortestKey }
    guard !secrets.isEmpty else { return self }
    func clean(_ text: String) -> String {
      // What is taken out before it is shown may hold a key apart until then.
      let harmless = CleanText.paragraphs(text)
      let masked = Redaction.mask(secrets, in: harmless)
      return masked == harmless ? text : masked
    }
    var report = self
    report.place.name = place.name.map(clean)
    report.place.region = place.region.map(clean)
    report.place.country = place.country.map(clean)
    report.place.countryCode = place.countryCode.map(clean)
    if let zone = clock.timeZone, clean(zone) != zone { report.clock = clock.withoutName }
    report.alerts = alerts?
      .map { alert in
        var alert = alert
        alert.title = clean(alert.title)
        alert.issuer = alert.issuer.map(clean)
        alert.regions = alert.regions.map(clean)
        alert.description = alert.description.map(clean)
        alert.url = alert.url.map(clean)
        return alert
      }
    return report
  }
}
