/// Checks documents against a JSON schema: the part of draft 2020-12 that rain's own schema uses.
///
/// A keyword that it does not know is a problem, so that none is passed over.
public struct JSONSchema: Sendable {
  private let root: JSONTree

  private static let notes: Set<String> = ["$schema", "$defs", "title", "description"]

  /// Creates a checker.
  public init(_ schema: JSONTree) { root = schema }

  /// What is wrong with a document, each with its place; empty for nothing.
  public func problems(of document: JSONTree) -> [String] { problems(document, root, "$") }

  private func problems(_ value: JSONTree, _ schema: JSONTree, _ path: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): the schema is no object"] }
    return keywords.flatMap { keyword, argument in
      Self.notes.contains(keyword)
        ? [] : problems(value, keyword, argument, in: schema).map { "\(path)\($0)" }
    }
  }

  private func problems(
    _ value: JSONTree,
    _ keyword: String,
    _ argument: JSONTree,
    in schema: JSONTree
  ) -> [String] {
    switch (keyword, argument, value) {
    case ("$ref", .string(let reference), _):
      guard let name = reference.split(separator: "/").last,
        let target = root["$defs"]?[String(name)]
      else { return [": no \(reference)"] }
      return problems(value, target, "")
    case ("const", _, _): return value == argument ? [] : [": is not \(argument)"]
    case ("enum", .array(let values), _): return values.contains(value) ? [] : [": is no choice"]
    case ("anyOf", .array(let schemas), _):
      return schemas.contains { problems(value, $0, "").isEmpty }
        ? [] : schemas.flatMap { problems(value, $0, "") }
    case ("oneOf", .array(let schemas), _):
      let fitting = schemas.count { problems(value, $0, "").isEmpty }
      return fitting == 1 ? [] : [": fits \(fitting) of \(schemas.count)"]
    case ("type", _, _):
      return Self.types(argument).contains { value.is($0) } ? [] : [": wrong type"]
    case ("format", .string(let format), .string(let text)):
      return Self.fits(text, format) ? [] : [": no \(format): \(text)"]
    case ("pattern", .string("Z$"), .string(let text)): return text.last == "Z" ? [] : [": no Z"]
    case ("minimum", .number(let limit), .number(let number)):
      return number >= limit ? [] : [": \(number) is less than \(limit)"]
    case ("maximum", .number(let limit), .number(let number)):
      return number <= limit ? [] : [": \(number) is more than \(limit)"]
    case ("format", _, _), ("pattern", _, _), ("minimum", _, _), ("maximum", _, _): return []
    default: return structure(value, keyword, argument, in: schema)
    }
  }

  private func structure(
    _ value: JSONTree,
    _ keyword: String,
    _ argument: JSONTree,
    in schema: JSONTree
  ) -> [String] {
    switch (keyword, argument, value) {
    case ("required", .array(let names), .object(let members)):
      return names.compactMap { name in
        if case .string(let name) = name, members[name] == nil {
          ".\(name): is missing"
        } else {
          nil
        }
      }
    case ("properties", .object(let schemas), .object(let members)):
      return members.flatMap { name, member in
        schemas[name].map { problems(member, $0, ".\(name)") } ?? []
      }
    case ("additionalProperties", _, .object(let members)):
      let others = members.filter { schema["properties"]?[$0.key] == nil }
      if argument == .bool(false) { return others.map { ".\($0.key): is too much" } }
      return others.flatMap { problems($0.value, argument, ".\($0.key)") }
    case ("items", _, .array(let items)):
      return items.enumerated().flatMap { problems($1, argument, "[\($0)]") }
    case ("required", _, _), ("properties", _, _), ("additionalProperties", _, _),
      ("items", _, _):
      return []
    default: return [": the keyword \(keyword) is not known"]
    }
  }

  private static func types(_ argument: JSONTree) -> [String] {
    switch argument {
    case .string(let type): [type]
    case .array(let types):
      types.compactMap { if case .string(let type) = $0 { type } else { nil } }
    default: []
    }
  }

  private static func fits(_ text: String, _ format: String) -> Bool {
    switch format {
    case "date": text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
    case "date-time":
      text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)/) != nil
    default: false
    }
  }
}

extension JSONTree {
  fileprivate func `is`(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"),
      (.object, "object"), (.number, "number"):
      true
    case (.number(let value), "integer"): value == value.rounded()
    default: false
    }
  }
}
