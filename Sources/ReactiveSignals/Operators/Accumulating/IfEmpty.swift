extension SignalProtocol {
  /// Returns a signal that sends `value` when the source completes without a value.
  ///
  /// ![Marble diagram of ifEmpty](ifEmpty)
  ///
  ///     [Int]().signal().ifEmpty(0).subscribe { print($0) }
  ///     // 0
  ///
  /// - **Sends**: the values of the source, or `value` when the source completes without one.
  /// - **Ends**: as the source does. The completion of an empty source follows `value`.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: `value`.
  ///
  /// - Parameter value: The value that takes the place of no value.
  /// - Returns: A signal of at least one value, unless it fails.
  /// - Complexity: O(1) for each value.
  @inlinable
  public consuming func ifEmpty(_ value: Value) -> some SignalProtocol<Value, Failure> {
    StagedPerSubscription(self) { IfEmpty(value, $0) }
  }
}

@usableFromInline
struct IfEmpty<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline var isEmpty = true
  @usableFromInline let replacement: Input
  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ replacement: Input, _ subscription: CompoundDisposable) {
    self.replacement = replacement
    self.subscription = subscription
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    isEmpty = false
    down.send(value)
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    if isEmpty {
      down.send(contentsOf: CollectionOfOne(replacement), until: subscription)
    } else {
      down.complete()
    }
  }
}
