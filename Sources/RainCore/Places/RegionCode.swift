/// The postal codes of states and provinces, where people write them after the name of a town.
enum RegionCode {
  /// The code of a region of the United States, Canada or Australia; `nil` elsewhere.
  static func code(of region: String?, in countryCode: String?) -> String? {
    guard let region, let countryCode else { return nil }
    return table[countryCode]?[region]
  }

  private static let table: [String: [String: String]] = [
    "US": [
      "Alabama": "AL", "Alaska": "AK", "Arizona": "AZ", "Arkansas": "AR", "California": "CA",
      "Colorado": "CO", "Connecticut": "CT", "Delaware": "DE", "District of Columbia": "DC",
      "Washington, D.C.": "DC", "Florida": "FL", "Georgia": "GA", "Hawaii": "HI", "Idaho": "ID",
      "Illinois": "IL", "Indiana": "IN", "Iowa": "IA", "Kansas": "KS", "Kentucky": "KY",
      "Louisiana": "LA", "Maine": "ME", "Maryland": "MD", "Massachusetts": "MA",
      "Michigan": "MI", "Minnesota": "MN", "Mississippi": "MS", "Missouri": "MO",
      "Montana": "MT", "Nebraska": "NE", "Nevada": "NV", "New Hampshire": "NH",
      "New Jersey": "NJ", "New Mexico": "NM", "New York": "NY", "North Carolina": "NC",
      "North Dakota": "ND", "Ohio": "OH", "Oklahoma": "OK", "Oregon": "OR",
      "Pennsylvania": "PA", "Rhode Island": "RI", "South Carolina": "SC", "South Dakota": "SD",
      "Tennessee": "TN", "Texas": "TX", "Utah": "UT", "Vermont": "VT", "Virginia": "VA",
      "Washington": "WA", "West Virginia": "WV", "Wisconsin": "WI", "Wyoming": "WY",
    ],
    "CA": [
      "Alberta": "AB", "British Columbia": "BC", "Manitoba": "MB", "New Brunswick": "NB",
      "Newfoundland and Labrador": "NL", "Nova Scotia": "NS", "Northwest Territories": "NT",
      "Nunavut": "NU", "Ontario": "ON", "Prince Edward Island": "PE", "Quebec": "QC",
      "Saskatchewan": "SK", "Yukon": "YT",
    ],
    "AU": [
      "Australian Capital Territory": "ACT", "New South Wales": "NSW",
      "Northern Territory": "NT", "Queensland": "QLD", "South Australia": "SA",
      "Tasmania": "TAS", "Victoria": "VIC", "Western Australia": "WA",
    ],
  ]
}

/// Other names that people use for countries.
enum CountryAlias {
  /// The ISO 3166-1 code of a country by another name of it; `nil` for all other texts.
  static func code(of name: String) -> String? { table[FoldedName(name).text] }

  private static let table = [
    "usa": "US", "america": "US", "united states of america": "US", "u s a": "US",
    "uk": "GB", "england": "GB", "scotland": "GB", "wales": "GB", "great britain": "GB",
    "northern ireland": "GB", "britain": "GB",
    "holland": "NL", "czech republic": "CZ", "deutschland": "DE", "osterreich": "AT",
    "schweiz": "CH", "suisse": "CH", "svizzera": "CH", "espana": "ES", "italia": "IT",
    "brasil": "BR", "turkey": "TR", "uae": "AE", "russia": "RU", "south korea": "KR",
    "north korea": "KP", "vietnam": "VN", "ivory coast": "CI",
  ]
}
