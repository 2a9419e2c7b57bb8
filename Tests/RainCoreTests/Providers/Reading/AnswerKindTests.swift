import Foundation
import RainCore
import Testing

@Suite struct AnswerKindTests {
  @Test(arguments: [
    ("", UnreadableAnswer.empty),
    (" \n", .empty),
    ("<!DOCTYPE html><html></html>", .webPage),
    ("Forbidden\n", .notJSON),
    (#"{"currently":{"time":1"#, .notJSON),
    ("{\"error\":true,\"reason\":\"raw\nbreak\"}", .notJSON),
    (String(repeating: "[", count: 100_000), .notJSON),
    ("[]", .unrecognized),
    ("null", .unrecognized),
    (#""x""#, .unrecognized),
    ("3", .unrecognized),
    ("{}", .unrecognized),
    (#"{"detail":"Invalid Latitude"}"#, .error(message: "Invalid Latitude")),
    (#"{"detail":[{"msg":"bad"}]}"#, .error(message: "bad")),
    (#"{"cod":"404","message":"city not found"}"#, .error(message: "city not found")),
    (#"{"error":true,"reason":"Out of range"}"#, .error(message: "Out of range")),
    (#"{"code":403,"error":"permission denied"}"#, .error(message: "permission denied")),
    (#"{"generationtime_ms":0.3}"#, .otherKind(.places)),
    (#"[{"name":"Lisbon","lat":38.7,"lon":-9.1}]"#, .otherKind(.places)),
    (#"{"coord":{},"list":[{"components":{}}]}"#, .otherKind(.airQuality)),
    (
      #"{"latitude":1,"generationtime_ms":1,"hourly":{"time":[],"pm10":[]}}"#,
      .otherKind(.airQuality)
    ),
    (#"{"cnt":2,"list":[{"main":{}}]}"#, .otherKind(.cityList)),
    (#"{"lat":1,"lon":2,"tz":"+00:00","date":"2020-01-01"}"#, .otherKind(.daySummary)),
    (#"{"currently":{"time":1},"hourly":3}"#, .wrongType(path: "hourly")),
    (
      #"{"currently":{"time":1},"hourly":{"data":[{"time":1},7]}}"#,
      .wrongType(path: "hourly.data[1]")
    ),
  ])
  func `what is no weather is named`(body: String, problem: UnreadableAnswer) {
    #expect(throws: ProviderError.unreadable(problem)) { try report(body) }
  }

  @Test(arguments: [
    #"{"currently":null,"hourly":null,"daily":{"data":null},"timezone":null}"#,
    #"{"weather":null,"main":null}"#,
    #"{"lat":1,"lon":2,"current":null,"hourly":[null]}"#,
    #"{"latitude":null,"generationtime_ms":null,"hourly":{"time":null},"current":null}"#,
  ])
  func `an answer full of nulls is an answer without values`(body: String) throws {
    let report = try report(body)
    #expect(report.current?.conditions.temperature == nil)
    #expect(report.hourly ?? [] == [])
  }
}
