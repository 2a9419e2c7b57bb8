import Foundation
import RainArguments
import RainCore
import RainTerminal

/// The weather at a place on a full screen, from the first picture to the last key.
///
/// One loop takes what happens, one event after the other, and draws when that changes the picture.
/// Only the weather is asked for beside it.
struct Watch {
  /// What happens.
  enum Event: Sendable {
    case screen(ScreenEvent)
    /// An answer has come to the request of this number; elsewhere, so that other events stay small.
    indirect case answer(Int, Result<ReportSource.Answer, Failure>)
  }

  let arguments: ParsedArguments
  let dependencies: Dependencies
  let screen: any Screen
  let feed: AsyncStream<Event>.Continuation
  var settings: WatchSettings
  /// The places; `nil` when a recorded answer is shown.
  var places: WatchedPlaces?
  var weather = WatchedWeather()
  var schedule = RefreshSchedule.never
  var files: WatchedFiles
  /// Other units than those of the settings; `nil` for these.
  var units: Units?
  /// Why the settings or the saved locations can't be used any more; `nil` when they can.
  var problem: Failure?
  var showsHelp = false
  var request: Request?
  /// The number of the last request.
  var lastNumber = 0
  /// When it began, in seconds since 1970.
  var lastAsked: Int?
  private var drawn = Drawn()

  /// A request that is under way.
  struct Request {
    let number: Int
    /// Whether it was asked for by key, and does not stop at a fresh answer.
    let isRefresh: Bool
    let task: Task<Void, Never>
  }

  /// What is on the screen.
  private struct Drawn {
    var text = ""
    var minutes: [Int] = []
  }

  init(
    _ arguments: ParsedArguments,
    _ dependencies: Dependencies,
    _ settings: WatchSettings,
    screen: any Screen,
    feed: AsyncStream<Event>.Continuation
  ) {
    self.arguments = arguments
    self.dependencies = dependencies
    self.settings = settings
    self.screen = screen
    self.feed = feed
    let input = arguments.value(of: .input).flatMap { $0 == "-" ? nil : $0 }
    files = WatchedFiles(settings.invocation.directories, input: input)
  }

  var now: Int { dependencies.now() }

  /// Shows the weather until the user has seen enough.
  ///
  /// - Parameter events: What happens.
  /// - Returns: How it ended.
  /// - Throws: `Failure.output` when the terminal can't be written to.
  mutating func run(_ events: AsyncStream<Event>) async throws(Failure) -> ExitCode {
    defer {
      request?.task.cancel()
      screen.close()
    }
    if places != nil { await visit(isRefresh: arguments.isSet(.refresh)) }
    try draw()
    for await event in events {
      switch event {
      case .screen(.endRequested(let signal)):
        screen.end(bySignal: signal)
        return .interrupted
      // As Control-L, which asks for it everywhere.
      case .screen(.key(.other)): drawn.text = ""
      case .screen(.key(let key)):
        guard await press(key) else { return .done }
      case .screen(.tick):
        let hasChanged = await lookAround()
        if !hasChanged, minutes == drawn.minutes { continue }
      // It may have had yet another size in between, which spoilt what was drawn.
      case .screen(.resized): drawn.text = ""
      case .screen(.stopRequested):
        screen.suspend()
        drawn.text = ""
      case .screen(.continued):
        screen.resume()
        drawn.text = ""
      case .answer(let number, let result): take(result, of: number)
      }
      try draw()
    }
    return .done
  }

  // MARK: - The picture

  /// The minutes of the clock and of the age of the report: what is drawn changes with them.
  private var minutes: [Int] {
    guard let report = weather.report, !weather.isRecorded else { return [] }
    let now = now
    return [now / 60, (now - report.provenance.fetched) / 60]
  }

  private mutating func draw() throws(Failure) {
    let size = screen.size
    var look = settings.look
    look.width = max(20, min(size.columns, settings.invocation.integer(.width) ?? size.columns))
    if let units { look.units = units }
    let frame = ScreenFrame(
      WatchView(scene: scene, look: look, rows: size.rows).lines,
      size: size,
      hasColor: look.hasColor,
      mark: look.mark
    )
    drawn.minutes = minutes
    guard frame.text != drawn.text else { return }
    drawn.text = frame.text
    do throws(StreamError) {
      try screen.draw(frame.text)
    } catch {
      throw .output(errno: error.errno)
    }
  }

  private var scene: WatchScene {
    var report = weather.report(at: now, settings.freshness)
    // It may have got another name meanwhile.
    if let place = places?.current, place.name != nil { report?.place = ReportedPlace(place) }
    return WatchScene(
      place: places?.current,
      report: report,
      isRecorded: places == nil,
      problem: problem ?? weather.problem,
      isAsking: request != nil || schedule == .atOnce,
      isOffline: settings.freshness.isOffline,
      nextRequest: schedule.next,
      hasOtherPlaces: places?.hasOthers ?? false,
      showsHelp: showsHelp
    )
  }
}
