import RainCore
import RainTerminal

extension Words {
  /// The letters of a point of the compass: `NNE`, in German `NNO`, in Japanese `北北東`.
  func letters(of point: CompassPoint) -> String {
    point.letters
  }

  /// The cells of the widest point.
  var widestCompassPoint: Int { 3 }
}
