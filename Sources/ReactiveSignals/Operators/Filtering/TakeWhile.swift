extension SignalProtocol {
  /// Sends values as long as they satisfy `predicate`; completes at the first that does not, without sending it.
  ///
  /// ![Marble diagram of takeWhile](takeWhile)
  ///
  ///     [1, 2, 9, 1].signal().take(while: { $0 < 5 }).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///
  /// Completing ends the source. When the source ends before, so does the result, in the same way.
  ///
  /// RAC: `takeWhileBlock:`.
  ///
  /// - Parameter predicate: Called for each value, on the thread that sends it, until it has returned `false`.
  @inlinable
  public func take(
    while predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    Staged(self, TakeWhile(predicate))
  }

  /// Sends values until one satisfies `predicate`; completes then, without sending it.
  ///
  /// ![Marble diagram of takeUntilMatching](takeUntilMatching)
  ///
  ///     ["a", "b", ".", "c"].signal().take(untilMatching: { $0 == "." }).subscribe { print($0) }
  ///     // a
  ///     // b
  ///
  /// The mirror image of ``take(while:)``. To stop at the event of another signal, use `take(until:)`.
  ///
  /// RAC: `takeUntilBlock:`.
  ///
  /// - Parameter predicate: Called for each value, on the thread that sends it, until it has returned `true`.
  @inlinable
  public func take(
    untilMatching predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    take(while: { !predicate($0) })
  }
}

@frozen
@usableFromInline
struct TakeWhile<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = Input

  @usableFromInline let predicate: @Sendable (Input) -> Bool

  @inlinable
  init(_ predicate: @escaping @Sendable (Input) -> Bool) { self.predicate = predicate }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if predicate(value) { down.send(value) } else { down.complete() }
  }
}
