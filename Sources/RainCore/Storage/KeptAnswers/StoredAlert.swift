extension WeatherAlert {
  /// Reads an alert; its times carry their offsets, because they may lie far from all others.
  init(stored: StoredJSON) throws(FileProblem) {
    let object = try stored.object("alerts")
    guard let title = object["title"].flatMap(String.init(stored:)) else {
      throw .missing(keyPath: "alerts.title")
    }
    self.init(title: title)
    issuer = object["issuer"].flatMap(String.init(stored:))
    severity = object["severity"].flatMap(Severity.init(stored:))
    starts = object["starts"].flatMap(Self.time)
    ends = object["ends"].flatMap(Self.time)
    regions = try object["regions"]?.list("alerts.regions").compactMap(String.init(stored:)) ?? []
    description = try object["description"]?.text("alerts.description")
      .map(CleanText.paragraphs)
    url = object["url"].flatMap(String.init(stored:))
  }

  /// The alert as it stands in a file.
  var stored: StoredJSON {
    var object: StoredObject = ["title": title.stored]
    object["issuer"] = issuer?.stored
    object["severity"] = severity?.stored
    object["starts"] = starts.map(Self.stored)
    object["ends"] = ends.map(Self.stored)
    if !regions.isEmpty { object["regions"] = .array(regions.map(\.stored)) }
    object["description"] = description?.stored
    object["url"] = url?.stored
    return .object(object)
  }

  private static func stored(_ time: LocalTime) -> StoredJSON {
    .array([time.secondsSince1970.stored, time.utcOffset.stored])
  }

  private static func time(_ stored: StoredJSON) -> LocalTime? {
    guard case .array(let parts) = stored, parts.count == 2,
      let time = LocalTime(stored: parts[0]), let offset = Int(stored: parts[1]),
      offset.magnitude <= 86_400
    else { return nil }
    return LocalTime(secondsSince1970: time.secondsSince1970, utcOffset: offset)
  }
}
