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
    body = withoutIsolation(handler)
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
    let executor = ExecutorWords(of: isolation)
    return executor.identity == rs_current_executor() || executor.isExcluded
  }

  /// Runs the closure. The caller is on its actor.
  @inlinable
  func run(_ value: Value) {
    LockCheck.assertNoLocksHeld()
    body(value)
  }
}
