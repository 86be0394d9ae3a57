/// The tasks of a run and, where they are recorded, its steps.
struct SimulationTrace: Sendable {
  /// Work that has left the simulation.
  enum Escape: Sendable {
    /// Another thread has resumed a task, which continues at the first of the addresses.
    case resumed(task: Int, at: [UInt])
    /// A task waits for the real clock.
    case clock(task: Int)
  }

  /// A task that has not ended, and the addresses at which it and its callers would continue.
  struct Waiting: Sendable {
    let task: Int
    let resumeAddresses: [UInt]
  }

  struct Step: Sendable {
    enum Work: Sendable {
      /// A step of a task, which continues at the first of the addresses.
      case task([UInt])
      /// A job of an actor or of the runtime.
      case job
      /// Work of the scheduler.
      case scheduled
    }

    let work: Work
    let task: Int
    let lane: SimulatedRun.Lane
    let isPreemption: Bool
    let time: Duration
  }

  private(set) var steps: [Step] = []
  /// The addresses of the calls that created the tasks, by the numbers of the tasks.
  private(set) var origins: [Int: [UInt]] = [:]
  /// The numbers of the tasks, by their numbers in the process.
  private var numbers: [UInt64: Int] = [:]

  /// Returns whether the task has been seen before.
  func knows(_ numberInProcess: UInt64) -> Bool { numbers[numberInProcess] != nil }

  /// Returns the number of a task: 1 for the body, then in the order in which they are seen first.
  mutating func task(_ numberInProcess: UInt64, createdAt origin: [UInt]? = nil) -> Int {
    if let number = numbers[numberInProcess] { return number }
    let number = numbers.count + 1
    numbers[numberInProcess] = number
    origins[number] = origin
    return number
  }

  mutating func add(
    _ work: Step.Work,
    of task: Int = 0,
    on lane: SimulatedRun.Lane = .pool,
    isPreemption: Bool = false,
    at time: Duration
  ) {
    steps.append(Step(work: work, task: task, lane: lane, isPreemption: isPreemption, time: time))
  }
}
