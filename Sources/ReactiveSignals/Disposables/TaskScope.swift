import _ReactiveSignalsAtomics
import _ReactiveSignalsShims

/// The subscriptions that are made while an asynchronous function runs, and have tasks.
///
/// Subscriptions find the scope in a task-local variable. A count of those who look at new
/// subscriptions spares them the look while there is none.
@usableFromInline
final class TaskScope: Sendable {
  @TaskLocal private static var ofTask: TaskScope?

  /// The scope of the current task, unless it has ended.
  @usableFromInline static var current: TaskScope? {
    guard rs_has_root_watchers(), let scope = ofTask, !scope.hasEnded.load(ordering: .relaxed) else {
      return nil
    }
    return scope
  }

  /// The subscriptions that the scope ends.
  private let owner: CompoundDisposable
  private let hasEnded = Atomic<Bool>(false)
  private let isCanceled = Atomic<Bool>(false)
  private let running = Locked<[ObjectIdentifier: SubscriptionTasks]>([:])

  private init(_ owner: CompoundDisposable) {
    self.owner = owner
    rs_change_root_watchers(1)
  }

  /// Runs `body` in a scope, and then disposes `owner`. Returns when the tasks of disposed subscriptions have ended.
  ///
  /// Subscriptions that were made in the scope and outlive it keep their tasks.
  static func run<Result, Failure: Error>(
    endingWith owner: CompoundDisposable,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let scope = TaskScope(owner)
    let result = await $ofTask.withValue(scope) {
      await withTaskCancellationHandler {
        await passingOnEscalation(to: scope.escalate) { await outcome(of: body) }
      } onCancel: {
        scope.cancel()
      }
    }
    await scope.end()
    return try result.get()
  }

  private static func outcome<Result, Failure: Error>(
    of body: () async throws(Failure) -> Result
  ) async -> Swift.Result<Result, Failure> {
    do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
  }

  func insert(_ tasks: SubscriptionTasks) { running.withLock { $0[ObjectIdentifier(tasks)] = tasks } }

  func remove(_ tasks: SubscriptionTasks) {
    // Released by the caller, which holds it.
    running.withLock { $0[ObjectIdentifier(tasks)] = nil }
  }

  private var all: [SubscriptionTasks] { running.withLock { Array($0.values) } }

  private func escalate(to priority: TaskPriority) { for tasks in all { tasks.escalate(to: priority) } }

  private func cancel() {
    // First: a task that starts now is found below, or finds this.
    isCanceled.store(true, ordering: .sequentiallyConsistent)
    for tasks in all where cancels(tasks) { tasks.cancel() }
  }

  /// Returns whether a task of these has to be canceled as it starts.
  func cancels(_ tasks: SubscriptionTasks) -> Bool {
    isCanceled.load(ordering: .sequentiallyConsistent) && tasks.isOwned(by: owner)
  }

  private func end() async {
    owner.dispose()
    hasEnded.store(true, ordering: .relaxed)
    rs_change_root_watchers(-1)
    while case let ended = all.filter({ $0.isRootDisposed || $0.isOwned(by: owner) }), !ended.isEmpty {
      for tasks in ended { await tasks.end() }
    }
  }
}
