import Dispatch
import ReactiveSignals

/// One run of the body of a simulation, under one schedule.
///
/// It is the executor of its tasks. Their jobs wait in a list, and the choices of the schedule decide which one runs next.
final class SimulatedRun: Sendable {
  /// The place where a job runs.
  enum Lane: Sendable {
    /// The pool of threads, whose jobs run in any order.
    case pool
    /// The main actor, whose jobs run in the order in which they were enqueued.
    case main
  }

  fileprivate struct ReadyJob: Sendable {
    let job: UnownedJob
    let lane: Lane
    /// The task of which the job is a step, or that enqueued the job of an actor. 0 for other work.
    let task: Int

    /// Returns whether the job continues a task that has not yielded.
    func continues(_ other: Int) -> Bool { task == other && !job.isYield }
  }

  /// A closure in a struct of its own: see ``StoredClosure``.
  fileprivate struct StepCheck: Sendable {
    let run: @Sendable () throws -> Void
  }

  fileprivate struct State: Sendable {
    var choices: ScheduleChoices
    var trace: SimulationTrace
    /// The jobs that can run. Of the jobs of the main actor, it has only the first.
    var ready: [ReadyJob] = []
    var mainJobs: [ReadyJob] = []
    /// The task that ran last.
    var lastTask = 0
    var steps = 0
    /// The checks after each step.
    var checks: [StepCheck] = []
    /// The work that has left the simulation.
    var escape: SimulationTrace.Escape?
    /// A Boolean value that indicates whether the run has ended. Jobs that come later are dropped.
    var isClosed = false
  }

  /// The largest number of steps of a schedule.
  private static let stepLimit = 100_000

  let scheduler = TestScheduler()
  let mainExecutor = SimulatedMainExecutor()
  private let state: Locked<State>
  /// A Boolean value that indicates whether steps and places are recorded, which takes time.
  private let isRecording: Bool
  /// Signaled when another thread enqueues a job.
  private let arrival = DispatchSemaphore(value: 0)

  init(_ choices: ScheduleChoices, isRecording: Bool) {
    state = Locked(State(choices: choices, trace: SimulationTrace()))
    self.isRecording = isRecording
    mainExecutor.serve(self)
  }

  /// Adds a job to the list of those that can run.
  func add(_ job: UnownedJob, to lane: Lane) {
    let isForeign = SimulationHooks.current !== self
    if !isForeign { job.adopt() }
    let number = job.taskNumber
    if isRecording, let number, !state.withLock({ $0.trace.knows(number) }) {
      let origin = [UInt].currentCalls
      state.withLock { _ = $0.trace.task(number, createdAt: origin) }
    }
    let wakes = state.withLock { state in
      if state.isClosed { return false }
      let task = number.map { state.trace.task($0) } ?? state.lastTask
      state.append(ReadyJob(job: job, lane: lane, task: task))
      guard isForeign else { return false }
      state.escape = state.escape ?? .resumed(task: task, at: job.resumeAddresses ?? [])
      return true
    }
    if wakes { arrival.signal() }
  }

  /// Calls a closure after each step of the schedule.
  func checkAtEachStep(_ check: @escaping @Sendable () throws -> Void) {
    state.withLock { $0.checks.append(StepCheck(run: check)) }
  }

  /// Notes that the code waits for the real clock.
  func noteClock() {
    state.withLock { $0.escape = $0.escape ?? .clock(task: $0.lastTask) }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SimulatedRun: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job), to: .pool) }
}

// MARK: - Running

extension SimulatedRun {
  /// Runs `body` to its end, or as far as it goes.
  ///
  /// - Parameters:
  ///   - patience: The time to wait for other threads when no task can run.
  ///   - body: The code to run.
  func run(patience: Duration, _ body: @escaping @Sendable () async throws -> Void) -> SimulationOutcome {
    let ending = BodyEnding()
    let result = SimulationHooks.perform(in: self) {
      Task { await ending.run(body) }
      // The steps of the cleanup do not belong to a failure before it.
      let failed = (work(until: ending, patience) ?? ending.problem).map { outcome($0) }
      let remains = cleanUp()
      return failed ?? outcome(remains)
    }
    state.withLock { $0.isClosed = true }
    return result
  }

  private func outcome(_ problem: SimulationOutcome.Problem?) -> SimulationOutcome {
    state.withLock { state in
      SimulationOutcome(problem: problem, choices: state.choices, steps: state.steps, trace: state.trace)
    }
  }

