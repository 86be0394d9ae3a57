extension SignalProtocol {
  /// Returns a signal of pairs of a value and the value that follows it.
  ///
  /// ![Marble diagram of pairwise](pairwise)
  ///
  ///     [1, 4, 9].signal().pairwise().subscribe { print($0) }
  ///     // (1, 4)
  ///     // (4, 9)
  ///
  /// To combine the first value with an initial value, use ``combinePrevious(_:_:)``.
  ///
  /// - **Sends**: one pair for each value but the first.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the last value.
  ///
  /// - Complexity: O(1) for each value.
  @inlinable
  public consuming func pairwise() -> some SignalProtocol<(Value, Value), Failure> {
    Staged(self, Pairwise())
  }
}

@usableFromInline
struct Pairwise<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = (Input, Input)

  @usableFromInline var previous: Input?

  @inlinable
  init() {}

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let before = previous
    previous = value
    if let before { down.send((before, value)) }
  }
}
