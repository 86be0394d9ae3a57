extension SignalProtocol {
  /// Returns a signal that continues with `alternative` when this signal completes without a value.
  ///
  /// ![Marble diagram of ifEmptySwitchTo](ifEmptySwitchTo)
  ///
  ///     Signal<Int, Never>.empty.ifEmpty(switchTo: [1, 2].signal()).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///
  /// - **Sends**: the values of this signal, or those of `alternative` if there are none.
  /// - **Ends**: as this signal does, if it has sent a value or failed. Otherwise as `alternative` does.
  /// - **Disposal**: disposes the signal that runs.
  /// - **Thread**: the sender's. `alternative` is started on the thread of the completion, after the cleanup of this
  ///   signal.
  /// - **Memory**: the signal that runs.
  ///
  /// - Parameter alternative: The signal that takes the place of an empty one.
  /// - Returns: A signal with the values of this signal, or of the alternative.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func ifEmpty<Alternative: SignalProtocol>(
    switchTo alternative: Alternative
  ) -> Signal<Value, Failure>
  where Alternative.Value == Value, Alternative.Failure == Failure {
    let continued = Rounds<Value, Interruption<Failure>, Failure>(
      Staged(self, FailIfEmpty()).erased,
      name: "ifEmpty"
    ) { _, failure in
      switch failure {
      case nil: .completed
      case .interrupted?: .last(alternative.erased)
      case .failed(let error)?: .failed(error)
      }
    }
    return Named(continued.signal) { "[\(self), \(alternative)] ifEmpty" }.erased
  }
}

/// Fails when the upstream completes without a value.
@usableFromInline
struct FailIfEmpty<Input: Sendable, InputFailure: Error>: Stage {
  @usableFromInline typealias Failure = Interruption<InputFailure>

  @usableFromInline var isEmpty = true

  @_alwaysEmitIntoClient
  init() {}

  @_alwaysEmitIntoClient
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    isEmpty = false
    down.send(value)
  }

  @_alwaysEmitIntoClient
  func end<Down: Sink & ~Copyable>(_ failure: InputFailure?, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    down.end(failure.map { .failed($0) } ?? (isEmpty ? .interrupted : nil))
  }
}
