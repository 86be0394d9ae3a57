import _ReactiveSignalsShims

/// The tasks that belong to one subscription and the subscriptions below it, where a caller waits for their ends.
///
/// A root subscription has one in two cases: a task takes the values, or it was made in a ``TaskScope``. The subscriptions below it share
/// it, as they share a pressure. All other subscriptions have none, and their tasks belong to nobody.
@usableFromInline
final class SubscriptionTasks: Sendable {
  private struct State: Sendable {
    /// The tasks that have not ended, by number. A task that is being started has a number first.
    var running: [Int: Task<Void, Never>?] = [:]
    var lastNumber = 0
    var priority = Task.basePriority.map { _ in Task.currentPriority }
    var isCanceled = false
    var waiters: [CheckedContinuation<Void, Never>] = []
    var root: CompoundDisposable.ParentReference?
  }

  private let scope: TaskScope?
  private let state = Locked(State())

  /// - Parameter scope: The scope that waits for the tasks as well.
  @usableFromInline
  init(in scope: TaskScope? = .current) { self.scope = scope }

  // Not inlined: a root subscription, which seldom has tasks, would look up types that are needed here alone.
  @inline(never)
  fileprivate static func make(in scope: TaskScope) -> SubscriptionTasks { SubscriptionTasks(in: scope) }

  /// Notes the subscription at the root, which a scope looks at.
  fileprivate func use(_ root: CompoundDisposable) {
    guard scope != nil else { return }
    let reference = root.makeReferenceForChildren()
    state.withLock { $0.root = reference }
  }

  /// Starts a task of a subscription, unless that is disposed.
  ///
  /// The waiting caller may have seen the disposal. So the task is counted before this looks at it: either this sees the disposal, or
  /// the caller sees the task.
  fileprivate func start(
    for subscription: CompoundDisposable,
    _ begin: (TaskPriority?, _ finish: @escaping @Sendable () -> Void) -> Task<Void, Never>
  ) -> Task<Void, Never>? {
    let (number, priority) = state.withLock { state in
      if state.running.isEmpty { scope?.insert(self) }
      state.lastNumber += 1
      state.running[state.lastNumber] = .some(nil)
      return (state.lastNumber, state.priority)
    }
    if subscription.isDisposed {
      finish(number)
      return nil
    }
    let task = begin(priority) { self.finish(number) }
    let (isCanceled, latestPriority) = state.withLock { state in
      if state.running[number] != nil { state.running[number] = task }
      return (state.isCanceled, state.priority)
    }
    if isCanceled || scope?.cancels(self) == true { task.cancel() }
    if let latestPriority, latestPriority != priority { task.escalate(to: latestPriority) }
    return task
  }

  private func finish(_ number: Int) {
    let waiters = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.running[number] = nil
      guard state.running.isEmpty else { return [] }
      scope?.remove(self)
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// A Boolean value that indicates whether a task has not ended.
  private var areRunning: Bool { state.withLock { !$0.running.isEmpty } }

  /// Suspends the caller until all tasks have ended. Its cancellation does not end the wait, and its priority reaches the tasks.
  func end() async {
    while areRunning {
      await escalating {
        await withCheckedContinuation { continuation in
          let isOver = state.withLock { state in
            if state.running.isEmpty { return true }
            state.waiters.append(continuation)
            return false
          }
          if isOver { continuation.resume() }
        }
      }
    }
  }

  /// Runs `body`. When the priority of the caller rises meanwhile, the priority of the tasks does.
  @usableFromInline
  func escalating<Result, Failure: Error>(
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await passingOnEscalation(to: escalate) { () async throws(Failure) in
      // It may have risen before.
      escalate(to: Task.currentPriority)
      return try await body()
    }
  }

  func escalate(to priority: TaskPriority) {
    let tasks = state.withLock { state -> [Task<Void, Never>] in
      guard state.priority.map({ $0 < priority }) ?? false else { return [] }
      state.priority = priority
      return state.running.values.compactMap { $0 }
    }
    for task in tasks { task.escalate(to: priority) }
  }

  func cancel() {
    let tasks = state.withLock { state in
      state.isCanceled = true
      return state.running.values.compactMap { $0 }
    }
    for task in tasks { task.cancel() }
  }

  /// Returns whether `owner` disposes the root.
  func isOwned(by owner: CompoundDisposable) -> Bool {
    state.withLock { $0.root }?.compound?.isOwned(by: owner) ?? false
  }

  /// A Boolean value that indicates whether the root is disposed or released.
  var isRootDisposed: Bool {
    guard let root = state.withLock({ $0.root }) else { return false }
    return root.isDisposed || root.compound == nil
  }
}

extension CompoundDisposable {
  /// Creates a subscription at the root of a tree. In a ``TaskScope`` its tasks belong to the scope.
  @usableFromInline
  convenience init(root: Void) {
    guard rs_has_root_watchers() else {
      self.init(empty: ())
      return
    }
    self.init(root: (), under: nil, tasks: TaskScope.current.map(SubscriptionTasks.make))
  }

