import Testing

/// A point and the city nearest to it.
struct NearestCityCase: CustomTestStringConvertible, Sendable {
  let latitude: Double
  let longitude: Double
  /// The name and country code of the city.
  let city: String
  /// Its time zone.
  let timeZone: String

  init(_ latitude: Double, _ longitude: Double, _ city: String, _ timeZone: String) {
    self.latitude = latitude
    self.longitude = longitude
    self.city = city
    self.timeZone = timeZone
  }

  var testDescription: String { "\(latitude), \(longitude) → \(city)" }
}

extension NearestCityCase {
  static let all = largeCities + country + zeros + dateLine + poles + islands + oceans

  /// Points in large cities, which have quarters that are nearer.
  static let largeCities = [
    NearestCityCase(52.52, 13.41, "Berlin, DE", "Europe/Berlin"),
    NearestCityCase(48.8566, 2.3522, "Paris, FR", "Europe/Paris"),
    NearestCityCase(51.5074, -0.1278, "London, GB", "Europe/London"),
    NearestCityCase(40.7128, -74.006, "New York City, US", "America/New_York"),
    NearestCityCase(34.0522, -118.2437, "Los Angeles, US", "America/Los_Angeles"),
    NearestCityCase(35.6895, 139.6917, "Tokyo, JP", "Asia/Tokyo"),
    NearestCityCase(-33.8688, 151.2093, "Sydney, AU", "Australia/Sydney"),
    NearestCityCase(55.7558, 37.6173, "Moscow, RU", "Europe/Moscow"),
    NearestCityCase(19.4326, -99.1332, "Mexico City, MX", "America/Mexico_City"),
    NearestCityCase(-23.5505, -46.6333, "São Paulo, BR", "America/Sao_Paulo"),
    NearestCityCase(30.0444, 31.2357, "Cairo, EG", "Africa/Cairo"),
    NearestCityCase(28.6667, 77.2167, "Delhi, IN", "Asia/Kolkata"),
    NearestCityCase(31.2222, 121.4581, "Shanghai, CN", "Asia/Shanghai"),
    NearestCityCase(1.2897, 103.8501, "Singapore, SG", "Asia/Singapore"),
    NearestCityCase(-34.6131, -58.3772, "Buenos Aires, AR", "America/Argentina/Buenos_Aires"),
    NearestCityCase(6.4541, 3.3947, "Lagos, NG", "Africa/Lagos"),
    NearestCityCase(41.0138, 28.9497, "Istanbul, TR", "Europe/Istanbul"),
    NearestCityCase(39.9075, 116.3972, "Beijing, CN", "Asia/Shanghai"),
    NearestCityCase(59.9386, 30.3141, "Saint Petersburg, RU", "Europe/Moscow"),
    NearestCityCase(-1.2833, 36.8167, "Nairobi, KE", "Africa/Nairobi"),
  ]

  /// Points far from towns.
  static let country = [
    NearestCityCase(46.0, 7.5, "Zermatt, CH", "Europe/Zurich"),
    NearestCityCase(44.43, -110.59, "Jackson, US", "America/Denver"),
    NearestCityCase(23.0, 12.0, "Al Barakāt, LY", "Africa/Tripoli"),
    NearestCityCase(-25.34, 131.03, "Alice Springs, AU", "Australia/Darwin"),
    NearestCityCase(69.0, 33.0, "Murmansk, RU", "Europe/Moscow"),
    NearestCityCase(64.9, -18.9, "Akureyri, IS", "Atlantic/Reykjavik"),
    NearestCityCase(61.5, 105.3, "Tura, RU", "Asia/Krasnoyarsk"),
    NearestCityCase(-3.0, -60.5, "Manacapuru, BR", "America/Manaus"),
    NearestCityCase(36.1, -112.1, "Tuba City, US", "America/Denver"),
    NearestCityCase(46.6, 90.0, "Turgun, CN", "Asia/Urumqi"),
    NearestCityCase(-50.0, -72.0, "El Calafate, AR", "America/Argentina/Rio_Gallegos"),
    NearestCityCase(71.0, -156.0, "College, US", "America/Anchorage"),
  ]

