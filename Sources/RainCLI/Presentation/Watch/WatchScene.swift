import RainCore

/// All that the full screen shows at a moment.
struct WatchScene: Sendable {
  /// The place that is watched.
  var place: Place?
  /// The weather, as it is to be read at this moment; `nil` when there is none yet.
  var report: WeatherReport?
  /// Whether the report was recorded, and the weather is not asked for.
  var isRecorded = false
  /// Why there is no newer report, or no other settings; `nil` when nothing is wrong.
  var problem: Failure?
  /// Whether the weather is being asked for.
  var isAsking = false
  /// Whether the network may not be used.
  var isOffline = false
  /// When the weather is asked for again, in seconds since 1970; `nil` for never.
  var nextRequest: Int?
  /// Whether there are other places to go to.
  var hasOtherPlaces = false
  /// Whether the keys are explained instead of the weather.
  var showsHelp = false
}
