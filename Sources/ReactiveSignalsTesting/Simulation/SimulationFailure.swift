/// An explanation of the first schedule of a simulation that fails.
///
/// Its description has the reason, the steps of the schedule, and the ways to run the schedule again.
public struct SimulationFailure: Error, CustomStringConvertible {
  /// The reason of the failure.
  public let reason: String

  /// The seed of the schedule, or `nil` if the schedule was not drawn from a seed.
  public let seed: UInt64?

  /// The schedule as a text for ``ScheduleSearch/replay(_:)``, or `nil` if no schedule has failed.
  ///
  /// It is the seed, or the choices of a schedule that was not drawn from a seed. Choices replay the simplest schedule found.
  public let schedule: String?

  /// The number of schedules that ran up to this one.
  public let schedules: Int

  /// The number of preemptions in the simplest schedule found that fails.
  public let preemptions: Int

  /// The steps of the simplest schedule found that fails, a line for each.
  public let trace: [String]

  public var description: String {
    guard let schedule else { return reason }
    var lines = [
      "Schedule \(schedules) fails: \(reason)",
      "The simplest schedule found, with \(preemptions) preemptions:",
    ]
    lines += trace.map { "  " + $0 }
    lines.append(
      """
      Run it again by REACTIVE_SIGNALS_REPLAY=\(schedule) in the environment, by simulate(.replay("\(schedule)")) or by \
      .simulated(.replay("\(schedule)")).
      """
    )
    return lines.joined(separator: "\n")
  }
}

/// The size of a simulation without failure.
public struct SimulationReport: Sendable {
  /// The number of schedules.
  public internal(set) var schedules: Int

  /// The number of steps of all schedules.
  public internal(set) var steps: Int
}

extension UInt64 {
  var hexadecimal: String { "0x" + String(self, radix: 16) }
}
