/// One answer, or an array of them when several places were asked for.
struct OneOrMore<Answer: Decodable>: Decodable {
  let values: [Answer]

  init(from decoder: any Decoder) throws {
    if var container = try? decoder.unkeyedContainer() {
      var values: [Answer] = []
      while !container.isAtEnd { values.append(try container.decode(Answer.self)) }
      self.values = values
    } else {
      values = [try Answer(from: decoder)]
    }
  }
}
