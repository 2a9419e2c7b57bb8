import RainCore
import Testing

@Suite struct OpenMeteoMappingTests {
  @Test(
    arguments: [
      (
        #"{"temperature_2m":"°C","wind_speed_10m":"km/h","precipitation":"mm","visibility":"m","snowfall":"cm"}"#,
        10.0, 10 / 3.6, 10.0, 0.01, 100.0
      ),
      (
        #"{"temperature_2m":"°F","wind_speed_10m":"mp/h","precipitation":"inch","visibility":"ft","snowfall":"inch"}"#,
        -110.0 / 9, 4.4704, 254.0, 0.003048, 254.0
      ),
      (#"{"wind_speed_10m":"kn"}"#, 10, 10 * 1852.0 / 3600, 10, 0.01, 100),
      (#"{"wind_speed_10m":"m/s"}"#, 10, 10, 10, 0.01, 100),
      ("{}", 10, 10 / 3.6, 10, 0.01, 100),
    ] as [(String, Double, Double, Double, Double, Double)]
  )
  func `values follow the units that the answer names`(
    units: String,
    celsius: Double,
    speed: Double,
    rain: Double,
    distance: Double,
    snow: Double
  ) throws {
    let report = try report(
      #"{"latitude":1,"generationtime_ms":1,"hourly_units":\#(units),"hourly":{"time":[0],"temperature_2m":[10],"wind_speed_10m":[10],"precipitation":[10],"visibility":[10],"snowfall":[10]}}"#
    )
    let hour = try #require(report.hourly?.first)
    #expect(near(hour.conditions.temperature?.celsius, celsius))
    #expect(near(hour.conditions.windSpeed?.metersPerSecond, speed))
    #expect(near(hour.precipitation?.millimeters, rain))
    #expect(near(hour.conditions.visibility?.kilometers, distance))
    #expect(near(hour.snowfall?.millimeters, snow))
  }

  @Test func `nulls, short columns and other types are missing values`() throws {
    let report = try report(
      #"{"latitude":1,"generationtime_ms":1,"hourly":{"time":[0,3600,7200],"temperature_2m":[1,null,"x"],"relative_humidity_2m":[50],"weather_code":[3.0,null,61]}}"#
    )
    let hours = try #require(report.hourly)
    #expect(hours.map(\.conditions.temperature?.celsius) == [1, nil, nil])
    #expect(hours.map(\.conditions.humidity?.percent) == [50, nil, nil])
    #expect(hours.map(\.conditions.sky.condition) == [.cloudy, .unknown, .rain])
    #expect(hours.map(\.conditions.precipitationType) == [PrecipitationType.none, nil, .rain])
  }

  @Test func `amounts of the interval become an intensity`() throws {
    let report = try report(
      #"{"latitude":1,"generationtime_ms":1,"current":{"time":0,"interval":900,"precipitation":0.5,"is_day":1},"minutely_15":{"time":[0],"precipitation":[0.25]}}"#
    )
    #expect(report.current?.precipitationIntensity?.millimetersPerHour == 2)
    #expect(report.current?.conditions.isDay == true)
    #expect(report.minutely?.first?.precipitationIntensity?.millimetersPerHour == 1)
  }

  @Test func `a quarter of an hour begins before its label`() throws {
    let report = try report(
      #"{"latitude":1,"generationtime_ms":1,"utc_offset_seconds":0,"minutely_15":{"time":[900,1800],"precipitation":[0.25,0],"weather_code":[61,3]}}"#
    )
    let quarters = try #require(report.minutely)
    #expect(quarters.map(\.time.secondsSince1970) == [0, 900])
    #expect(quarters.map(\.end.secondsSince1970) == [900, 1800])
    #expect(quarters.map(\.label?.secondsSince1970) == [900, 1800])
    #expect(quarters.map(\.precipitationType) == [.rain, PrecipitationType.none])
  }

  @Test func `labels are clock times by the offset of the answer`() throws {
    let report = try report(
      #"{"latitude":1,"generationtime_ms":1,"utc_offset_seconds":7200,"timezone":"Europe/Berlin","current_weather":{"time":"2024-07-01T13:15","temperature":21.3,"windspeed":36,"winddirection":90,"weathercode":0},"daily":{"time":["2024-07-01"],"temperature_2m_min":[11]}}"#
    )
    #expect(report.now.iso8601 == "2024-07-01T13:15:00+02:00")
    #expect(report.current?.conditions.windSpeed?.metersPerSecond == 10)
    #expect(report.daily?.first?.date.iso8601 == "2024-07-01")
    #expect(report.alerts == nil)
  }

  @Test func `labels without an offset are clock times of the named zone`() throws {
    let report = try report(
      #"{"latitude":1,"generationtime_ms":1,"timezone":"US/Pacific","current_weather":{"time":"2021-08-28T09:00"},"daily":{"time":["2021-08-28"]}}"#
    )
    #expect(report.now.iso8601 == "2021-08-28T09:00:00-07:00")
    #expect(report.daily?.first?.date.iso8601 == "2021-08-28")
  }

  @Test func `quarters without precipitation tell nothing of the next hour`() throws {
    let report = try report(
      #"{"latitude":1,"generationtime_ms":1,"minutely_15":{"time":[0],"weather_code":[3]}}"#
    )
    #expect(report.minutely == nil)
  }

  @Test func `days after a clock change keep their dates by the one offset`() throws {
    // Berlin falls back on 2026-10-25: midnights of summer time all along.
    let times = (0..<3).map { "\(1_792_792_800 + $0 * 86_400)" }.joined(separator: ",")
    let report = try report(
      #"{"latitude":1,"generationtime_ms":1,"utc_offset_seconds":7200,"timezone":"Europe/Berlin","daily":{"time":[\#(times)],"sunrise":[1792821600,1792908060,1792994520],"sunset":[1792857600,1792943880,1793030160]}}"#
    )
    let days = try #require(report.daily)
    #expect(days.map(\.date.iso8601) == ["2026-10-24", "2026-10-25", "2026-10-26"])
    #expect(days[2].sunrise?.iso8601 == "2026-10-26T07:02:00+01:00")
  }

  @Test(arguments: [
    ("0", "0", "", nil as SunPresence?, 52.0),
    ("1797811200", "1797811200", "", .downAllDay, 69.65),
    ("1797811200", "1797897600", "", .upAllDay, 69.65),
    ("1797840000", "1797870000", "", .normal, 52),
    ("1797840000", "1797870000", #","daylight_duration":[0]"#, .downAllDay, 69.65),
    (#""1970-01-01T00:00""#, #""1970-01-01T00:00""#, "", .downAllDay, 69.65),
  ])
  func `the sun's marks are told apart`(
    rise: String,
    set: String,
    more: String,
    sun: SunPresence?,
    latitude: Double
  ) throws {
    let report = try report(
      #"{"latitude":\#(latitude),"longitude":19,"generationtime_ms":1,"utc_offset_seconds":0,"timezone":"UTC","daily":{"time":[1797811200],"sunrise":[\#(rise)],"sunset":[\#(set)]\#(more)}}"#
    )
    let day = try #require(report.daily?.first)
    #expect(day.sun == sun ?? .normal)
    #expect((day.sunrise != nil) == (sun == .normal))
  }

  @Test func `of several models the best match is read`() throws {
    let report = try report(
      #"{"latitude":1,"generationtime_ms":1,"hourly":{"time":[0],"weather_code_gfs_seamless":[0],"weather_code_best_match":[3],"temperature_2m_icon_eu":[7],"temperature_2m_icon_d2":[6],"temperature_2m_mean":[99]}}"#
    )
    let conditions = try #require(report.hourly?.first).conditions
    #expect(conditions.sky.condition == .cloudy)
    #expect(conditions.temperature?.celsius == 6)
  }

  @Test func `of two spellings that of today is read, in every run`() throws {
    let old = ["windspeed_10m", "windspeed", "wind_speed10m", "wind_speed"]
    for key in old {
      let report = try report(
        #"{"latitude":1,"generationtime_ms":1,"hourly":{"time":[0],"\#(key)":[36],"wind_speed_10m":[18]}}"#
      )
      #expect(report.hourly?.first?.conditions.windSpeed?.metersPerSecond == 5)
    }
  }

  @Test func `of several places the first is reported, with a note`() throws {
    let place = #"{"latitude":1,"generationtime_ms":1,"current":{"time":9,"temperature_2m":4}}"#
    let report = try report("[\(place),\(place)]")
    #expect(report.current?.conditions.temperature?.celsius == 4)
    #expect(report.notes == [.firstOfPlaces(count: 2)])
  }
}
