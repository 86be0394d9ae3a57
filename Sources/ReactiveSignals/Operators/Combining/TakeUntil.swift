extension SignalProtocol {
  /// Returns a signal that sends the values of this signal until `trigger` sends a value or completes.
  ///
  /// ![Marble diagram of takeUntil](takeUntil)
  ///
  ///     // a--b--c--d--|
  ///     // -------x         take(until:)
  ///     // a--b--c|
  ///
  /// The trigger is started first. When it sends a value or completes at once, this signal is not started. The event of the
  /// trigger disposes this signal and completes the result. When this signal ends, the trigger is disposed before the end is
  /// passed on. The trigger cannot fail.
  ///
  /// RAC: `takeUntil:`, which ignored the trigger's failure.
  ///
  /// - Parameter trigger: The signal that ends this one.
  /// - Returns: A signal of the values that precede the trigger.
  @inlinable
  public func take<Trigger: SignalProtocol>(until trigger: Trigger) -> some SignalProtocol<Value, Failure>
  where Trigger.Failure == Never {
    Combined(trigger.promoteFailure(to: Failure.self).erased, erased) { _ in TakeUntil() }
  }
}

@usableFromInline
struct TakeUntil<Trigger: Sendable, Output: Sendable, Failure: Error>: Stage {
  @inlinable
  init() {}

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ input: PairInput<Trigger, Output>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .second(let value?): down.send(value)
    case .first, .second(nil): down.complete()
    }
  }
}
