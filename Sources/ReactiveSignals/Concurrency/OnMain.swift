/// Runs `body` on the main actor: in place there, the callbacks of user interfaces included, and asynchronously elsewhere.
///
/// - Parameter body: The closure to run.
/// - Returns: A disposable that withdraws a closure that has not run.
@discardableResult
package func runOnMain(_ body: @escaping @MainActor @Sendable () -> Void) -> any Disposable {
  Signal<Void, Never>.just(()).observe { @MainActor in body() }
}

extension Signal where Failure == Never {
  /// Returns a signal that runs `body` on the main actor for each subscription: in place there, and asynchronously elsewhere.
  ///
  /// - Parameter body: A closure that sends to a subscriber.
  /// - Returns: A signal of the values that the closure sends.
  package static func createOnMain(
    _ body: @escaping @MainActor @Sendable (Subscriber<Value, Never>) -> Void
  ) -> Signal {
    .create { subscriber in
      subscriber.add(ReactiveSignals.runOnMain { body(subscriber) })
    }
  }
}
