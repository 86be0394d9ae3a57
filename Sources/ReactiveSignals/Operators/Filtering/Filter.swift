extension SignalProtocol {
  /// Returns a signal of the values that satisfy `isIncluded`, in their order.
  ///
  /// ![Marble diagram of filter](filter)
  ///
  ///     (1...4).signal().filter { $0.isMultiple(of: 2) }.subscribe { print($0) }
  ///     // 2
  ///     // 4
  ///
  /// - **Sends**: the values that satisfy the predicate.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `filter:`.
  ///
  /// - Parameter isIncluded: The predicate, called for each value on the thread that sends it.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func filter(
    _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    Staged(self, Filter(isIncluded))
  }
}

@usableFromInline
struct Filter<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline let isIncluded: @Sendable (Input) -> Bool

  @_alwaysEmitIntoClient
  init(_ isIncluded: @escaping @Sendable (Input) -> Bool) { self.isIncluded = isIncluded }

  @_alwaysEmitIntoClient
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    if isIncluded(value) { down.send(value) }
  }
}
