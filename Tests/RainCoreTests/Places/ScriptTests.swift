import Testing

@testable import RainCore

@Suite struct ScriptTests {
  @Test(arguments: [
    ("東京", Script.chinese), ("とうきょう", .japanese), ("お台場", .japanese), ("台場ビル", .japanese),
    ("서울", .korean), ("Москва", .cyrillic), ("القاهرة", .arabic), ("תל אביב", .hebrew),
    ("Αθήνα", .greek), ("กรุงเทพ", .thai), ("दिल्ली", .devanagari), ("St. Москва", .cyrillic),
  ])
  func `a script is told by its letters`(name: String, script: Script) {
    #expect(Script(of: name) == script)
  }

  @Test(arguments: ["", "Berlin", "Ñuñoa", "12", "👩‍🌾"])
  func `what is Latin or no letter tells none`(name: String) {
    #expect(Script(of: name) == nil)
  }

  @Test(arguments: Script.allCases)
  func `a script has a language whatever the user's is`(script: Script) {
    let usual = script.language(preferring: "de")
    #expect(usual != "de")
    #expect(script.language(preferring: usual) == usual)
  }
}
