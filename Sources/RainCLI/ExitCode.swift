/// The exit codes of rain, those of sysexits.h where there is one.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// Done.
  case done = 0
  /// What was checked does not hold.
  case doesNotHold = 1
  /// Wrong usage.
  case usage = 64
  /// An answer, input file or body that can't be read as weather.
  case unreadable = 65
  /// A named file that is not there or not readable.
  case noInput = 66
  /// A place that is not found, or ambiguous.
  case noPlace = 68
  /// The provider refused or failed.
  case unavailable = 69
  /// A fault in rain itself.
  case fault = 70
  /// A file of rain's own could not be written or read.
  case fileTrouble = 74
  /// Try later.
  case tryLater = 75
  /// The connection is not safe.
  case notSafe = 76
  /// The key is missing or rejected.
  case keyTrouble = 77
  /// The settings can't be used, or no place is chosen.
  case badSettings = 78
  /// Interrupted by a signal.
  case interrupted = 130

  /// When a run ends with it, as a fragment without a full stop.
  var meaning: String {
    switch self {
    case .done: "done"
    case .doesNotHold: "what 'check' was asked about does not hold"
    case .usage: "wrong usage"
    case .unreadable: "an answer or a file that can't be read as weather"
    case .noInput: "a named file that is not there or not readable"
    case .noPlace: "a place that is not found, or ambiguous"
    case .unavailable:
      "the provider refused or failed, or can't tell what was asked; libcurl is missing; 'doctor' "
        + "found something that stands in the way"
    case .fault: "a fault in rain itself"
    case .fileTrouble: "a file of rain's own could not be written or read"
    case .tryLater: "try later: no network, no answer in time, too many requests"
    case .notSafe: "the connection is not safe"
    case .keyTrouble: "the key is missing or was rejected"
    case .badSettings: "settings that can't be used, or no place chosen"
    case .interrupted: "interrupted"
    }
  }
}
