import Foundation

/// How much of its month the moon has gone through.
public struct MoonPhase: Hashable, Sendable {
  /// The part of the month, from 0 (new) over 0.5 (full) to less than 1.
  public let fraction: Double

  /// Takes the phase that a provider tells.
  ///
  /// - Parameter fraction: 0…1, where 0 and 1 are new; anything else gives `nil`.
  public init?(fraction: Double) {
    guard (0...1).contains(fraction) else { return nil }
    self.fraction = fraction == 1 ? 0 : fraction
  }

  /// Computes the phase at an instant, good to 0.0016 (about an hour) from 1990 to 2050.
  ///
  /// By the low-accuracy series of Meeus, Astronomical Algorithms, chapters 47 and 48.
  ///
  /// - Parameter secondsSince1970: The instant.
  public init(at secondsSince1970: Int) {
    let days = Double(secondsSince1970) / 86_400 + 2_440_587.5 - 2_451_545
    let t = days / 36_525
    let radians = Double.pi / 180
    let elongation =
      (297.8501921 + 445_267.1114034 * t - 0.0018819 * t * t + t * t * t / 545_868) * radians
    let sun = (357.5291092 + 35_999.0502909 * t - 0.0001536 * t * t) * radians
    let moon =
      (134.9633964 + 477_198.8675055 * t + 0.0087414 * t * t + t * t * t / 69_699) * radians
    let corrections =
      6.289 * sin(moon) - 2.100 * sin(sun) + 1.274 * sin(2 * elongation - moon)
      + 0.658 * sin(2 * elongation) + 0.214 * sin(2 * moon) + 0.110 * sin(elongation)
    let turns = (elongation / radians + corrections) / 360
    fraction = turns - turns.rounded(.down)
  }

  /// The eighth of the month that it is in, by its middle.
  public var name: Name {
    Name.allCases[Int(fraction * 8 + 0.5) % Name.allCases.count]
  }

  /// The eighths of the month in their order.
  public enum Name: CaseIterable, Hashable, Sendable {
    /// Nothing is lit.
    case new
    /// Less than half is lit, and more every day.
    case waxingCrescent
    /// Half is lit, and more every day.
    case firstQuarter
    /// More than half is lit, and more every day.
    case waxingGibbous
    /// All is lit.
    case full
    /// More than half is lit, and less every day.
    case waningGibbous
    /// Half is lit, and less every day.
    case lastQuarter
    /// Less than half is lit, and less every day.
    case waningCrescent
  }
}

extension WeatherReport {
  /// The moon of a day: the provider's, else computed for noon at the place.
  ///
  /// - Parameter date: The day.
  /// - Returns: The phase.
  public func moonPhase(on date: CivilDate) -> MoonPhase {
    let day = daily?.first { $0.date == date }
    if let told = day?.moonPhase.flatMap(MoonPhase.init(fraction:)) { return told }
    let noon = date.daysSince1970 * 86_400 + 43_200
    return MoonPhase(at: noon - clock.offset(at: noon))
  }
}
