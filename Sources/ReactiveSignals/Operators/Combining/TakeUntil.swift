extension SignalProtocol {
  /// Sends the values of this signal until `trigger` sends a value or completes.
  ///
  /// ![Marble diagram of takeUntil](takeUntil)
  ///
  ///     // a--b--c--d--|
  ///     // -------x         take(until:)
  ///     // a--b--c|
  ///
  /// The trigger is started first; when it fires at once this signal is not started. At the trigger this
  /// signal is disposed and the result completes. When this signal ends the trigger is disposed, before the end is
  /// passed on. The trigger cannot fail.
  ///
  /// RAC: `takeUntil:`, which ignored the trigger's failure.
  @inlinable
  public func take<Trigger: SignalProtocol>(until trigger: Trigger) -> some SignalProtocol<Value, Failure>
  where Trigger.Failure == Never {
    Paired(trigger.promoteFailure(to: Failure.self), self) { _ in TakeUntil() }
  }
}

@frozen
@usableFromInline
struct TakeUntil<Trigger: Sendable, Output: Sendable, Failure: Error>: Stage {
  @inlinable
  init() {}

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ input: PairInput<Trigger, Output>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .second(let value): down.send(value)
    case .first, .firstCompleted, .secondCompleted: down.complete()
    }
  }
}
