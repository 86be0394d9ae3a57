extension SignalProtocol {
  /// Sends `value` when the source completes without having sent one.
  ///
  /// ![Marble diagram of ifEmpty](ifEmpty)
  ///
  ///     [Int]().signal().ifEmpty(0).subscribe { print($0) }
  ///     // 0
  ///
  /// Otherwise the events of the source pass unchanged; a failure is not replaced.
  @inlinable
  public func ifEmpty(_ value: Value) -> some SignalProtocol<Value, Failure> {
    StagedPerSubscription(self) { IfEmpty(value, $0) }
  }
}

@frozen
@usableFromInline
struct IfEmpty<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = Input

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
  where Down.Value == Output, Down.Failure == Failure {
    isEmpty = false
    down.send(value)
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if isEmpty {
      down.send(contentsOf: CollectionOfOne(replacement), until: subscription)
    } else {
      down.complete()
    }
  }
}
