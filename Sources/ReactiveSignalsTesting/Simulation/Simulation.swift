/// The simulation that runs the calling code.
///
/// <!-- fragment -->
///
///     try simulate {
///       let words = Simulation.scheduler.cold("a--b|")
///       let texts = await words.collected()
///       #expect(texts == ["a", "b"])
///     }
///
/// A program that uses these members outside of a simulation stops.
public enum Simulation {
  /// The scheduler of the virtual time of the simulation.
  ///
  /// Its time advances only when no task of the simulation can run. It then advances to the next scheduled work.
  public static var scheduler: TestScheduler { current.scheduler }

  /// The clock of the virtual time of the simulation.
  public static var clock: TestClock { scheduler.clock }

  /// A Boolean value that indicates whether the calling code runs in a simulation.
  public static var isRunning: Bool { SimulationHooks.current != nil }

  private static var current: SimulatedRun {
    guard let run = SimulationHooks.current else {
      preconditionFailure(
        "Call `Simulation` in the body of `simulate`, and on no thread or queue of your own"
      )
    }
    return run
  }
}
