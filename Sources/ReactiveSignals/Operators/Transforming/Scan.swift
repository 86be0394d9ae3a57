extension SignalProtocol {
  /// Combines each value with the result for the value before, and sends each result.
  ///
  /// ![Marble diagram of scan](scan)
  ///
  ///     (1...4).signal().scan(0) { $0 + $1 }.subscribe { print($0) }
  ///     // 1
  ///     // 3
  ///     // 6
  ///     // 10
  ///
  /// `initial` itself is not sent: an empty source gives an empty result. Each subscription starts with it anew. Keeps
  /// the last result.
  ///
  /// To know the position of a value, put ``enumerated()`` before.
  ///
  /// RAC: `scanWithStart:reduce:`, `scanWithStart:reduceWithIndex:`.
  ///
  /// - Parameters:
  ///   - initial: What the first value is combined with.
  ///   - next: Called with the last result and a value, on the thread that sends.
  @inlinable
  public func scan<T: Sendable>(
    _ initial: T,
    _ next: @escaping @Sendable (T, Value) -> T
  ) -> some SignalProtocol<T, Failure> {
    Staged(self, Scan(CombiningAccumulation(initial, next)))
  }

  /// Updates a state with each value, and sends the state after each update.
  ///
  ///     ["a", "b", "a"].signal()
  ///       .scan(into: [:]) { counts, word in counts[word, default: 0] += 1 }
  ///       .subscribe { print($0["a", default: 0]) }
  ///     // 1
  ///     // 1
  ///     // 2
  ///
  /// Otherwise as ``scan(_:_:)``. A state that is a collection is updated in place, unless the subscriber has kept
  /// what was sent: then it is copied first.
  ///
  /// - Parameters:
  ///   - initial: The state to begin with.
  ///   - update: Called with the state and a value, on the thread that sends.
  @inlinable
  public func scan<T: Sendable>(
    into initial: T,
    _ update: @escaping @Sendable (inout T, Value) -> Void
  ) -> some SignalProtocol<T, Failure> {
    Staged(self, Scan(UpdatingAccumulation(initial, update)))
  }
}

@frozen
@usableFromInline
struct Scan<A: Accumulation, Failure: Error>: Stage {
  @usableFromInline typealias Input = A.Value
  @usableFromInline typealias Output = A.State

  @usableFromInline var accumulation: A

  @inlinable
  init(_ accumulation: A) { self.accumulation = accumulation }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    accumulation.add(value)
    down.send(accumulation.state)
  }
}
