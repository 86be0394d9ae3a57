extension SignalProtocol {
  /// Combines each value with the result so far, and sends the result when the source completes; then completes.
  ///
  /// ![Marble diagram of reduce](reduce)
  ///
  ///     (1...4).signal().reduce(0) { $0 + $1 }.subscribe { print($0) }
  ///     // 10
  ///
  /// An empty source gives `initial`. A failure passes at once, and nothing else is sent then; a source that does
  /// not end gives nothing. Each subscription starts with `initial` anew. Keeps the result so far.
  ///
  /// RAC: `aggregateWithStart:reduce:`, `aggregateWithStart:reduceWithIndex:` (put ``enumerated()`` before).
  ///
  /// - Parameters:
  ///   - initial: What the first value is combined with.
  ///   - next: Called with the result so far and a value, on the thread that sends.
  @inlinable
  public func reduce<T: Sendable>(
    _ initial: T,
    _ next: @escaping @Sendable (T, Value) -> T
  ) -> some SignalProtocol<T, Failure> {
    StagedPerSubscription(self) { Reduce(CombiningAccumulation(initial, next), $0) }
  }

  /// Updates a state with each value, and sends it when the source completes; then completes.
  ///
  ///     ["a", "b", "a"].signal()
  ///       .reduce(into: [:]) { counts, word in counts[word, default: 0] += 1 }
  ///       .subscribe { print($0 == ["a": 2, "b": 1]) }
  ///     // true
  ///
  /// Otherwise as ``reduce(_:_:)``. A state that is a collection is updated in place, never copied.
  ///
  /// - Parameters:
  ///   - initial: The state to begin with.
  ///   - update: Called with the state and a value, on the thread that sends.
  @inlinable
  public func reduce<T: Sendable>(
    into initial: T,
    _ update: @escaping @Sendable (inout T, Value) -> Void
  ) -> some SignalProtocol<T, Failure> {
    StagedPerSubscription(self) { Reduce(UpdatingAccumulation(initial, update), $0) }
  }
}

@frozen
@usableFromInline
struct Reduce<A: Accumulation, Failure: Error>: Stage {
  @usableFromInline typealias Input = A.Value
  @usableFromInline typealias Output = A.State

  @usableFromInline var accumulation: A
  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ accumulation: A, _ subscription: CompoundDisposable) {
    self.accumulation = accumulation
    self.subscription = subscription
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    accumulation.add(value)
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(contentsOf: CollectionOfOne(accumulation.state), until: subscription)
  }
}
