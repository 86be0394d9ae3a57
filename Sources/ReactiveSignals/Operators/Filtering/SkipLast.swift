extension SignalProtocol {
  /// Returns a signal that sends all values except the last `count`.
  ///
  /// ![Marble diagram of skipLast](skipLast)
  ///
  ///     (1...5).signal().skipLast(2).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// - **Sends**: a value when `count` values have followed it.
  /// - **Ends**: as the source does, immediately. The values that wait are dropped.
  /// - **Disposal**: disposes the source and drops the values that wait.
  /// - **Thread**: the one that sends the following value.
  /// - **Memory**: `count` values.
  ///
  /// - Parameter count: The number of values to drop. It is not negative.
  /// - Returns: A signal that sends `count` values less than this one.
  /// - Complexity: O(1) for each value.
  @inlinable
  public func skipLast(_ count: Int) -> some SignalProtocol<Value, Failure> {
    stopProgram(
      unless: count >= 0,
      "Can't skip a negative number of values. A difference can be negative: use max(0, count)"
    )
    return Staged(self, SkipLast(count))
  }
}

@usableFromInline
struct SkipLast<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline let count: Int
  @usableFromInline var last = FIFO<Input>()

  @inlinable
  init(_ count: Int) { self.count = count }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    last.append(value)
    if last.count > count, let next = last.popFirst() { down.send(next) }
  }
}
