extension SignalProtocol {
  /// Returns a signal that sends a value when the signal that `trigger` returns for it sends a value or completes, unless
  /// another value has arrived before that.
  ///
  /// ![Marble diagram of debounce(until:)](debounceUntil)
  ///
  ///     let (texts, pauses) = (Subject<String, Never>(), Subject<Void, Never>())
  ///     texts.debounce(until: { _ in pauses }).subscribe { print($0) }
  ///     texts.send("a")
  ///     texts.send("ab")
  ///     pauses.send(())
  ///     // ab
  ///
  /// Each value replaces the waiting one, and disposes its trigger. The value is sent on the thread of the trigger. At
  /// completion the waiting value is sent first. A failure is delivered immediately, and the waiting value is dropped. Disposal
  /// drops it as well, and disposes the trigger. `trigger` runs on the thread of the value. A trigger cannot fail. Each
  /// subscription keeps one value. It behaves as ``debounce(for:on:where:)`` otherwise.
  ///
  /// - Parameter trigger: A function of a value that returns the signal that the value waits for.
  /// - Returns: A signal of the values that no other value has replaced.
  @_alwaysEmitIntoClient
  public func debounce<Trigger: SignalProtocol>(
    until trigger: @escaping @Sendable (Value) -> Trigger
  ) -> Signal<Value, Failure> where Trigger.Failure == Never {
    erased.debounced { trigger($0).erased }
  }
}

extension Signal {
  // Not inlinable: a value costs a subscription to its trigger, next to which the calls of its parts are few.
  @usableFromInline
  func debounced<End>(until trigger: @escaping @Sendable (Value) -> Signal<End, Never>) -> Signal {
    let debounced = publish { values in
      values.flatMap(.latest) { value in
        let end = trigger(value).mapReplace(()).race(values.ended().mapReplace(()))
        return Signal.just(value).delay(until: { _ in end }).erased
      }
    }
    return Named(debounced) { "[\(self)] debounce" }.erased
  }
}
