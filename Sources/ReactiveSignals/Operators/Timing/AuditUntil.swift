extension SignalProtocol {
  /// Returns a signal that sends the latest value when the signal that `trigger` returns for the first one sends a value or
  /// completes.
  ///
  /// ![Marble diagram of audit(until:)](auditUntil)
  ///
  ///     let (positions, frames) = (Subject<Int, Never>(), Subject<Void, Never>())
  ///     positions.audit(until: { _ in frames }).subscribe { print($0) }
  ///     positions.send(1)
  ///     positions.send(2)
  ///     frames.send(())
  ///     // 2
  ///
  /// The first value starts its trigger, and later values replace the one that waits. When the trigger sends a value or
  /// completes, it is disposed, the waiting value is sent on the thread of the trigger, and the next value starts a trigger
  /// again.
  ///
  /// At completion the waiting value is sent first. A failure is delivered immediately, and the waiting value is dropped. Disposal
  /// drops it as well, and disposes the trigger. `trigger` runs on the thread of the value. A trigger cannot fail. Each
  /// subscription keeps one value. It behaves as ``audit(for:on:)`` otherwise.
  ///
  /// - Parameter trigger: A function of the first value that returns the signal that the latest one waits for.
  /// - Returns: A signal of the latest values.
  @_alwaysEmitIntoClient
  public func audit<Trigger: SignalProtocol>(
    until trigger: @escaping @Sendable (Value) -> Trigger
  ) -> Signal<Value, Failure> where Trigger.Failure == Never {
    erased.audited { trigger($0).erased }
  }
}

extension Signal {
  // Not inlinable, like the windows.
  @usableFromInline
  func audited<End>(until trigger: @escaping @Sendable (Value) -> Signal<End, Never>) -> Signal {
    let windows = window(until: { window in
      window.take(1).flatMap { trigger($0).promoteFailure(to: Failure.self).erased }
    })
    return Named(windows.flatMap { $0.takeLast(1) }) { "[\(self)] audit" }.erased
  }
}
