extension SignalProtocol where Value: Hashable {
  /// Returns a signal that sends each distinct value once, when it first arrives.
  ///
  /// ![Marble diagram of distinct](distinct)
  ///
  ///     [1, 2, 1, 3, 2].signal().distinct().subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// Each subscription keeps every value that it has sent, without a limit. To drop only repetitions in a row, use
  /// ``distinctUntilChanged()``, which keeps one value.
  ///
  /// - Complexity: O(1) for each value, on average.
  @inlinable
  public consuming func distinct() -> some SignalProtocol<Value, Failure> {
    Staged(self, Distinct())
  }
}

@frozen
@usableFromInline
struct Distinct<Input: Hashable & Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = Input

  @usableFromInline var seen: Set<Input> = []

  @inlinable
  init() {}

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if seen.insert(value).inserted { down.send(value) }
  }
}
