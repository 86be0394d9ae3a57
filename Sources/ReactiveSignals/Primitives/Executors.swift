/// The executor of an actor: the address of an object, and the table of its functions with flags in the lowest bits.
///
/// Safe: the standard library and the compiled code of every program agree on these two words, so no version of either changes them. The
/// actor, which the caller retains, keeps its executor.
@frozen
@usableFromInline
package struct ExecutorWords: Sendable {
  /// The address of the executor. An actor without an executor of its own is its executor.
  @usableFromInline let identity: UInt
  @usableFromInline let implementation: UInt

  /// The executor of the main actor.
  ///
  /// A simulation has a main actor of its own, which does not run on the main queue. So this is read before the first simulation.
  package static let mainActor = unsafe ExecutorWords(MainActor.sharedUnownedExecutor)

  @inlinable
  init(_ executor: UnownedSerialExecutor) {
    (identity, implementation) = unsafe unsafeBitCast(executor, to: (UInt, UInt).self)
  }

  @inlinable
  init(of actor: any Actor) {
    (identity, implementation) = unsafe unsafeBitCast(actor.unownedExecutor, to: (UInt, UInt).self)
  }

  /// A Boolean value that indicates whether the caller excludes the work of the executor, although no task of the thread runs on it.
  ///
  /// The main actor runs on the main queue, which also runs work that is no task: a synchronous `main`, blocks, callbacks of user
  /// interfaces. Another executor may serve a queue or thread and recognize it. Systems before the one named here cannot ask, and an
  /// executor need not answer. The functions that check the isolation stop the program instead, so an unknown answer is `false`.
  @usableFromInline
  @inline(never)
  var isExcluded: Bool {
    if identity == ExecutorWords.mainActor.identity { return isOnMainQueue() }
    // An actor without an executor of its own has no functions. It runs tasks only.
    let functions = implementation & ~UInt(MemoryLayout<UInt>.alignment - 1)
    guard functions != 0, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return false
    }
    // The words of a protocol value are those of the executor without its flags.
    let executor = unsafe unsafeBitCast((identity, functions), to: (any SerialExecutor).self)
    return executor.isIsolatingCurrentContext() ?? false
  }
}

/// Returns the identity of the Swift task that runs the caller, or `nil` if none does.
///
/// Safe: it is the hash of the reference to the task, which is read while the task runs. The reference itself is not kept.
package func currentTaskIdentity() -> Int? {
  unsafe withUnsafeCurrentTask { task in unsafe task?.hashValue }
}

extension UnownedJob {
  /// Runs the job on the executor that received it.
  ///
  /// Safe: the job refers to its executor by address. The argument keeps the executor alive while the job runs, and the
  /// task keeps it alive after that.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  package func run(on executor: some TaskExecutor) {
    unsafe runSynchronously(on: executor.asUnownedTaskExecutor())
  }
}

// Systems of Apple have executors of tasks since macOS 15 and iOS 18. Until then, a parameter has the type of all executors, and is `nil`.
#if canImport(Darwin)
public typealias _TaskExecutor = Executor
#else
public typealias _TaskExecutor = TaskExecutor
#endif

/// Starts a task on an executor, or in the global pool.
@discardableResult
func startTask<Success: Sendable>(
  preferring executor: (any _TaskExecutor)?,
  priority: TaskPriority? = nil,
  isDetached: Bool = false,
  _ work: @escaping @concurrent @Sendable () async -> Success
) -> Task<Success, Never> {
  #if canImport(Darwin)
  guard let executor else {
    return isDetached
      ? Task.detached(priority: priority, operation: work) : Task(priority: priority, operation: work)
  }
  guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
    let executor = executor as? any TaskExecutor
  else { stopProgram("An executor is not a TaskExecutor, and runs no tasks. Pass one, or a scheduler") }
  #endif
  return isDetached
    ? Task.detached(executorPreference: executor, priority: priority, operation: work)
    : Task(executorPreference: executor, priority: priority, operation: work)
}
