extension WeatherReport {
  /// Fills what a failed request left out with what an older answer tells about the same place.
  ///
  /// The notes about what failed then say how old that is.
  ///
  /// - Parameter older: An answer that was kept; what it took over itself keeps its own age.
  public mutating func fillMissingParts(from older: WeatherReport) {
    notes = notes.map { note in
      switch note {
      case .currentFailed(let error):
        guard current == nil, let told = older.current,
          !older.notes.contains(.hourAsCurrent)
        else { return note }
        current = told
        return .olderCurrent(fetched: older.currentFetched, because: error)
      case .forecastFailed(let error):
        guard older.hourly != nil || older.daily != nil else { return note }
        hourly = hourly ?? older.hourly
        daily = daily ?? older.daily
        return .olderForecast(fetched: older.forecastFetched, because: error)
      default: return note
      }
    }
  }

  /// Takes out again what an older answer has filled in and is too old now.
  ///
  /// - Parameters:
  ///   - currentAge: How old current conditions may be, in seconds.
  ///   - forecastAge: How old hours and days may be, in seconds; 0 for none at all.
  public mutating func dropFilledParts(currentOver currentAge: Int, forecastOver forecastAge: Int) {
    notes = notes.map { note in
      switch note {
      case .olderCurrent(let fetched, let error) where age(ofPartFetched: fetched) > currentAge:
        current = nil
        return .currentFailed(error)
      case .olderForecast(let fetched, let error)
      where forecastAge == 0 || age(ofPartFetched: fetched) > forecastAge:
        hourly = nil
        daily = nil
        return .forecastFailed(error)
      default: return note
      }
    }
  }

  /// How old a part is that was fetched at an instant, in seconds; never below 0.
  public func age(ofPartFetched fetched: Int) -> Int {
    // The instant may come out of a file, where by hand anything can be written.
    max(0, now.secondsSince1970 - max(0, min(fetched, now.secondsSince1970)))
  }

  private var currentFetched: Int {
    for case .olderCurrent(let fetched, _) in notes { return fetched }
    return provenance.fetched
  }

  private var forecastFetched: Int {
    for case .olderForecast(let fetched, _) in notes { return fetched }
    return provenance.fetched
  }
}
