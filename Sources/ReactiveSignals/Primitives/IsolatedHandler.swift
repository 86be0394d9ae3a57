public import _ReactiveSignalsShims

/// A closure that is isolated to the actor it was written in, or to none.
@usableFromInline
struct IsolatedHandler<Value: Sendable>: Sendable {
  /// The actor on which the closure has to run.
  @usableFromInline let isolation: (any Actor)?
  @usableFromInline let body: @Sendable (Value) -> Void

  @inlinable
  init(_ handler: @escaping @isolated(any) @Sendable (Value) -> Void) {
    isolation = handler.isolation
    // The language calls such a closure with `await` only, because it may have to switch to the actor first. The function
    // itself has the representation of an ordinary one, so code that runs on the actor may call it as such. Only code on
    // the actor calls `run`.
    body = unsafe unsafeBitCast(handler, to: (@Sendable (Value) -> Void).self)
  }

  /// Creates a handler whose `body` is called on an actor.
  @inlinable
  init(_ isolation: (any Actor)?, _ body: @escaping @Sendable (Value) -> Void) {
    self.isolation = isolation
    self.body = body
  }

  /// A Boolean value that indicates whether the caller runs where the closure has to run.
  @inlinable
  var isHere: Bool {
    guard let isolation else { return true }
    let executor = unsafe ExecutorWords(isolation.unownedExecutor)
    return executor.identity == rs_current_executor() || executor.isExcluded
  }

  /// Runs the closure. The caller is on its actor.
  @inlinable
  func run(_ value: Value) {
    LockCheck.assertNoLocksHeld()
    body(value)
  }
}

/// The executor of an actor: the address of an object, and the table of its functions with flags in the lowest bits.
///
/// The standard library and the compiled code of every program agree on these two words, so no version of either changes them.
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

  /// A Boolean value that indicates whether the caller excludes the work of the executor, although no task of the thread runs on it.
  ///
  /// The main actor runs on the main queue, which also runs work that is no task: a synchronous `main`, blocks, callbacks of user
  /// interfaces. Another executor may serve a queue or thread and recognize it. Systems before the one named here cannot ask, and an
  /// executor need not answer. The functions that check the isolation stop the program instead, so an unknown answer is `false`.
  @usableFromInline
  @inline(never)
  var isExcluded: Bool {
    if identity == ExecutorWords.mainActor.identity { return MainQueue.isCurrent }
    // An actor without an executor of its own has no functions. It runs tasks only.
    let functions = implementation & ~UInt(MemoryLayout<UInt>.alignment - 1)
    guard functions != 0, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return false
    }
    // The actor, which the caller retains, keeps its executor. The words of a protocol value are those of the executor without its flags.
    let executor = unsafe unsafeBitCast((identity, functions), to: (any SerialExecutor).self)
    return executor.isIsolatingCurrentContext() ?? false
  }
}
