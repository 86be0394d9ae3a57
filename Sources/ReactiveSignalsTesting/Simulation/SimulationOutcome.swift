/// The result of one run of a simulation.
struct SimulationOutcome: Sendable {
  /// The reason why a run has failed.
  enum Problem: Sendable {
    /// The body has thrown an error, or recorded failed expectations.
    case thrown(any Error)
    /// No task can run, and the body has not returned.
    case stuck([SimulationTrace.Waiting])
    /// Tasks have not ended after their cancellation.
    case left([SimulationTrace.Waiting])
    /// Work has left the simulation.
    case escape(SimulationTrace.Escape)
    /// The run has reached the largest number of steps.
    case endless(Int)
  }

  let problem: Problem?
  let choices: ScheduleChoices
  let steps: Int
  let trace: SimulationTrace
}
