import ReactiveSignals

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

  /// Calls a closure after each step of the schedule, which fails when the closure throws.
  ///
  /// <!-- fragment -->
  ///
  ///     try simulate {
  ///       let ledger = Ledger()
  ///       Simulation.checkAtEachStep { try ledger.check() }
  ///       await transfer(100, with: ledger)
  ///     }
  ///
  /// A step ends when its task suspends, so the closure sees each state that another task can see. It is called on the thread of the
  /// simulation, until the body has returned and no task can run.
  ///
  /// - Parameter check: The closure. It neither suspends nor schedules work.
  public static func checkAtEachStep(_ check: @escaping @Sendable () throws -> Void) {
    current.checkAtEachStep(check)
  }

  private static var current: SimulatedRun {
    guard let run = SimulationHooks.current else {
      stopProgram(
        "Call `Simulation` in the body of `simulate`, and on no thread or queue of your own"
      )
    }
    return run
  }
}
