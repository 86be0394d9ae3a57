extension SignalProtocol where Value: Hashable {
  /// Sends each value the first time it comes, and drops the repetitions.
  ///
  /// ![Marble diagram of distinct](distinct)
  ///
  ///     [1, 2, 1, 3, 2].signal().distinct().subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// Each subscription keeps every value it has sent, without limit. Where only repetitions in a row
  /// matter, ``distinctUntilChanged()`` keeps one.
  @inlinable
  public func distinct() -> some SignalProtocol<Value, Failure> {
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
