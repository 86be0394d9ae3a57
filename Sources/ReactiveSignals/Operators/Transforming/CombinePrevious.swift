extension SignalProtocol {
  /// Returns a signal of the results of combining each value with the previous value.
  ///
  /// ![Marble diagram of combinePrevious](combinePrevious)
  ///
  ///     [1, 4, 9].signal().combinePrevious(0) { $1 - $0 }.subscribe { print($0) }
  ///     // 1
  ///     // 3
  ///     // 5
  ///
  /// The closure combines values of the source, not earlier results as ``scan(_:_:)`` does.
  ///
  /// - **Sends**: one result for each value.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the last value.
  ///
  /// RAC: `combinePreviousWithStart:reduce:`.
  ///
  /// - Parameters:
  ///   - initial: The value that precedes the first value.
  ///   - combine: The closure, called with the previous value and the value, on the thread that sends.
  /// - Complexity: O(1) for each value.
  @inlinable
  public consuming func combinePrevious<T: Sendable>(
    _ initial: Value,
    _ combine: @escaping @Sendable (_ previous: Value, _ value: Value) -> T
  ) -> some SignalProtocol<T, Failure> {
    Staged(self, CombinePrevious(initial, combine))
  }
}

@usableFromInline
struct CombinePrevious<Input: Sendable, Output: Sendable, Failure: Error>: Stage {
  @usableFromInline var previous: Input
  @usableFromInline let combine: @Sendable (Input, Input) -> Output

  @inlinable
  init(_ initial: Input, _ combine: @escaping @Sendable (Input, Input) -> Output) {
    previous = initial
    self.combine = combine
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let result = combined(with: value)
    previous = value
    down.send(result)
  }

  // Not mutating, see `HandlerSink.send`.
  @inlinable
  func combined(with value: Input) -> Output { combine(previous, value) }
}
