import ReactiveSignals

/// The executor of the main actor in a simulation.
final class SimulatedMainExecutor: Sendable {
  private struct Owner: Sendable {
    weak var run: SimulatedRun?
  }

  private let owner = Locked(Owner())

  /// Sets the run whose main actor this is.
  func serve(_ run: SimulatedRun) { owner.withLock { $0.run = run } }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SimulatedMainExecutor: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    owner.withLock { $0.run }?.add(job, to: .main)
  }
}