  /// Points at latitude or longitude 0, where a missing value would hide.
  static let zeros = [
    NearestCityCase(0, 0, "Takoradi, GH", "Africa/Accra"),
    NearestCityCase(0, 32.5, "Entebbe, UG", "Africa/Kampala"),
    NearestCityCase(0.0, 9.45, "Owendo, GA", "Africa/Libreville"),
    NearestCityCase(0, -51.07, "Araxá, BR", "America/Belem"),
    NearestCityCase(0, 109.33, "Pontianak, ID", "Asia/Pontianak"),
    NearestCityCase(0, -78.45, "Pomasqui, EC", "America/Guayaquil"),
    NearestCityCase(0, -179.99, "Kulia Village, TV", "Pacific/Funafuti"),
    NearestCityCase(51.4779, 0, "London, GB", "Europe/London"),
    NearestCityCase(5.6, 0.0, "Sakumona, GH", "Africa/Accra"),
    NearestCityCase(48.0, 0.0, "Allonnes, FR", "Europe/Paris"),
    NearestCityCase(40.0, 0.0, "El Grao, ES", "Europe/Madrid"),
    NearestCityCase(-0.0, -0.0, "Takoradi, GH", "Africa/Accra"),
    NearestCityCase(0, 36.0, "Mogotio, KE", "Africa/Nairobi"),
    NearestCityCase(0, 18.26, "Bolenge, CD", "Africa/Kinshasa"),
  ]

  /// Points at the date line, from both sides.
  static let dateLine = [
    NearestCityCase(0, 180, "Kulia Village, TV", "Pacific/Funafuti"),
    NearestCityCase(0, -180, "Kulia Village, TV", "Pacific/Funafuti"),
    NearestCityCase(65, 180, "Anadyr, RU", "Asia/Anadyr"),
    NearestCityCase(65, -180, "Anadyr, RU", "Asia/Anadyr"),
    NearestCityCase(-16.8, 180, "Savusavu, FJ", "Pacific/Fiji"),
    NearestCityCase(-16.8, -180, "Savusavu, FJ", "Pacific/Fiji"),
    NearestCityCase(-16.8, 179.9, "Savusavu, FJ", "Pacific/Fiji"),
    NearestCityCase(-16.8, -179.9, "Savusavu, FJ", "Pacific/Fiji"),
    NearestCityCase(-44, -176.5, "Waitangi, NZ", "Pacific/Chatham"),
    NearestCityCase(52, 179.5, "Klyuchi, RU", "Asia/Kamchatka"),
    NearestCityCase(52, -179.5, "Klyuchi, RU", "Asia/Kamchatka"),
    NearestCityCase(-21.2, -175.2, "Nuku‘alofa, TO", "Pacific/Tongatapu"),
    NearestCityCase(-13.8, -171.8, "Vaitele, WS", "Pacific/Apia"),
    NearestCityCase(-14.28, -170.7, "Pago Pago, AS", "Pacific/Pago_Pago"),
    NearestCityCase(28.2, -177.4, "Kekaha-Waimea, US", "Pacific/Honolulu"),
    NearestCityCase(-8.5, 179.9, "Funafuti, TV", "Pacific/Funafuti"),
    NearestCityCase(71, -179.5, "Bilibino, RU", "Asia/Anadyr"),
    NearestCityCase(-30, 180, "Kerikeri, NZ", "Pacific/Auckland"),
    NearestCityCase(-29.25, -177.9, "'Ohonua, TO", "Pacific/Tongatapu"),
  ]

  /// Points at the poles and near them.
  static let poles = [
    NearestCityCase(90, 0, "Longyearbyen, SJ", "Arctic/Longyearbyen"),
    NearestCityCase(90, 180, "Longyearbyen, SJ", "Arctic/Longyearbyen"),
    NearestCityCase(90, -180, "Longyearbyen, SJ", "Arctic/Longyearbyen"),
    NearestCityCase(90, -75.5, "Longyearbyen, SJ", "Arctic/Longyearbyen"),
    NearestCityCase(-90, 0, "Ushuaia, AR", "America/Argentina/Ushuaia"),
    NearestCityCase(-90, 180, "Ushuaia, AR", "America/Argentina/Ushuaia"),
    NearestCityCase(-90, -45, "Ushuaia, AR", "America/Argentina/Ushuaia"),
    NearestCityCase(89.9, 100, "Longyearbyen, SJ", "Arctic/Longyearbyen"),
    NearestCityCase(-89.9, -100, "Ushuaia, AR", "America/Argentina/Ushuaia"),
    NearestCityCase(78.2, 15.6, "Longyearbyen, SJ", "Arctic/Longyearbyen"),
    NearestCityCase(-77.85, 166.67, "Papatowai, NZ", "Pacific/Auckland"),
    NearestCityCase(83, -40, "Longyearbyen, SJ", "Arctic/Longyearbyen"),
    NearestCityCase(-65, -64, "Ushuaia, AR", "America/Argentina/Ushuaia"),
    NearestCityCase(-70, 40, "Port-aux-Français, TF", "Indian/Kerguelen"),
    NearestCityCase(82.5, -62.3, "Longyearbyen, SJ", "Arctic/Longyearbyen"),
  ]

