import ReactiveSignals
import _ReactiveSignalsSimulationShims

/// The hooks of the Swift runtime, through which jobs reach the simulation of their thread.
///
/// Safe: the C functions hold addresses. Each is valid while it is used:
/// - the address of a run, because ``perform(in:_:)`` retains the run while its thread refers to it;
/// - the address of a run in a task that prefers it, because the table retains the run until the task ends, and ``runsOfStuckTasks`` after that;
/// - the addresses of a task and its record, because the table has them from the beginning of the task to its end.
///
/// A bit cast traps when the sizes differ. An executor is a pair of words in Swift and in C, and an `UnownedJob` is one pointer.
enum SimulationHooks {
  /// A task of a simulation, between its beginning and its end.
  private struct LiveTask: Sendable {
    let record: UInt
    /// The run is the executor of the task, which does not retain it.
    let run: SimulatedRun
  }

  private static let liveTasks = Locked<[UInt: LiveTask]>([:])

  /// The runs that have ended with stuck tasks. A stuck task refers to its run as an unowned executor, and another thread may resume the
  /// task at any time. So the run lives as long as the process.
  private static let runsOfStuckTasks = Locked<[SimulatedRun]>([])

  /// A Boolean value that indicates whether the runtime has the hooks. They are set when it is first read.
  static let areAvailable: Bool = {
    let functions = unsafe rs_simulation_functions(
      enqueue: { run, job in
        guard let job = unsafe job, let run = unsafe SimulationHooks.run(at: run) else { return }
        unsafe run.add(unsafeBitCast(job, to: UnownedJob.self), to: .pool)
      },
      task_started: { run, task, record in
        guard let run = unsafe SimulationHooks.run(at: run) else { return }
        let task = UInt(bitPattern: task)
        liveTasks.withLock { $0[task] = LiveTask(record: UInt(bitPattern: record), run: run) }
      },
      task_ended: { task in
        let ended = liveTasks.withLock { $0.removeValue(forKey: UInt(bitPattern: task)) }
        return unsafe UnsafeMutableRawPointer(bitPattern: ended?.record ?? 0)
      },
      waits_for_clock: { run in
        let run = unsafe SimulationHooks.run(at: run)
        run?.noteClock()
      }
    )
    _ = ExecutorWords.mainActor
    guard rs_set_simulation_hooks(functions) else { return false }
    rs_recognize_next_job()
    Task {}
    return true
  }()

  /// The simulation whose code the thread runs.
  static var current: SimulatedRun? {
    guard let simulation = unsafe rs_current_simulation() else { return nil }
    return unsafe run(at: simulation.pointee.object)
  }

  /// The schedule that every simulation of the process runs instead of its search: the environment variable `REACTIVE_SIGNALS_REPLAY`.
  static var replayedSchedule: String? {
    // The text belongs to the environment. It is copied before any code can change that.
    unsafe rs_replayed_schedule().map { unsafe String(cString: $0) }
  }

  /// Calls `body` while the thread belongs to a simulation.
  static func perform<Result>(in run: SimulatedRun, _ body: () -> Result) -> Result {
    let executors = executors(of: run)
    let simulation = unsafe rs_simulation(
      object: Unmanaged.passUnretained(run).toOpaque(),
      task_executor: executors.task,
      main_executor: executors.main
    )
    return withExtendedLifetime(run) {
      // The thread refers to the address until `body` returns.
      unsafe withUnsafePointer(to: simulation) { address in
        unsafe rs_set_current_simulation(address)
        defer { rs_set_current_simulation(nil) }
        return body()
      }
    }
  }