  /// Creates a subscription at the root of a tree, whose caller waits for `tasks`.
  @usableFromInline
  convenience init(root: Void, under pressure: Pressure?, tasks: SubscriptionTasks?) {
    self.init(owning: pressure, tasks: tasks)
    tasks?.use(self)
    SubscriptionList.record(self)
  }

  /// Starts a task of this subscription, and adds nothing that cancels it. All tasks of operators begin here, or in the next function.
  ///
  /// - Returns: The task; `nil` when a caller waits for the tasks of this subscription, which is disposed.
  @usableFromInline
  @discardableResult
  func startTask(
    on executor: (any _TaskExecutor)? = nil,
    _ work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never>? {
    start { priority, finish in
      ReactiveSignals.startTask(preferring: executor, priority: priority) {
        await work()
        finish()
      }
    }
  }

  /// Starts a task of this subscription that begins on an actor, where it is enqueued immediately.
  ///
  /// - Returns: The task; `nil` when a caller waits for the tasks of this subscription, which is disposed.
  @usableFromInline
  @discardableResult
  func startTask(
    isolatedTo actor: any Actor,
    _ work: @escaping @Sendable (isolated any Actor) async -> Void
  ) -> Task<Void, Never>? {
    start { priority, finish in
      ReactiveSignals.startTask(on: actor, priority: priority) { actor in
        await work(actor)
        finish()
      }
    }
  }

  private func start(
    _ begin: (TaskPriority?, _ finish: @escaping @Sendable () -> Void) -> Task<Void, Never>
  ) -> Task<Void, Never>? {
    guard let inspection = Inspection.current else { return startUnwatched(begin) }
    let reference = makeReferenceForChildren()
    return startUnwatched { priority, finish in
      let number = inspection.beginTask(reference)
      return begin(priority) {
        inspection.remove(number)
        finish()
      }
    }
  }

  private func startUnwatched(
    _ begin: (TaskPriority?, _ finish: @escaping @Sendable () -> Void) -> Task<Void, Never>
  ) -> Task<Void, Never>? {
    guard let tasks else { return begin(nil) {} }
    return tasks.start(for: self, begin)
  }

  /// Disposes the subscription, and suspends the caller until its tasks have ended.
  @usableFromInline
  func endWithTasks() async {
    dispose()
    await tasks?.end()
  }

  /// Returns whether this compound is a member of `owner`, or of one that is.
  fileprivate func isOwned(by owner: CompoundDisposable) -> Bool {
    members.contains { _, member in
      guard let bag = member.membership?.bag else { return false }
      return bag === owner || bag.isOwned(by: owner)
    }
  }
}

extension Task where Success == Void, Failure == Never {
  /// Raises the priority, on systems that can.
  func escalate(to priority: TaskPriority) {
    if #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) { escalatePriority(to: priority) }
  }
}

/// Runs `body`, and calls `escalate` when the priority of the task rises meanwhile. Earlier systems cannot see that.
func passingOnEscalation<Result, Failure: Error>(
  to escalate: @Sendable (TaskPriority) -> Void,
  _ body: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  guard #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) else { return try await body() }
  return try await withTaskPriorityEscalationHandler(operation: body) { _, priority in escalate(priority) }
}
