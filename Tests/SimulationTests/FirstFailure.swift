import ReactiveSignalsTesting

/// Returns the first failure that a search finds, or `nil`.
func firstFailure(
  _ search: ScheduleSearch = .random(schedules: 500),
  of body: @escaping @Sendable () async throws -> Void
) -> SimulationFailure? {
  do {
    try simulate(search, body)
    return nil
  } catch {
    return error
  }
}
