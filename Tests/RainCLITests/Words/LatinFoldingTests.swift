@testable import RainCLI
import Testing

@Suite struct LatinFoldingTests {
  @Test(arguments: [
    ("Böen, mäßig, Öde", "Boeen, maessig, Oede"), ("Ensoleillé à l’été", "Ensoleille a l'ete"),
    ("Mañana: ¿índice?", "Manana: indice?"), ("un\u{A0}: deux", "un : deux"), ("plain", "plain"),
    ("", ""), ("雨", "?"),
  ])
  func `letters lose what ASCII does not have`(text: String, folded: String) {
    #expect(LatinFolding.ascii(text) == folded)
  }
}