  /// Islands, most of them with the time of their own.
  static let islands = [
    NearestCityCase(-25.07, -130.1, "Adamstown, PN", "Pacific/Pitcairn"),
    NearestCityCase(-27.15, -109.43, "Hanga Roa, CL", "Pacific/Easter"),
    NearestCityCase(-15.92, -5.72, "Jamestown, SH", "Atlantic/St_Helena"),
    NearestCityCase(-51.7, -57.85, "Stanley, FK", "Atlantic/Stanley"),
    NearestCityCase(64.18, -51.72, "Nuuk, GL", "America/Nuuk"),
    NearestCityCase(-21.2, -159.78, "Avarua, CK", "Pacific/Rarotonga"),
    NearestCityCase(-17.53, -149.56, "Pirae, PF", "Pacific/Tahiti"),
    NearestCityCase(-22.27, 166.45, "Nouméa, NC", "Pacific/Noumea"),
    NearestCityCase(-17.73, 168.32, "Port-Vila, VU", "Pacific/Efate"),
    NearestCityCase(-9.43, 159.95, "Honiara, SB", "Pacific/Guadalcanal"),
    NearestCityCase(7.09, 171.38, "Majuro, MH", "Pacific/Majuro"),
    NearestCityCase(1.36, 173.1, "Bikenibeu Village, KI", "Pacific/Tarawa"),
    NearestCityCase(-0.53, 166.92, "Yangor, NR", "Pacific/Nauru"),
    NearestCityCase(-8.52, 179.19, "Funafuti, TV", "Pacific/Funafuti"),
    NearestCityCase(7.34, 134.48, "Koror Town, PW", "Pacific/Palau"),
    NearestCityCase(13.47, 144.75, "Agana Heights Village, GU", "Pacific/Guam"),
    NearestCityCase(21.31, -157.86, "Honolulu, US", "Pacific/Honolulu"),
    NearestCityCase(19.72, -155.09, "Hilo, US", "Pacific/Honolulu"),
    NearestCityCase(32.29, -64.78, "Hamilton, BM", "Atlantic/Bermuda"),
    NearestCityCase(46.78, -56.18, "Saint-Pierre, PM", "America/Miquelon"),
    NearestCityCase(62.01, -6.77, "Tórshavn, FO", "Atlantic/Faroe"),
    NearestCityCase(37.74, -25.67, "Ponta Delgada, PT", "Atlantic/Azores"),
    NearestCityCase(32.65, -16.91, "Santa Luzia, PT", "Atlantic/Madeira"),
    NearestCityCase(28.1, -15.41, "Las Palmas de Gran Canaria, ES", "Atlantic/Canary"),
    NearestCityCase(14.93, -23.51, "Praia, CV", "Atlantic/Cape_Verde"),
    NearestCityCase(-20.16, 57.5, "Port Louis, MU", "Indian/Mauritius"),
    NearestCityCase(-20.88, 55.45, "Saint-Denis, RE", "Indian/Reunion"),
    NearestCityCase(-4.62, 55.45, "Victoria, SC", "Indian/Mahe"),
    NearestCityCase(4.18, 73.51, "Male, MV", "Indian/Maldives"),
    NearestCityCase(-11.7, 43.26, "Moroni, KM", "Indian/Comoro"),
    NearestCityCase(-49.35, 70.22, "Port-aux-Français, TF", "Indian/Kerguelen"),
    NearestCityCase(-29.06, 167.96, "Kingston, NF", "Pacific/Norfolk"),
    NearestCityCase(-10.42, 105.68, "Flying Fish Cove, CX", "Indian/Christmas"),
    NearestCityCase(-12.19, 96.83, "West Island, CC", "Indian/Cocos"),
    NearestCityCase(-37.1, -12.28, "Edinburgh of the Seven Seas, SH", "Atlantic/St_Helena"),
    NearestCityCase(-54.28, -36.51, "Grytviken, GS", "Atlantic/South_Georgia"),
    NearestCityCase(27.1, 142.2, "Hachijō, JP", "Asia/Tokyo"),
  ]

  /// Points at sea, such as the one furthest from all land.
  static let oceans = [
    NearestCityCase(30, -40, "Ribeira Grande, PT", "Atlantic/Azores"),
    NearestCityCase(-40, -100, "Hanga Roa, CL", "Pacific/Easter"),
    NearestCityCase(-48.87, -123.39, "Hanga Roa, CL", "Pacific/Easter"),
    NearestCityCase(-30, 80, "Port Mathurin, MU", "Indian/Mauritius"),
    NearestCityCase(10, -150, "Hawaiian Paradise Park, US", "Pacific/Honolulu"),
    NearestCityCase(45, -165, "Kodiak, US", "America/Anchorage"),
    NearestCityCase(-60, 0, "Grytviken, GS", "Atlantic/South_Georgia"),
    NearestCityCase(80, 170, "Bilibino, RU", "Asia/Anadyr"),
  ]
}
