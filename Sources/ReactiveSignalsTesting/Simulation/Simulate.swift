/// Runs `body` under many schedules of its tasks, and throws an explanation of the first one that fails.
///
/// <!-- fragment -->
///
///     try simulate(schedules: 500) {
///       let account = Account(balance: 100)
///       async let one: Void = account.withdraw(80)
///       async let other: Void = account.withdraw(80)
///       _ = await (one, other)
///       try require(await account.balance >= 0)
///     }
///
/// A schedule decides which of the tasks that can run does so next, each time a task suspends. The tasks of a schedule run one at a
/// time, on the calling thread: child tasks, unstructured and detached tasks, actors and the main actor. Time is virtual:
/// ``Simulation/scheduler`` and ``Simulation/clock``. So the same seed gives the same run.
///
/// A schedule fails when `body` throws. It also fails when no task can run while `body` has not returned, when a task does not end
/// after its cancellation, and when a task is resumed by a thread outside of the simulation. Tasks that `body` leaves are canceled after
/// it has returned and no task can run.
///
/// The environment variable `REACTIVE_SIGNALS_REPLAY` makes every simulation of the process run one schedule instead, that of
/// ``SimulationFailure/schedule``.
///
/// - Parameters:
///   - schedules: The number of schedules. It is positive.
///   - seed: The seed of the first schedule. The following schedules have the seeds after it.
///   - body: The code to run.
/// - Returns: The number of schedules and of their steps.
/// - Throws: A ``SimulationFailure`` with the seed and the trace of the first schedule that fails.
@discardableResult
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public func simulate(
  schedules: Int = 100,
  seed: UInt64 = 1,
  _ body: @escaping @Sendable () async throws -> Void
) throws(SimulationFailure) -> SimulationReport {
  try simulate(.random(schedules: schedules, seed: seed), body)
}

/// Runs `body` under the schedules of a search, and throws an explanation of the first one that fails.
///
/// <!-- fragment -->
///
///     try simulate(.exhaustive(preemptions: 2)) { … }
///
/// It behaves as ``simulate(schedules:seed:_:)`` otherwise.
///
/// - Parameters:
///   - search: The schedules.
///   - body: The code to run.
/// - Returns: The number of schedules and of their steps.
/// - Throws: A ``SimulationFailure`` with the trace of the first schedule that fails.
@discardableResult
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public func simulate(
  _ search: ScheduleSearch,
  _ body: @escaping @Sendable () async throws -> Void
) throws(SimulationFailure) -> SimulationReport {
  try ScheduleExplorer(search, body).explore()
}

/// Returns the first schedule of a search that fails, without an explanation, or `nil`.
package func findFailure(
  _ search: ScheduleSearch,
  _ body: @escaping @Sendable () async throws -> Void
) -> (seed: UInt64?, schedules: Int, steps: Int)? {
  ScheduleExplorer(search, body).find()
}
