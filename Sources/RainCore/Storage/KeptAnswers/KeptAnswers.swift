public import Foundation

/// The kept answers of the providers: one file each in the folder for what may vanish.
///
/// What can't be read there counts as not kept; it is only a copy of what a provider can be asked
/// again.
public struct KeptAnswers: Sendable {
  /// How many answers are kept; with what else is kept there are never more than 500 files.
  static let limit = 340

  /// More than any kept answer has, in bytes; what is larger counts as damaged.
  static let sizeLimit = 4 << 20

  private let folder: String?

  /// Names the folder; nothing is touched yet.
  ///
  /// - Parameter directory: `Directories.cache`. When `nil`, nothing is kept.
  public init(directory: URL?) {
    folder = directory.map { $0.appending(path: "answers").path(percentEncoded: false) }
  }

  /// How much of a kept answer is read.
  public enum Extent: Sendable {
    /// All of it.
    case whole
    /// The present alone; hours, days and all the rest are `nil`.
    case present
  }

  /// Returns the kept answer to a question, as it is to be read at an instant.
  ///
  /// - Parameters:
  ///   - question: What would be asked.
  ///   - extent: How much of it is read: the present alone takes a fraction of the time.
  ///   - now: The instant, in seconds since 1970: hours and days before it count as past.
  /// - Returns: The report under the name of the place as it is called in the question; `nil` when
  ///   there is none, or none that can be read.
  public func report(
    answering question: WeatherQuestion,
    extent: Extent = .whole,
    now: Int
  ) -> WeatherReport? {
    let wanted = extent == .present ? KeptReportV1.membersOfPresent : nil
    guard let path = path(of: question),
      let bytes = (try? FileContents.bytes(at: path, atMost: Self.sizeLimit)) ?? nil,
      let object = try? StoredJSONReader.value(of: bytes, wanted: wanted).object(""),
      var report = try? KeptReportV1(object, now: now).report,
      report.provenance.provider == question.provider, report.provenance.topic == question.topic
    else { return nil }
    report.place = ReportedPlace(question.place, told: report.place)
    return report
  }

  /// Keeps an answer, in the place of an older one to the same question.
  ///
  /// - Parameters:
  ///   - report: The answer.
  ///   - question: What was asked.
  /// - Throws: `.cannotWrite`, or `.noHome` when there is no folder.
  public func keep(
    _ report: WeatherReport,
    answering question: WeatherQuestion
  ) throws(StoreError) {
    guard let folder, let path = path(of: question) else { throw .noHome }
    var kept = report
    // The name that the user has for the place is not a part of the answer.
    if question.place.name != nil { kept.place = ReportedPlace() }
    do throws(SystemFailure) {
      try Paths.createFolder(at: folder)
      try FileReplacement(path: path)
        .replace(with: StoredJSONWriter.bytes(of: KeptReportV1(kept).object), durably: false)
    } catch {
      throw .cannotWrite(path: path, errno: error.code)
    }
    files?.prune(to: Self.limit)
  }

  /// Asks for the right to be the one run that asks a question.
  ///
  /// - Parameter question: What is to be asked.
  /// - Returns: The right, to be held until the answer is kept; `nil` while another run has it.
  /// - Throws: `.cannotWrite` when it can't be told who asks.
  public func turn(toAsk question: WeatherQuestion) throws(StoreError) -> AskingTurn? {
    guard let folder, let path = path(of: question) else { throw .noHome }
    do throws(SystemFailure) {
      try Paths.createFolder(at: folder)
    } catch {
      throw .cannotWrite(path: path, errno: error.code)
    }
    guard let lock = try FileLock(makingFileAt: path + ".lock", guarding: path).hold() else {
      return nil
    }
    return AskingTurn(lock: lock)
  }

  /// What is kept.
  ///
  /// - Throws: `.cannotRead` when the folder can't be looked into.
  public func inventory() throws(StoreError) -> KeptInventory { try KeptInventory(files) }

  /// Forgets all answers.
  ///
  /// - Returns: How many there were.
  /// - Throws: `.cannotRead` when the folder can't be looked into, or `.cannotWrite` for a file that
  ///   can't be removed.
  @discardableResult
  public func clear() throws(StoreError) -> Int { try files?.clear() ?? 0 }

  private var files: KeptFolder? {
    folder.map {
      KeptFolder(
        path: $0,
        beginnings: ProviderID.allCases.flatMap { ["\($0.rawValue)_", "air_\($0.rawValue)_"] }
      )
    }
  }

  private func path(of question: WeatherQuestion) -> String? {
    folder.map { "\($0)/\(question.fileName)" }
  }
}

/// The right to ask a provider a question while other runs wait, or show an older answer.
public struct AskingTurn: ~Copyable, Sendable {
  private let lock: HeldLock

  init(lock: consuming HeldLock) { self.lock = lock }

  /// Lets another run have its turn.
  public consuming func end() {}
}
