import _ReactiveSignalsShims

/// A closure that belongs to the actor it was written in, or to none.
struct IsolatedHandler<Value: Sendable>: Sendable {
  /// The actor it has to run on.
  let isolation: (any Actor)?
  private let body: @Sendable (Value) -> Void

  init(_ handler: @escaping @isolated(any) @Sendable (Value) -> Void) {
    isolation = handler.isolation
    // The language calls such a closure by `await` only, because it may have to change over to the actor first. The
    // function itself is an ordinary one: whoever is on the actor already may call it as that. Only those who are
    // call `run`, which is what this struct is for.
    body = unsafe unsafeBitCast(handler, to: (@Sendable (Value) -> Void).self)
  }

  /// A handler for an actor, whose `body` is called on it.
  init(_ isolation: (any Actor)?, _ body: @escaping @Sendable (Value) -> Void) {
    self.isolation = isolation
    self.body = body
  }

  /// Whether the caller is where the closure has to run.
  var isHere: Bool {
    guard let isolation else { return true }
    let executor = unsafe isolation.unownedExecutor
    return unsafe unsafeBitCast(executor, to: (identity: UInt, implementation: UInt).self).identity
      == rs_current_executor()
  }

  /// Runs the closure. The caller is on its actor.
  func run(_ value: Value) {
    LockCheck.assertNoLocksHeld()
    body(value)
  }
}
