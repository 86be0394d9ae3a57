/// Runs `body` with a scope, and ends what is subscribed in that scope when `body` exits.
///
///     let updates = Subject<Int, Never>()
///     await withSubscriptions { scope in
///       updates.subscribe { print("update", $0) }.store(in: scope)
///       updates.send(1)
///     }
///     updates.send(2)
///     // update 1
///
/// The scope ends when `body` returns, when it throws, and when it returns or throws because its task is canceled. Cancellation itself
/// ends nothing, so that `body` can finish its work first. A subscription that is stored in a scope that has ended is disposed immediately.
///
/// Tasks of operators, such as `asyncMap` and ``Signal/task(on:_:)``, belong to the scope in which their subscription is made:
///
/// ```text
/// withSubscriptions              ├──────────── body ────────────┤┈┈ waits ┈┈┤ returns
/// stored subscription              ├────────────────────────────┤ disposed
///   task                                ├──── canceled here ────┴────┤
/// subscription that is not stored        ├─────────────────────────────────────────
/// ```
///
/// They get the priority of the code that subscribes, and a higher one when the priority of the caller rises. Cancellation of the caller
/// cancels the tasks of stored subscriptions. The function returns when the tasks of all disposed subscriptions have ended. A task that
/// ignores its cancellation makes it wait, and a task that waits for the function stops both. A subscription that outlives the scope
/// keeps its tasks. So do the sources of `share` and the like, and those of groups and windows: they run for all their subscribers, which
/// may leave at different times. The tasks of a subscription outside of scopes are unstructured: its disposal cancels them, and nothing
/// waits for them. See <doc:Memory>. Task-locals are those of the code that starts the task: the subscribing code, or the code that sends
/// the value.
///
/// A `for await` loop over `values` that is left with `break` cannot wait. Inside a scope, the scope waits for its tasks.
///
/// `body` runs in the isolation of the caller. The scope is a ``Lifetime/Token``: `store(in:)` stores a subscription
/// in it, and ``SignalProtocol/take(during:)`` ends a signal with its lifetime.
///
/// - Parameter body: The closure, which receives the scope.
/// - Returns: The result of `body`.
/// - Throws: The error of `body`.
public func withSubscriptions<Result, Failure: Error>(
  _ body: (_ scope: Lifetime.Token) async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let scope = Lifetime.Token()
  return try await TaskScope.run(endingWith: scope.lifetime.disposable) { () async throws(Failure) in
    try await body(scope)
  }
}
