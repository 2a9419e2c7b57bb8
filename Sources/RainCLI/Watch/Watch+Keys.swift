import RainCore
import RainTerminal

extension Watch {
  /// Does what a key stands for; `false` when it is to quit.
  mutating func press(_ key: Key) async -> Bool {
    switch key {
    case .character("q"), .character("Q"): return false
    case .escape:
      guard showsHelp else { return false }
      showsHelp = false
    case .character("?"), .character("h"), .character("H"): showsHelp.toggle()
    default:
      guard let action = action(of: key) else { break }
      // What it changes is to be seen.
      showsHelp = false
      await act(action)
    }
    return true
  }

  private enum Action {
    case refresh
    case changeUnits
    case move(Int)
  }

  private func action(of key: Key) -> Action? {
    switch key {
    case .character("r"), .character("R"): .refresh
    case .character("u"), .character("U"): .changeUnits
    case .character("n"), .character("N"), .right, .down: .move(1)
    case .character("p"), .character("P"), .left, .up: .move(-1)
    default: nil
    }
  }

  private mutating func act(_ action: Action) async {
    switch action {
    case .refresh: await refresh()
    case .changeUnits: changeUnits()
    case .move(let step): await move(by: step)
    }
  }

  /// From the units of the settings to the other system, and back.
  private mutating func changeUnits() {
    let isCelsius = settings.look.units.temperature == .celsius
    units = units == nil ? (isCelsius ? UnitSystem.us : .metric).units : nil
  }

  private mutating func move(by step: Int) async {
    guard places?.move(by: step) == true else { return }
    await arrive()
  }

  /// Begins anew at another place.
  mutating func arrive() async {
    weather = WatchedWeather()
    schedule = .never
    await visit()
  }
}
