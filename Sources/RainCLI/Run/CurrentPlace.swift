import RainArguments
import RainCore

/// Finds where the user is from the IP address: only with consent, and never in the background.
struct CurrentPlace {
  private let invocation: Invocation
  private let configuration: Configuration
  private let client: APIClient

  init(_ invocation: Invocation, _ configuration: Configuration, _ client: APIClient) {
    self.invocation = invocation
    self.configuration = configuration
    self.client = client
  }

  /// The place, named after the nearest city.
  ///
  /// A position that was found within the last day is taken without asking anybody.
  ///
  /// - Parameter question: What the question for consent begins with.
  /// - Returns: The place; `nil` when the user was asked and does not want it looked up.
  /// - Throws: Why the place can't be told.
  func choice(asking question: String) async throws(Failure) -> PlaceChoice.Choice? {
    let locate = try configuration.value("locate") ?? "ask"
    let address = try configuration.value("locate.url")
    let hosts = IPLocator.hosts(baseAddress: address)
    guard locate != "never" else { throw .noConsent(isForbidden: true, hosts: hosts) }
    if let kept = position.place(now: now) {
      return PlaceChoice.Choice(place: named(kept), notes: [])
    }
    guard !invocation.arguments.isSet(.offline) else { throw .notLocatedOffline }
    if locate != "always" {
      guard try consents(to: hosts, question) else { return nil }
    }
    let failures = failures(at: address)
    let left = leavingInPeace(after: failures)
    do throws(ProviderError) {
      if let left { throw left.error.waiting(left.until - now) }
      let place = try await located(at: address, failures)
      var notes = ["where you are is a guess from your IP address"]
      do throws(StoreError) {
        try position.keep(place, now: now)
      } catch {
        notes.append("it is not kept: \(FailureReport(store: error).sentence)")
      }
      return PlaceChoice.Choice(place: named(place), notes: notes)
    } catch {
      let remembered = left.map {
        PlaceError.Remembered(ago: max(0, now - $0.asked), again: $0.until - now)
      }
      guard let guess = guessByTimeZone else {
        throw .notLocated(error, guess: nil, remembered: remembered)
      }
      return try guessed(guess, error, remembered)
    }
  }

  /// The failure because of which the service is not asked: nobody is there who might want it, and it
  /// failed a moment ago.
  private func leavingInPeace(after failures: PastFailures) -> RememberedFailure? {
    invocation.canAsk || invocation.arguments.isSet(.refresh) ? nil : failures.holding
  }

  private func located(
    at address: String?,
    _ failures: PastFailures
  ) async throws(ProviderError) -> Place {
    do throws(ProviderError) {
      let place = try await IPLocator(baseAddress: address, client: client).place()
      failures.forget()
      return place
    } catch {
      failures.remember(error, reaching: error.reach)
      throw error
    }
  }

  private func failures(at address: String?) -> PastFailures {
    PastFailures(
      memory: invocation.failureMemory,
      source: .locator,
      question: "",
      access: configuration.access(toServiceAt: address),
      now: now
    )
  }

  private var position: KeptPosition { KeptPosition(directory: invocation.directories.cache) }

  private var now: Int { invocation.dependencies.now() }

  private func named(_ place: Place) -> Place {
    var named = CityList.builtIn.place(at: place.coordinate)
    named.timeZone = place.timeZone ?? named.timeZone
    return named
  }

  // MARK: - Consent

  private enum Answer {
    case yes, always, no
  }

  private func consents(to hosts: [String], _ question: String) throws(Failure) -> Bool {
    guard invocation.canAsk else { throw .noConsent(isForbidden: false, hosts: hosts) }
    let others = hosts.dropFirst().map { ", and \($0) if that fails" }.joined()
    invocation.dependencies.writeError(
      "\(question) from your IP address?\nThis asks \(hosts.first ?? "")\(others).\n"
        + "[y]es, [a]lways, [N]o: "
    )
    switch answer {
    case .yes: return true
    case .no: return false
    case .always:
      try invocation.stored { () throws(StoreError) in
        _ = try invocation.settings.set("locate", to: "always")
      }
      return true
    }
  }

  private var answer: Answer {
    guard let line = invocation.dependencies.readAnswer() else {
      invocation.dependencies.writeError("\n")
      return .no
    }
    switch line.lowercased().filter({ !$0.isWhitespace }) {
    case "y", "yes": return .yes
    case "a", "always": return .always
    default: return .no
    }
  }

  // MARK: - A guess without a network

  /// The city that the time zone of this machine is named after.
  private var guessByTimeZone: Place? {
    guard let zone = invocation.dependencies.timeZone(),
      let name = zone.split(separator: "/").last.map({ $0.replacing("_", with: " ") })
    else { return nil }
    return CityList.builtIn.places(for: PlaceName(String(name))).candidates.map(\.place)
      .first { $0.timeZone == zone }
  }

  private func guessed(
    _ guess: Place,
    _ error: ProviderError,
    _ remembered: PlaceError.Remembered?
  ) throws(Failure) -> PlaceChoice.Choice {
    guard invocation.canAsk else { throw .notLocated(error, guess: guess, remembered: remembered) }
    let name = FailureReport.candidate(guess)
    let reason = FailureReport.reason(error, .openMeteo, expecting: "a position")
    invocation.dependencies.writeError(
      "That could not be looked up: \(reason).\n"
        + "Your time zone is that of \(name). Take that? [y]es, [N]o: "
    )
    guard case .yes = answer else { throw .notLocated(error, guess: guess, remembered: remembered) }
    return PlaceChoice.Choice(
      place: guess,
      notes: ["\(name) is a guess from your time zone"],
      saving: "rain locations add \(FailureReport.pasted(name))"
    )
  }
}
