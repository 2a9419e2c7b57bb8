/// What is in the air at a place: an index in a scale, pollutants, and pollen.
///
/// What is not in a table was not told; absent is not zero.
public struct AirQuality: Hashable, Sendable {
  /// Who told it, and when; not always who told the weather beside it.
  public var provenance: Provenance
  /// The hour or the instant that it speaks of; `nil` when that is not told.
  public var time: LocalTime?
  /// The scale of the index and of the indices of single pollutants.
  public var scale: AirQualityScale
  /// The index, as the provider computes it; `nil` when it tells none.
  public var index: Double?
  /// What is in the air in that hour, in micrograms per cubic meter.
  public var concentrations: [AirPollutant: Double]
  /// The indices of single pollutants, as far as the provider tells them.
  public var pollutantIndices: [AirPollutant: Double]
  /// Pollen in grains per cubic meter.
  public var pollen: [PollenPlant: Double]

  /// Creates an air quality of which nothing is known but who told it.
  public init(provenance: Provenance, scale: AirQualityScale) {
    self.provenance = provenance
    self.scale = scale
    concentrations = [:]
    pollutantIndices = [:]
    pollen = [:]
  }

  /// The index in a word; `nil` when there is no index, or none that its scale has.
  public var category: AirQualityCategory? { index.flatMap(scale.category(ofIndex:)) }

  /// The word for one pollutant: by its own index, else by the limits of the scale; `nil` where
  /// neither tells one.
  public func category(of pollutant: AirPollutant) -> AirQualityCategory? {
    if let index = pollutantIndices[pollutant] { return scale.category(ofIndex: index) }
    return concentrations[pollutant].flatMap { scale.category(of: pollutant, at: $0) }
  }

  /// Whether nothing was told at all.
  public var isEmpty: Bool {
    index == nil && concentrations.isEmpty && pollutantIndices.isEmpty && pollen.isEmpty
  }

  /// The same without what no air has: a damaged answer has nothing to say about impossible values.
  var plausible: AirQuality {
    var air = self
    air.index = index.flatMap { isPlausible($0) ? $0 : nil }
    air.pollutantIndices = pollutantIndices.filter { isPlausible($0.value) }
    // Carbon monoxide reaches some ten thousands near fires, dust some thousands.
    air.concentrations = concentrations.filter { (0...1_000_000).contains($0.value) }
    air.pollen = pollen.filter { (0...1_000_000).contains($0.value) }
    return air
  }

  /// An index of a thousand is twice the worst that the scales describe, but dust storms have it.
  private func isPlausible(_ index: Double) -> Bool {
    (0...10_000).contains(index) && scale.category(ofIndex: index) != nil
  }
}
