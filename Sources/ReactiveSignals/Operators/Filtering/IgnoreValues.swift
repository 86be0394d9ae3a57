extension SignalProtocol {
  /// Drops all values: only completion or failure passes.
  ///
  /// ![Marble diagram of ignoreValues](ignoreValues)
  ///
  ///     [1, 2].signal().ignoreValues().subscribe(
  ///       next: { print($0) },
  ///       completed: { print("done") })
  ///     // done
  ///
  /// The result keeps the type of the values, so that it can be merged or concatenated with signals like the source.
  /// Beside signals of another type use ``ignoreValues(as:)``.
  ///
  /// RAC: `ignoreValues`.
  @inlinable
  public func ignoreValues() -> some SignalProtocol<Value, Failure> {
    ignoreValues(as: Value.self)
  }

  /// Drops all values and poses as a signal of `type`, of which it sends none.
  ///
  ///     upload(document).ignoreValues(as: String.self).concat(Signal.just("uploaded"))
  ///
  /// With `Never.self` the type says that there will be none.
  @inlinable
  public func ignoreValues<T: Sendable>(as type: T.Type) -> some SignalProtocol<T, Failure> {
    Staged(self, IgnoreValues<Value, T, Failure>())
  }
}

@frozen
@usableFromInline
struct IgnoreValues<Input: Sendable, Output: Sendable, Failure: Error>: Stage {
  @inlinable
  init() {}

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {}
}
