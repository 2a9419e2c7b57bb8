extension Words {
  /// The sign of a unit as the language writes it: Russian has signs of its own.
  func unit(_ symbol: String) -> String {
    guard language == .russian else { return symbol }
    return switch symbol {
    case "m/s": "м/с"
    case "km/h": "км/ч"
    case "mph": "миль/ч"
    case "kn": "уз"
    case "bft": "Бфт"
    case "hPa": "гПа"
    case "mmHg": "мм рт. ст."
    case "inHg": "дюйм рт. ст."
    case "mm": "мм"
    case "mm/h": "мм/ч"
    case "cm": "см"
    case "in": "дюйм"
    case "in/h": "дюйм/ч"
    case "km": "км"
    case "mi": "миль"
    case "µg/m³": "мкг/м³"
    default: symbol
    }
  }
}
