/// Why one of rain's own files could not be read or changed.
///
/// No case carries a key of an API.
public enum StoreError: Error, Hashable, Sendable {
  /// There is no home folder and no other folder is named, so there is nowhere to save to.
  case noHome
  /// The system refused to read the file; `errno` is its reason.
  case cannotRead(path: String, errno: Int32)
  /// The system refused to write the file or its folder; `errno` is its reason.
  case cannotWrite(path: String, errno: Int32)
  /// Another process held the lock of the file for longer than we wait.
  case locked(path: String)
  /// The file can't be understood. It is left as it was.
  case damaged(path: String, problem: FileProblem)
  /// The file was written by a later rain, in its format `version`. It is left as it was.
  case newerVersion(path: String, version: Int)

  /// No saved location has this id.
  case unknownLocation(id: String)
  /// The location is the selected one and is removed only by force.
  case selected(id: String)
  /// A location can't be given a name without a visible character.
  case emptyName
  /// A location can't be given a name that would be read as coordinates.
  case nameLikeCoordinate(String)
  /// A location can't be given a number as its name: that is its place in the list.
  case nameLikeNumber(String)
  /// A location can't be given a name of signs alone, by which it could not be found.
  case nameOfSigns(String)
  /// A location can't be given a name that is the id of another one.
  case nameOfOther(id: String)
  /// A location can't be given a name of more than `limit` characters.
  case nameTooLong(limit: Int)

  /// No setting has this key; `candidates` are all keys there are.
  case unknownKey(key: String, candidates: [String])
  /// The setting does not allow this value.
  case invalidValue(key: String, value: String, allowed: Setting.Allowed)
  /// The setting is the key of an API, which never goes among the settings.
  case secretSetting(key: String)
  /// What was given can't be the key of an API. The text itself is kept out of the error.
  case invalidAPIKey(key: String)
}
