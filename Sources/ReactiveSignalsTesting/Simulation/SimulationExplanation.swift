// The text of failures.

extension SimulationFailure {
  static let unavailable = SimulationFailure(
    reason: "This version of the Swift runtime has no hooks for the jobs of tasks, on which simulations rest"
  )

  static func tooManySchedules(_ limit: Int) -> SimulationFailure {
    SimulationFailure(
      reason:
        "There are more than \(limit) schedules. Give the search a larger limit, fewer preemptions or a smaller body"
    )
  }

  /// The failure of a single schedule that does not fail each time.
  static func passesAgain(_ reason: String) -> SimulationFailure {
    SimulationFailure(
      reason:
        """
        \(reason)
        The same schedule has passed, or gone another way, when it ran again. So something outside of the simulation decides, such as \
        another thread, a random number, or a variable that outlives the run
        """
    )
  }

  private init(reason: String) {
    self.init(reason: reason, seed: nil, schedule: nil, schedules: 0, preemptions: 0, trace: [])
  }
}

extension SimulationOutcome {
  /// Finds the places in the source that the explanation names: all at once, since each search takes long.
  func findPlaces() {
    let waiting: [UInt] =
      switch problem {
      case .stuck(let tasks), .left(let tasks): tasks.flatMap(\.resumeAddresses)
      case .escape(.resumed(_, let addresses)): addresses
      default: []
      }
    CodePlace.find(trace.addresses.union(waiting))
  }
}

extension SimulationOutcome.Problem {
  func description(in trace: SimulationTrace) -> String {
    switch self {
    case .thrown(let error): "\(error)"
    case .stuck(let tasks):
      "No task can run, and the body has not returned.\n" + trace.list(tasks)
        + "\nA continuation was lost, tasks wait for each other, or work has left the simulation.\n"
        + SimulationTrace.hints
    case .left(let tasks):
      "Tasks have not ended, although they were canceled after the body had returned.\n" + trace.list(tasks)
    case .escape(let escape): trace.description(of: escape)
    case .endless(let steps): "The tasks have not ended after \(steps) steps."
    }
  }
}

extension SimulationTrace {
  /// The addresses at which tasks continue or were created.
  fileprivate var addresses: Set<UInt> {
    var addresses = Set(origins.values.joined())
    for case .task(let step) in steps.map(\.work) { addresses.formUnion(step) }
    return addresses
  }

  /// A line for each step.
  var lines: [String] {
    steps.enumerated().map { number, step in
      let mark = step.isPreemption ? "*" : " "
      return "\(mark)\(number + 1). \(step.time) \(description(of: step))"
    }
  }

  fileprivate static let hints = """
    Use `Simulation.clock` instead of `Task.sleep`, and `Simulation.scheduler` instead of queues and threads.
    Give an `ActorScheduler` or a `TaskScheduler` the virtual time by `timedBy: Simulation.scheduler`.
    """

  fileprivate func list(_ tasks: [Waiting]) -> String {
    tasks.map { task in "  \(name(of: task.task)) waits\(place(of: task.resumeAddresses))" }.joined(
      separator: "\n"
    )
  }

  fileprivate func description(of escape: Escape) -> String {
    switch escape {
    case .resumed(let task, let addresses):
      """
      Work left the simulation: another thread has resumed \(name(of: task)), which had suspended\
      \(place(of: addresses)).
      \(Self.hints)
      """
    case .clock(let task):
      "Work left the simulation: \(name(of: task)) waits for the real clock. Use `Simulation.clock`."
    }
  }

  private func description(of step: Step) -> String {
    let main = step.lane == .main ? " on the main actor" : ""
    return switch step.work {
    case .task(let addresses): "\(name(of: step.task))\(main)\(place(of: addresses))"
    case .job: "\(name(of: step.task)): job of an actor"
    case .scheduled: "work of the scheduler"
    }
  }

  private func place(of addresses: [UInt]) -> String {
    CodePlace.first(of: addresses) { !$0.isOfSimulation }.map { " at \($0)" } ?? ""
  }

  private func name(of task: Int) -> String {
    if task == 1 { return "the body" }
    let origin = CodePlace.first(of: origins[task] ?? []) { !$0.isOfSimulation }
    return "task \(task)" + (origin.map { " (created at \($0))" } ?? "")
  }
}
