extension SignalProtocol where Value: Equatable {
  /// Drops the values that equal the one before.
  ///
  /// ![Marble diagram of distinctUntilChanged](distinctUntilChanged)
  ///
  ///     [1, 1, 2, 2, 1].signal().distinctUntilChanged().subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 1
  ///
  /// The first value is always sent. Keeps the value it sent last.
  ///
  /// RAC: `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged() -> some SignalProtocol<Value, Failure> {
    distinctUntilChanged(by: { $0 == $1 })
  }
}

extension SignalProtocol {
  /// Drops the values that `areEqual` finds equal to the one sent last.
  ///
  ///     [1.0, 1.2, 2.1, 2.3].signal()
  ///       .distinctUntilChanged(by: { abs($0 - $1) < 0.5 })
  ///       .subscribe { print($0) }
  ///     // 1.0
  ///     // 2.1
  ///
  /// The first value is always sent. Keeps the value it sent last: values that drift in small steps are measured
  /// against that one, not against their predecessor.
  ///
  /// - Parameter areEqual: Called with the value sent last and the new one, on the thread that sends.
  @inlinable
  public func distinctUntilChanged(
    by areEqual: @escaping @Sendable (Value, Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    Staged(self, DistinctUntilChanged(areEqual))
  }
}

@frozen
@usableFromInline
struct DistinctUntilChanged<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = Input

  @usableFromInline var last: Input?
  @usableFromInline let areEqual: @Sendable (Input, Input) -> Bool

  @inlinable
  init(_ areEqual: @escaping @Sendable (Input, Input) -> Bool) { self.areEqual = areEqual }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if equalsLast(value) { return }
    last = value
    down.send(value)
  }

  // Not mutating, see `HandlerSink.send`.
  @inlinable
  func equalsLast(_ value: Input) -> Bool {
    if let last { areEqual(last, value) } else { false }
  }
}
