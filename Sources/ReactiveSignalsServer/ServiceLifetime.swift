#if ServiceLifecycle
public import ReactiveSignals
import ServiceLifecycle

/// Calls a closure with a lifetime that ends when the service shuts down gracefully, or when its task is canceled.
///
///     struct Prices: Service {
///       func run() async throws {
///         try await withServiceLifetime { lifetime in
///           try await prices.take(during: lifetime).asyncMap(maxConcurrent: 1) { try await store($0) }.completion()
///         }
///       }
///     }
///
/// `take(during:)` completes the signal at the end of the lifetime. The values in front of it are still handled, so that no work is
/// lost, and the service ends when they have been. Outside of a `ServiceGroup` there is no graceful shutdown, and cancellation remains.
///
/// The lifetime ends in a task of its own, since the service group holds a lock when it announces the shutdown. It also ends when `body`
/// returns.
///
/// - Parameter body: The work of the service.
/// - Returns: The result of `body`.
/// - Throws: The error of `body`.
public func withServiceLifetime<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (Lifetime) async throws -> Result
) async rethrows -> Result {
  let token = Lifetime.Token()
  defer { token.dispose() }
  return try await withTaskCancellationOrGracefulShutdownHandler {
    try await body(token.lifetime)
  } onCancelOrGracefulShutdown: {
    Task { token.dispose() }
  }
}
#endif
