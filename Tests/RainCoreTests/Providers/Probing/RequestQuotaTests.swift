import RainCore
import Testing

@Suite struct RequestQuotaTests {
  @Test(
    arguments: [
      (
        ["ratelimit-remaining": "12", "ratelimit-limit": "100", "ratelimit-reset": "60"], 12, 100,
        60
      ),
      (["x-ratelimit-remaining": "12", "x-ratelimit-limit": "100"], 12, 100, nil),
      (
        ["x-ratelimit-remaining-month": "7", "x-ratelimit-remaining-minute": "1"], 7, nil, nil
      ),
      (["ratelimit-limit": "100, 100;w=60"], nil, 100, nil),
      (["ratelimit-limit": "5", "ratelimit-reset": "1796028000"], nil, 5, nil),
    ] as [([String: String], Int?, Int?, Int?)]
  )
  func `what is left is read in every spelling`(
    headers: [String: String],
    remaining: Int?,
    limit: Int?,
    reset: Int?
  ) throws {
    let quota = try #require(RequestQuota(headers: headers))
    #expect(quota.remaining == remaining)
    #expect(quota.limit == limit)
    #expect(quota.reset == reset)
    #expect(quota.used == nil)
  }

  @Test func `the requests so far are read`() {
    #expect(RequestQuota(headers: ["x-forecast-api-calls": "124"])?.used == 124)
  }

  @Test(arguments: [
    [:], ["date": "today"], ["ratelimit-limit": "none"], ["ratelimit-remaining": "-1"],
    ["x-forecast-api-calls": "99999999999999999999"], ["ratelimit-reset": "60"],
  ])
  func `what says nothing of requests is nothing`(headers: [String: String]) {
    #expect(RequestQuota(headers: headers) == nil)
  }
}
