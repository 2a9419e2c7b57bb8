import RainCore
import RainTerminal

extension FormatField {
  /// Every field, in the order in which people see them.
  static let all = places + times + skies + winds + waters + airs + suns + outlooks + sources

  private static let places = [
    FormatField("place", "Name of the place, or its coordinates") {
      $0.report.place.name ?? $0.report.place.coordinate?.text
    },
    FormatField("region", "State or province") { $0.report.place.region },
    FormatField("country", "Country, or its code") {
      $0.report.place.country ?? $0.report.place.countryCode
    },
    FormatField("coordinates", "Latitude and longitude") { $0.report.place.coordinate?.text },
  ]

  private static let times = [
    FormatField("date", "Date at the place") { $0.dateText },
    FormatField("weekday", "Day of the week") { $0.look.words.name(of: $0.date.weekday) },
    FormatField("time", "Time at the place; of an hour its beginning") { $0.timeText },
  ]

  private static let skies = [
    FormatField("icon", "Sign of the sky") { row in
      row.sky.map { row.look.symbols.symbol(of: $0.sky.condition, isDay: $0.isDay).plain }
    },
    FormatField("condition", "Sky in words; of a step what falls") { row in
      if case .step(let minute) = row.subject { return row.look.words.fall(in: minute) }
      return row.sky.map { row.look.words.description(of: $0.sky, isDay: $0.isDay) }
    },
    FormatField("temperature", "Temperature; a day has 'high' and 'low' instead") {
      $0.text($0.conditions?.temperature)
    },
    FormatField("feels-like", "What it feels like") { $0.text($0.felt?.temperature) },
    FormatField("dew-point", "Dew point") {
      $0.text($0.conditions?.dewPoint ?? $0.conditions?.computedDewPoint)
    },
    FormatField("high", "Highest temperature of the day") { $0.text($0.range.high) },
    FormatField("low", "Lowest temperature of the day") { $0.text($0.range.low) },
  ]

  private static let winds = [
    FormatField("wind", "Speed of the wind; of a day the greatest, else the mean") {
      $0.text($0.wind)
    },
    FormatField("beaufort", "Name of that wind on the scale of Beaufort") { row in
      row.wind.map(row.look.words.beaufortName)
    },
    FormatField("gust", "Speed of the gusts") { $0.text($0.gust) },
    FormatField("direction", "Where the wind comes from, in letters") { row in
      row.windDirection.map { row.look.words.letters(of: $0.compassPoint) }
    },
    FormatField("arrow", "Where the wind blows to, as an arrow; in ASCII the letters") { row in
      guard let direction = row.windDirection else { return nil }
      let arrow = row.look.symbols.arrow(windFrom: direction)
      return arrow.isEmpty ? row.look.words.letters(of: direction.compassPoint) : arrow
    },
  ]

  private static let waters = [
    FormatField("chance", "Chance of precipitation") { row in
      row.chance.map { row.quantities.probability($0).plain }
    },
    FormatField("precipitation", "How fast it falls now; of an hour or a day the amount") {
      $0.precipitation
    },
    FormatField("snow", "Depth of fresh snow of an hour or a day") { $0.text(snow: $0.snowfall) },
  ]

  private static let airs = [
    FormatField("humidity", "Relative humidity") { $0.text($0.humidity) },
    FormatField("clouds", "Part of the sky that clouds cover") {
      $0.text($0.conditions?.cloudCover)
    },
    FormatField("pressure", "Air pressure") { row in
      row.conditions?.pressure.map { row.quantities.pressure($0).plain }
    },
    FormatField("visibility", "How far one can see") { row in
      row.conditions?.visibility.map { row.quantities.distance($0).plain }
    },
    FormatField("uv", "UV index; of a day the greatest") { row in
      if case .day(let day) = row.subject { return day.uvIndex.map(NumberText.whole) }
      return row.conditions?.uvIndex.map(NumberText.whole)
    },
    FormatField("air", "Air quality in words, where an answer about the air is kept") { row in
      row.report.air?.category.map(row.look.words.name)
    },
    FormatField("air-index", "Index of the air quality, likewise") { row in
      row.report.air?.index.map(NumberText.whole)
    },
    concentration("pm25", "Particles below 2.5 micrometers", of: .fineParticles),
    concentration("pm10", "Particles below 10 micrometers", of: .particles),
    concentration("ozone", "Ozone in the air", of: .ozone),
    concentration("no2", "Nitrogen dioxide in the air", of: .nitrogenDioxide),
  ]

  private static func concentration(
    _ name: String,
    _ summary: String,
    of pollutant: AirPollutant
  ) -> FormatField {
    FormatField(name, summary) { row in
      AirView(report: row.report, look: row.look).amount(of: pollutant)
    }
  }

  private static let suns = [
    FormatField("sunrise", "When the sun rises on that day") { $0.sun?.rise },
    FormatField("sunset", "When the sun sets on that day") { $0.sun?.set },
    FormatField("moon", "Phase of the moon on that day in words") {
      $0.look.words.name(of: $0.moon)
    },
    FormatField("moon-icon", "Its sign; in ASCII its name") { row in
      let isSouthern = (row.report.place.coordinate?.latitude ?? 0) < 0
      let sign = row.look.symbols.symbol(of: row.moon, isSouthern: isSouthern)
      return sign.isEmpty ? row.look.words.name(of: row.moon) : sign
    },
  ]

  private static let outlooks = [
    FormatField("next-hour", "What the next hour brings, as a sentence") { row in
      row.report.nextHour.map(row.look.words.sentence)
    },
    FormatField("alert", "Headline of the warning; elsewhere of the first one") { row in
      row.alert.map { $0.title.isEmpty ? row.look.words[.warning] : $0.title }
    },
    FormatField("severity", "How serious that warning is") { row in
      row.alert?.severity.map(row.look.words.name)
    },
    FormatField("from", "From when on it holds") { $0.moment($0.alert?.starts) },
    FormatField("until", "Until when it holds") { $0.moment($0.alert?.ends) },
    FormatField("alerts", "How many warnings there are") {
      $0.report.alertsInForce.map { String($0.count) }
    },
  ]

  private static let sources = [
    FormatField("updated", "When the provider was asked") {
      $0.clockText($0.report.provenance.fetched)
    },
    FormatField("age", "How long ago that was") { row in
      row.look.words.ago(
        max(0, row.report.now.secondsSince1970 - row.report.provenance.fetched)
      )
    },
    FormatField("provider", "Who gave the weather") { $0.report.provenance.provider.title },
    FormatField("credit", "What is owed to the provider") {
      $0.report.provenance.attribution
    },
  ]
}
