import RainArguments
import RainCore

/// Why one of several providers gave no answer.
struct ProviderTrouble: Hashable, Sendable {
  let provider: ProviderID
  let error: ProviderError

  init(_ provider: ProviderID, _ error: ProviderError) {
    self.provider = provider
    self.error = error
  }
}

/// Why a command failed: the errors of all targets under one roof, and those of the command line
/// itself.
enum Failure: Error, Hashable, Sendable {
  /// The arguments can't be understood.
  case arguments(ArgumentError)
  /// The arguments do not go together; the sentence says how.
  case usage(String)
  /// The template of `--format` can't be read.
  case format(FormatTemplate.Problem)
  /// A place can't be told.
  case place(PlaceError)
  /// No place was named and none is selected.
  case noPlace
  /// Where the user is may not be looked up: the setting `locate` forbids it, or nobody can be asked.
  case noConsent(isForbidden: Bool, hosts: [String])
  /// Where the user is could not be looked up; the guess is by the time zone.
  case notLocated(ProviderError, guess: Place?, remembered: PlaceError.Remembered? = nil)
  /// Where the user is is not known, and nothing may be asked.
  case notLocatedOffline
  /// A provider gave no weather, or told nothing of another topic.
  case provider(ProviderError, ProviderID, AnswerTopic = .weather)
  /// Several providers were asked, and all failed: others, and the one that was asked last.
  indirect case also([ProviderTrouble], Failure)
  /// A provider failed `ago` seconds ago and is asked again only in `again` seconds.
  case leftInPeace(ProviderError, ProviderID, AnswerTopic = .weather, ago: Int, again: Int)
  /// The answer of a provider lacks what the command is about; the place is as it was typed.
  case cannotTell(AnswerPart, ProviderID, place: String? = nil)
  /// The answer of a provider does not tell what a check is about; the place is as it was typed.
  case cannotCheck(CheckName, ProviderID, within: Int, place: String? = nil)
  /// The answer that is kept is too old for what the command is about.
  case keptTooOld(AnswerPart, ProviderID)
  /// Nothing may be asked, and nothing is kept about the place.
  case nothingKept(Place)
  /// The file that was to be read can't be; `errno` says why.
  case inputFile(path: String, errno: Int32)
  /// The file that was read is no weather.
  case inputUnreadable(path: String, UnreadableAnswer)
  /// A file of rain's own can't be read or written.
  case store(StoreError)
  /// A variable of the environment has a value that its setting does not allow.
  case environment(variable: String, StoreError)
  /// The command that shall tell a key fails, or tells none.
  case keyCommand(setting: String)
  /// The command that shall tell a key takes longer than the whole may.
  case keyCommandTimedOut(setting: String)
  /// What was named is not among the saved locations.
  case notSaved(String)
  /// Nothing is saved that could be chosen from.
  case nothingSaved
  /// All saved places are to be shown, and there are none.
  case nothingToShow
  /// Several saved locations have the name.
  case severalSaved(String, [SavedLocation])
  /// Standard output can't be written.
  case output(errno: Int32)
}
