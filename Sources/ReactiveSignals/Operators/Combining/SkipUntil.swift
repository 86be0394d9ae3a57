extension SignalProtocol {
  /// Drops the values of this signal until `trigger` sends a value or completes.
  ///
  /// ![Marble diagram of skipUntil](skipUntil)
  ///
  ///     // a--b--c--d--|
  ///     // ----x             skip(until:)
  ///     // ------c--d--|
  ///
  /// The trigger is started first, and disposed when it has fired. Completion and failure of this signal pass at
  /// any time. The trigger cannot fail.
  @inlinable
  public func skip<Trigger: SignalProtocol>(until trigger: Trigger) -> some SignalProtocol<Value, Failure>
  where Trigger.Failure == Never {
    Paired(trigger.take(1).promoteFailure(to: Failure.self), self) { _ in SkipUntil() }
  }
}

@frozen
@usableFromInline
struct SkipUntil<Trigger: Sendable, Output: Sendable, Failure: Error>: Stage {
  @usableFromInline var isOpen = false

  @inlinable
  init() {}

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: PairInput<Trigger, Output>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .first, .firstCompleted: isOpen = true
    case .second(let value): if isOpen { down.send(value) }
    case .secondCompleted: down.complete()
    }
  }
}
