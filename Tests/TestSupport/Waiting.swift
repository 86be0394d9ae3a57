/// Suspends until `body` has called the closure it is given, once.
package func waitUntilCalled(_ body: (@escaping @Sendable () -> Void) -> Void) async {
  await withCheckedContinuation { continuation in
    body { continuation.resume() }
  }
}
