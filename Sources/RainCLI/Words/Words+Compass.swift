import RainCore
import RainTerminal

extension Words {
  /// The letters of a point of the compass: `NNE`, in German `NNO`, in Japanese `北北東`.
  func letters(of point: CompassPoint) -> String {
    let letters = point.letters
    // Chinese names the halfway points by east and west first: 东北 for north-east.
    let ordered =
      language == .chinese
      ? String(letters.dropLast(2) + letters.suffix(2).reversed()) : letters
    return String(ordered.map(sign))
  }

  /// The cells of the widest point.
  var widestCompassPoint: Int { 3 * StyledText(String(sign("N"))).width }

  private func sign(_ letter: Character) -> Character {
    zip("NESW", signs).first { $0.0 == letter }?.1 ?? letter
  }

  /// North, east, south and west.
  private var signs: String {
    switch language {
    case .english: "NESW"
    case .german: "NOSW"
    case .spanish, .french: "NESO"
    case .dutch: "NOZW"
    case .russian: "СВЮЗ"
    case .chinese: "北东南西"
    case .japanese: "北東南西"
    }
  }
}
