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