  /// The executors of a run, as the runtime knows them.
  fileprivate static func executors(of run: SimulatedRun) -> (task: rs_executor, main: rs_executor) {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      stopProgram("A simulation needs macOS 15, iOS 18, tvOS 18, watchOS 11 or visionOS 2")
    }
    return unsafe (
      unsafeBitCast(run.asUnownedTaskExecutor(), to: rs_executor.self),
      unsafeBitCast(run.mainExecutor.asUnownedSerialExecutor(), to: rs_executor.self)
    )
  }

  private static func run(at address: UnsafeRawPointer?) -> SimulatedRun? {
    unsafe address.map { unsafe Unmanaged<SimulatedRun>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Forgets the tasks of a run that has ended. Those that are left are stuck.
  static func forget(_ run: SimulatedRun) {
    let hasStuckTasks = liveTasks.withLock { tasks in
      let count = tasks.count
      tasks = tasks.filter { $0.value.run !== run }
      return tasks.count < count
    }
    if hasStuckTasks { runsOfStuckTasks.withLock { $0.append(run) } }
  }

  /// The tasks of a run that have begun and have not ended, in the order of their numbers.
  static func tasks(of run: SimulatedRun) -> [LiveTaskReference] {
    let addresses = liveTasks.withLock { tasks in tasks.filter { $0.value.run === run }.map(\.key) }
    return addresses.map(LiveTaskReference.init).sorted { $0.number < $1.number }
  }
}

/// A suspended task of a run that has not ended. It is valid until the thread of the run continues.
struct LiveTaskReference {
  let address: UInt

  private var pointer: UnsafeMutableRawPointer? { unsafe UnsafeMutableRawPointer(bitPattern: address) }

  /// The number of the task in the process.
  var number: UInt64 { unsafe rs_task_number(pointer) }

  /// The addresses of the code at which the task and its callers continue.
  var resumeAddresses: [UInt] { unsafe ReactiveSignalsTesting.resumeAddresses(of: pointer) }

  func cancel() { unsafe rs_cancel(pointer) }
}

extension UnownedJob {
  /// The job in C.
  private var pointer: UnsafeMutableRawPointer {
    unsafe unsafeBitCast(self, to: UnsafeMutableRawPointer.self)
  }

  /// The number of the task of which the job is a step, or `nil` for a job of an actor or of the runtime.
  var taskNumber: UInt64? { unsafe rs_is_task(pointer) ? rs_task_number(pointer) : nil }

  /// The addresses of the code at which the task and its callers continue, or `nil` for another job.
  var resumeAddresses: [UInt]? {
    unsafe rs_is_task(pointer) ? ReactiveSignalsTesting.resumeAddresses(of: pointer) : nil
  }

  /// A Boolean value that indicates whether the job resumes a task that has yielded.
  var isYield: Bool { unsafe rs_is_yield(pointer) }

  /// Lets a task that has not begun prefer the executor of the thread's simulation.
  func adopt() { unsafe rs_adopt(pointer) }

  /// Runs the job as one of a simulation.
  func run(in run: SimulatedRun, on lane: SimulatedRun.Lane) {
    let executors = SimulationHooks.executors(of: run)
    let serial =
      switch lane {
      case .pool: rs_executor(identity: 0, implementation: 0)
      case .main: executors.main
      }
    unsafe rs_run(pointer, serial, executors.task)
  }
}

private func resumeAddresses(of task: UnsafeMutableRawPointer?) -> [UInt] {
  // The task is suspended, so no thread changes its contexts. The C function initializes as many elements as it returns, at most `limit`.
  let limit = 12
  return unsafe [UInt](unsafeUninitializedCapacity: limit) { addresses, count in
    count = unsafe Int(rs_resume_addresses(task, addresses.baseAddress, Int32(limit)))
  }
}

package typealias TestClosure = @concurrent @Sendable () async throws -> Void

/// Calls `body` with a closure that tasks may hold.
///
/// A task that is stuck in the closure never runs again, and it holds the closure for ever. The standard library stops a program whose
/// closure is held longer than `withoutActuallyEscaping` allows, so the references of stuck tasks are released. No one uses them.
package func withReusableClosure<Result>(
  _ closure: @concurrent @Sendable () async throws -> Void,
  _ body: (@escaping TestClosure) -> Result
) -> Result {
  withoutActuallyEscaping(closure) { closure in
    // A closure is a pair of words: its function, and its context, which is `nil` or a native object. The bit cast traps when the sizes
    // differ.
    let context = unsafe unsafeBitCast(WrappedClosure(closure: closure), to: ClosureWords.self).context
    let count = unsafe rs_retain_count(UnsafeMutableRawPointer(bitPattern: context))
    let result = body(closure)
    // The references above `count` belong to stuck tasks. Their simulation drops their jobs, so no code uses or releases the references.
    // The simulation runs on this thread and has ended, so no other thread changes the count. `closure` keeps the first `count` ones.
    unsafe rs_release_to_count(UnsafeMutableRawPointer(bitPattern: context), count)
    return result
  }
}

/// A closure in a structure, which has the representation of the closure itself.
private struct WrappedClosure {
  let closure: TestClosure
}

private struct ClosureWords {
  let function: UInt
  let context: UInt
}