  /// Runs jobs until the body has ended and no job can run.
  private func work(until ending: BodyEnding, _ patience: Duration) -> SimulationOutcome.Problem? {
    while true {
      if let escape = state.withLock({ $0.escape }) { return .escape(escape) }
      if let error = failedCheck { return .thrown(error) }
      if runNextJob() {
        if state.withLock({ $0.steps }) >= Self.stepLimit { return .endless(Self.stepLimit) }
      } else if ending.hasEnded {
        return nil
      } else if !scheduler.runOne(dueBy: nil), !awaitsArrival(patience) {
        return .stuck(waitingTasks)
      }
    }
  }

  /// The error of the first check that fails.
  private var failedCheck: (any Error)? {
    for check in state.withLock({ $0.checks }) {
      do { try check.run() } catch { return error }
    }
    return nil
  }

  /// Cancels the tasks that are left, and runs them to their end.
  private func cleanUp() -> SimulationOutcome.Problem? {
    for task in SimulationHooks.tasks(of: self) { task.cancel() }
    let limit = state.withLock { $0.steps } + Self.stepLimit
    while runNextJob() {
      if state.withLock({ $0.steps }) >= limit { return .endless(Self.stepLimit) }
    }
    let left = waitingTasks
    SimulationHooks.forget(self)
    return left.isEmpty ? nil : .left(left)
  }

  /// The tasks that have begun and not ended.
  private var waitingTasks: [SimulationTrace.Waiting] {
    SimulationHooks.tasks(of: self).map { task in
      SimulationTrace.Waiting(
        task: state.withLock { $0.trace.task(task.number) },
        resumeAddresses: task.resumeAddresses
      )
    }
  }

  private func awaitsArrival(_ patience: Duration) -> Bool {
    arrival.wait(timeout: .now() + .nanoseconds(Int(patience / .nanoseconds(1)))) == .success
  }

  /// Runs one of the jobs that can run, or work of the scheduler that is due. Returns whether there was one.
  private func runNextJob() -> Bool {
    let isDue = scheduler.hasDueWork
    let time = scheduler.now
    let (job, found) = state.withLock { $0.next(isDue: isDue, at: time, isRecording: isRecording) }
    if let job {
      job.job.run(in: self, on: job.lane)
    } else if found {
      _ = scheduler.runOne(dueBy: scheduler.now)
    }
    return found
  }
}

extension SimulatedRun.State {
  /// Chooses the next job and removes it. Work of the scheduler is found without a job.
  fileprivate mutating func next(isDue: Bool, at time: Duration, isRecording: Bool) -> (
    job: SimulatedRun.ReadyJob?, found: Bool
  ) {
    let own = ready.firstIndex { $0.continues(lastTask) }
    let count = ready.count + (isDue ? 1 : 0)
    guard count > 0 else { return (nil, false) }
    let choice = choices.next(among: count, canContinue: own != nil)
    steps += 1
    guard choice < ready.count else {
      lastTask = 0
      if isRecording { trace.add(.scheduled, at: time) }
      return (nil, true)
    }
    let job = remove(choice, behind: own)
    lastTask = job.task
    if isRecording {
      let work = job.job.resumeAddresses.map { SimulationTrace.Step.Work.task($0) } ?? .job
      trace.add(work, of: job.task, on: job.lane, isPreemption: own != nil && choice > 0, at: time)
    }
    return (job, true)
  }

  fileprivate mutating func append(_ job: SimulatedRun.ReadyJob) {
    if job.lane == .main {
      mainJobs.append(job)
      if mainJobs.count > 1 { return }
    }
    ready.append(job)
  }

  /// Removes a job that can run. The first choice is the job that continues the task that ran last, then the others, oldest first.
  private mutating func remove(_ choice: Int, behind own: Int?) -> SimulatedRun.ReadyJob {
    let isBehind = own.map { choice > 0 && choice <= $0 } ?? false
    let job = ready.remove(at: isBehind ? choice - 1 : choice == 0 ? own ?? 0 : choice)
    if job.lane == .main {
      mainJobs.removeFirst()
      if let next = mainJobs.first { ready.append(next) }
    }
    return job
  }
}

/// The end of the body of a run.
private final class BodyEnding: Sendable {
  private let result = Locked<Result<Void, any Error>?>(nil)

  var hasEnded: Bool { result.withLock { $0 != nil } }

  /// The error that the body has thrown.
  var problem: SimulationOutcome.Problem? {
    if case .failure(let error) = result.withLock({ $0 }) { .thrown(error) } else { nil }
  }

  func run(_ body: @Sendable () async throws -> Void) async {
    do {
      try await body()
      result.withLock { $0 = .success(()) }
    } catch {
      result.withLock { $0 = .failure(error) }
    }
  }
}
