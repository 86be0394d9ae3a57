extension SignalProtocol {
  /// Returns a signal that continues with `alternative` when this signal completes without a value.
  ///
  /// ![Marble diagram of ifEmptySwitchTo](ifEmptySwitchTo)
  ///
  ///     cached(url).ifEmpty(switchTo: load(url))
  ///
  /// The alternative is started after the cleanup of this signal, on the thread of the completion. Otherwise the events of
  /// this signal are passed on unchanged, a failure included, and the alternative is not started.
  ///
  /// - Parameter alternative: The signal that takes the place of an empty one.
  /// - Returns: A signal with the values of this signal, or of the alternative.
  @inlinable
  public func ifEmpty<Alternative: SignalProtocol>(
    switchTo alternative: Alternative
  ) -> some SignalProtocol<Value, Failure>
  where Alternative.Value == Value, Alternative.Failure == Failure {
    let continued = Sequenced<Value, EmptyError<Failure>, Failure>(
      Staged(self, FailIfEmpty()).erased,
      name: "ifEmpty"
    ) { _, failure in
      switch failure {
      case nil: .completed
      case .empty?: .last(alternative.erased)
      case .failed(let error)?: .failed(error)
      }
    }
    return Named(continued) { "[\(self), \(alternative)] ifEmpty" }
  }
}

/// The failure of a signal that has to send a value.
@usableFromInline
enum EmptyError<Failure: Error>: Error {
  /// The signal completed without a value.
  case empty
  /// The signal failed.
  case failed(Failure)
}

/// Fails when the upstream completes without a value.
@usableFromInline
struct FailIfEmpty<Input: Sendable, InputFailure: Error>: Stage {
  @usableFromInline typealias Output = Input
  @usableFromInline typealias Failure = EmptyError<InputFailure>

  @usableFromInline var isEmpty = true

  @inlinable
  init() {}

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    isEmpty = false
    down.send(value)
  }

  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: InputFailure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.fail(.failed(error))
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if isEmpty { down.fail(.empty) } else { down.complete() }
  }
}
