import RainArguments
import RainCore

/// How old an answer may be, as a command line has it.
struct Freshness: Hashable, Sendable {
  /// How old a kept answer may be and still count as fresh, in seconds.
  var maxAge = 600

  /// How old a kept answer may be to be shown when the provider fails, in seconds; 0 for never.
  var maxStale = 86_400

  /// Whether the provider is asked even if a kept answer is fresh.
  var isRefresh = false

  /// Whether the network is never used.
  var isOffline = false

  /// How long an answer counts as fresh of which a part is missing, in seconds.
  private static let maxAgeOfParts = 60

  /// How far in the future an answer may lie and still count as one of now, in seconds.
  static let clockTolerance = 60

  /// From when on an answer is too old to say what the weather is now, in seconds.
  private static let tooOldForNow = 3600

  /// Whether a kept answer need not be asked for again.
  func isFresh(_ report: WeatherReport, now: Int) -> Bool {
    // An answer from the future tells that the clock was set; a little is the clocks' own business.
    !isRefresh
      && (-Self.clockTolerance...limit(of: report)).contains(now - report.provenance.fetched)
  }

  /// From when on an answer is to be asked for again, in seconds since 1970.
  func end(of report: WeatherReport) -> Int { report.provenance.fetched + limit(of: report) + 1 }

  /// What failed in a part is asked again as soon as a failure as a whole would be.
  private func limit(of report: WeatherReport) -> Int {
    switch report.errorOfPart {
    case nil: maxAge
    case .rateLimited(let seconds?, _): max(Self.maxAgeOfParts, min(seconds, maxAge))
    default: Self.maxAgeOfParts
    }
  }

  /// Whether a kept answer may stand in for one that does not come.
  func isUsable(_ report: WeatherReport, now: Int) -> Bool {
    maxStale > 0 && now - report.provenance.fetched <= maxStale
  }

  /// A kept answer as it is shown: the present is that of a forecast when it is old.
  func shown(_ report: WeatherReport, now: Int) -> WeatherReport {
    var report = withoutOldParts(report)
    // An answer about the air tells its time, and has no hours to come.
    if isTooOldForNow(report, now: now), report.provenance.topic == .weather {
      report.takeHourAsCurrent()
    }
    return report
  }

  /// Whether the present of an answer lies too far back: one of its hours is the present then.
  func isTooOldForNow(_ report: WeatherReport, now: Int) -> Bool {
    now - report.provenance.fetched > Self.tooOldForNow
  }
}

extension Freshness {
  /// An answer without the parts that are filled in from one that is too old to be shown.
  func withoutOldParts(_ report: WeatherReport) -> WeatherReport {
    var report = report
    report.dropFilledParts(
      currentOver: maxStale > 0 ? min(maxStale, Self.tooOldForNow) : -1,
      forecastOver: maxStale
    )
    return report
  }

  /// Reads the options; the parser has checked their values.
  init(_ arguments: ParsedArguments) throws(Failure) {
    isRefresh = arguments.isSet(.refresh)
    isOffline = arguments.isSet(.offline)
    guard !(isRefresh && isOffline) else {
      throw .usage("--refresh and --offline exclude each other")
    }
    maxAge = arguments.value(of: .maxAge).flatMap(DurationText.seconds) ?? maxAge
    maxStale = arguments.value(of: .maxStale).flatMap(DurationText.seconds) ?? maxStale
  }
}
