extension PlaceQueryCase {
  /// Names of large cities in other languages that smaller ones are called by.
  static let foreign = [
    PlaceQueryCase("Bruges", "Brugge, BE"), PlaceQueryCase("Brugge", "Brugge, BE"),
    PlaceQueryCase("Lyons", "ambiguous"), PlaceQueryCase("Ginebra", "ambiguous"),
    PlaceQueryCase("Marsella", "ambiguous"), PlaceQueryCase("Lucerna", "ambiguous"),
    PlaceQueryCase("Vienne", "ambiguous"), PlaceQueryCase("Lyon", "Lyon, FR"),
    PlaceQueryCase("Geneva, CH", "Geneva, CH"), PlaceQueryCase("Marseille", "Marseille, FR"),
    PlaceQueryCase("Islamabad", "Islamabad, PK"), PlaceQueryCase("Cancún", "Cancún, MX"),
    PlaceQueryCase("New Delhi", "New Delhi, IN"), PlaceQueryCase("Bridgetown", "Bridgetown, BB"),
    PlaceQueryCase("Edinburg", "Edinburg, US"), PlaceQueryCase("Valence", "Valence, FR"),
    PlaceQueryCase("Port Stanley", "Stanley, FK"),
    PlaceQueryCase("Da Nang, Da Nang", "Da Nang, VN"),
  ]

  /// Countries and regions, and cities of the same name.
  static let areas =
    [
      "Germany", "Deutschland", "Canada", "Malta", "Goa", "Bavaria", "Bayern", "Andorra", "USA",
      "UK",
      "France", "Scotland", "Tasmania", "Ontario", "California", "Jamaica", "Lebanon", "Georgia",
      "Victoria", "Florida", "Bavaria, Germany", "Hawaii", "England",
      "Holland", "Palestine", "DE", "Great Britain",
    ]
    .map { PlaceQueryCase($0, "area") } + [
      PlaceQueryCase("Monaco", "Monaco, MC"), PlaceQueryCase("Luxembourg", "Luxembourg, LU"),
      PlaceQueryCase("San Marino", "ambiguous"), PlaceQueryCase("Gibraltar", "Gibraltar, GI"),
      PlaceQueryCase("Panama", "Panama City, PA"), PlaceQueryCase("Kuwait", "Kuwait City, KW"),
      PlaceQueryCase("Hamburg", "Hamburg, DE"), PlaceQueryCase("Québec, Canada", "Québec, CA"),
      PlaceQueryCase("Bern", "Bern, CH"), PlaceQueryCase("LA", "Los Angeles, US"),
      PlaceQueryCase("Quebec", "Québec, CA"),
      PlaceQueryCase("Malta, Brazil", "Malta, BR"), PlaceQueryCase("Oaxaca", "Oaxaca, MX"),
    ]
}
