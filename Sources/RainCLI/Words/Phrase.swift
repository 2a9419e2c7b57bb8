/// Everything that rain says of its own about the weather.
///
/// The texts are in one file per language. In braces stands what is filled in: see ``Placeholder``.
/// Headings, labels and sentences begin with a capital letter where the language writes one; what
/// stands within a line begins as it does there.
enum Phrase: CaseIterable, Hashable, Sendable {
  // The sky.
  case sunny, clear, mostlySunny, mostlyClear, partlyCloudy, cloudy, haze, mist, fog
  case breezy, windy, veryWindy
  case lightDrizzle, drizzle, heavyDrizzle
  case lightRain, rain, heavyRain
  case lightSnow, snow, heavySnow
  case lightSleet, sleet, heavySleet
  case lightFreezingRain, freezingRain, heavyFreezingRain
  case lightHail, hail, heavyHail
  case lightThunderstorm, thunderstorm, heavyThunderstorm
  case tornado, unknownSky

  // Labels of the weather now.
  case wind, chanceOfRain, chanceOfSnow, humidity, dewPoint, clouds, pressure, visibility, uvIndex
  case sunrise, sunset, sun, upAllDay, downAllDay

  // Headings of tables, as short as may be.
  case temperatureHeading, feelsLikeHeading, gustHeading, rainHeading, snowHeading, humidityHeading
  case dewPointHeading, cloudsHeading
  case lowHeading, highHeading, sunHeading, uvHeading

  // Values with words.
  case feelsLike, high, low, windWithGusts
  case uvLow, uvModerate, uvHigh, uvVeryHigh, uvExtreme

  // Days and times.
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  case mondayShort, tuesdayShort, wednesdayShort, thursdayShort, fridayShort, saturdayShort
  case sundayShort
  case januaryShort, februaryShort, marchShort, aprilShort, mayShort, juneShort
  case julyShort, augustShort, septemberShort, octoberShort, novemberShort, decemberShort
  case date, dayOfMonth, dateAndTime
  case timeBeforeNoon, timeAfterNoon, hourBeforeNoon, hourAfterNoon
  case secondsAgo, minutesAgo, hoursAgo, daysAgo, timeToCome

  // Above and below the weather.
  case unnamedPlace, asOf
  case warning, warningFrom, warningUntil, warningFromUntil

  // What is missing.
  case noCurrent, noHours, noHoursOfDay, noHoursToCome, noDays, noDaysToCome, partialDay, noPlaces
  case fromNowOn, precipitationBeforeTimes, clockChange

  // In charts, beside the mark of the present.
  case present

  // The air.
  case airLabel
  case airGood, airFair, airModerate, airPoor, airVeryPoor, airExtremelyPoor
  case airUnhealthyForSensitiveGroups, airUnhealthy, airVeryUnhealthy, airHazardous
  case europeanAirIndex, usAirIndex, openWeatherMapAirIndex
  case ozone, nitrogenDioxide, sulfurDioxide, carbonMonoxide
  case alder, birch, olive, grass, mugwort, ragweed, grains
  case airQualityAt, noAir, noAirIndex, noPollen

  // Labels and values of plain lines.
  case placeLabel, timeLabel, hourLabel, dateLabel, conditionLabel, temperatureLabel, feelsLikeLabel
  case highLabel, lowLabel, windDirectionLabel, gustsLabel, chanceLabel, precipitationLabel
  case snowLabel, nextHourLabel, beginsLabel, endsLabel, strongestLabel, warningsLabel
  case severityLabel, regionsLabel, issuerLabel, textLabel, linkLabel, noteLabel, updatedLabel
  case sourceLabel, numberLabel, nameLabel, regionLabel, countryLabel, coordinatesLabel
  case populationLabel, selectedLabel, identifierLabel, unknown, noWarnings, yes, no, lessThan
  case dry

  // Answers of checks.
  case rainNow, rainAt, noRainNow, noRainUntil, snowNow, snowAt, noSnowNow, noSnowUntil
  case alertNow, alertFrom, noAlertNow, noAlertUntil, valueNow, valueAt, noValueNow, atMostUntil
  case atLeastUntil

  // Notes of a report.
  case sampleNote, currentFailedNote, forecastFailedNote, firstOfPlacesNote
  case olderCurrentNote, olderForecastNote, olderNote, beingRenewedNote, olderOfflineNote,
    hourAsCurrentNote,
    insteadOfNote, planTooSmallNote

  // On the full screen: what is the matter, the keys in a word, and what they do.
  case noWeatherNote, nextRequest, asking, offline
  case refreshKey, placeKey, unitsKey, helpKey, quitKey
  case refreshHelp, nextPlaceHelp, previousPlaceHelp, unitsHelp, helpHelp, quitHelp

  // Why a provider gave no weather, as the end of a note.
  case noNetwork, hostNotFound, noConnection, timedOut, notSafe, keyMissing, keyRejected
  case tooManyRequests, refused, unreadable

  // What falls, within a sentence.
  case fallingRain, fallingSnow, fallingSleet, fallingFreezingRain, fallingHail, fallingMixed
  case falling

  // The coming hour.
  case nextHour, nextMinutes, dryFor, dryWithChance, possibleFor, fallsFor, starts, startsAgain
  case stops, typeStops, turns, typeTurns, startsOnAndOff, onAndOff, onAndOffFor, clauses
  case inMinutes, inAboutMinutes

  // The minutes.
  case intensityLight, intensityModerate, intensityHeavy, traces, improbable, toldOnlyUntil
  case noMinutesTold, minutesTellNothing, noMinutesToCome, spanFrom, spanUntil, allTheTime
  case forMinutes, upTo, chanceHeading, minutesAhead

  // Official warnings.
  case advisory, watch, warningSeverity, minor, moderate, severe, extreme, alertSince, alertComing
  case alertUntil, alertRegions, alertIssuer, noAlerts, alertsUnknown

  // Sun, moon and comfort.
  case daylight, hoursAndMinutes, moon, newMoon, waxingCrescent, firstQuarter, waxingGibbous
  case fullMoon, waningGibbous, lastQuarter, waningCrescent, byWindChill, byHeatIndex

  // The winds of the Beaufort scale.
  case calm, lightAir, lightBreeze, gentleBreeze, moderateBreeze, freshBreeze, strongBreeze
  case nearGale, gale, strongGale, storm, violentStorm, hurricaneForce

  // The headlines of failures.
  case wrongUsage, unreadableInput, fileNotReadable, placeNotFound, notAvailable, internalFault
  case fileTrouble, tryLater, connectionNotSafe, keyTrouble, settingsUnusable
}

/// What is filled into a phrase; in its text it stands in braces: `{time}`.
enum Placeholder: String, CaseIterable, Hashable, Sendable {
  case age, category, chance, count, date, day, failed, felt, first, gust, host, hour, index
  case minute, month, name, names, next, offset, provider, reason, scale, span, start, status,
    temperature
  case time, title, type, until, value, weekday, wind
}
