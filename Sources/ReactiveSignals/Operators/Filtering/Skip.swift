extension SignalProtocol {
  /// Drops the first `count` values, and sends the others.
  ///
  /// ![Marble diagram of skip](skip)
  ///
  ///     (1...4).signal().skip(2).subscribe { print($0) }
  ///     // 3
  ///     // 4
  ///
  /// Each subscription counts for itself. A source with fewer values gives none: the result ends as the source does.
  ///
  /// RAC: `skip:`.
  ///
  /// - Parameter count: How many values to drop; not negative.
  @inlinable
  public func skip(_ count: Int) -> some SignalProtocol<Value, Failure> {
    precondition(count >= 0, "Can't skip a negative number of values")
    return Staged(self, Skip(count))
  }
}

@frozen
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
