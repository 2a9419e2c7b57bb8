/// What schemas are built of.
extension ReportSchema {
  static func member(_ name: String, _ value: JSONValue) -> JSONValue.Member {
    JSONValue.Member(name: name, value: value)
  }

  /// An object with exactly these members.
  static func object(_ members: [JSONValue.Member]) -> JSONValue {
    [
      "type": "object",
      "required": .array(members.map { .string($0.name) }),
      "additionalProperties": false,
      "properties": .object(members),
    ]
  }

  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

  static func list(of name: String) -> JSONValue {
    ["type": "array", "items": reference(name)]
  }

  static func orNull(_ schema: JSONValue) -> JSONValue {
    ["anyOf": .array([schema, ["type": "null"]])]
  }

  static let text: JSONValue = ["type": "string"]

  static let textOrNull: JSONValue = ["type": ["string", "null"]]

  /// A time in ISO 8601 with the place's own offset.
  static let time: JSONValue = ["type": "string", "format": "date-time"]

  static let timeOrNull: JSONValue = ["type": ["string", "null"], "format": "date-time"]

  static let number: JSONValue = ["type": ["number", "null"]]

  static let notNegative: JSONValue = ["type": ["number", "null"], "minimum": 0]

  static let fraction = number(0, 1)

  static func number(_ least: Int, _ greatest: Int) -> JSONValue {
    [
      "type": ["number", "null"], "minimum": .integer(least), "maximum": .integer(greatest),
    ]
  }

  static func choice(_ words: [String]) -> JSONValue {
    ["enum": .array(words.map(JSONValue.string))]
  }

  static func choice<Word: CaseIterable & RawRepresentable<String>>(
    of words: Word.Type
  ) -> JSONValue {
    choice(words.allCases.map(\.rawValue))
  }

  static func choiceOrNull<Word: CaseIterable & RawRepresentable<String>>(
    of words: Word.Type
  ) -> JSONValue {
    ["enum": .array(words.allCases.map { .string($0.rawValue) } + [.null])]
  }
}

/// The schemas of what `rain locations` prints.
enum LocationsSchema {
  /// The saved locations.
  static let locations: [JSONValue.Member] = [
    ReportSchema.member("schema", ["const": 1]),
    ReportSchema.member("selected", ReportSchema.textOrNull),
    list(
      "locations",
      [ReportSchema.member("id", ReportSchema.text)] + place
        + [ReportSchema.member("selected", ["type": "boolean"])]
    ),
  ]

  /// The places that a name could mean.
  static let matches: [JSONValue.Member] = [
    ReportSchema.member("schema", ["const": 1]),
    list(
      "matches",
      place
        + [
          ReportSchema.member("population", ["type": ["integer", "null"], "minimum": 0])
        ]
    ),
  ]

  private static let place: [JSONValue.Member] =
    ["name", "region", "country", "countryCode"]
    .map { ReportSchema.member($0, ReportSchema.textOrNull) }
    + [
      ReportSchema.member("latitude", ["type": "number", "minimum": -90, "maximum": 90]),
      ReportSchema.member("longitude", ["type": "number", "minimum": -180, "maximum": 180]),
      ReportSchema.member("timeZone", ReportSchema.textOrNull),
    ]

  private static func list(_ name: String, _ members: [JSONValue.Member]) -> JSONValue.Member {
    ReportSchema.member(name, ["type": "array", "items": ReportSchema.object(members)])
  }
}
