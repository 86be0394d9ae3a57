extension SignalProtocol {
  /// Returns a signal that drops the first `count` values.
  ///
  /// ![Marble diagram of skip](skip)
  ///
  ///     (1...4).signal().skip(2).subscribe { print($0) }
  ///     // 3
  ///     // 4
  ///
  /// Each subscription counts separately. If the source has fewer values, the result ends as the source does, without a
  /// value.
  ///
  /// RAC: `skip:`.
  ///
  /// - Parameter count: The number of values to drop. It is not negative.
  @inlinable
  public consuming func skip(_ count: Int) -> some SignalProtocol<Value, Failure> {
    precondition(count >= 0, "Can't skip a negative number of values")
    return Staged(self, Skip(count))
  }
}

@usableFromInline
struct Skip<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = Input

  @usableFromInline var remaining: Int

  @inlinable
  init(_ count: Int) { remaining = count }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if remaining == 0 { down.send(value) } else { remaining -= 1 }
  }
}
