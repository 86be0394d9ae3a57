extension SignalProtocol where Value: SignalProtocol, Value.Failure == Failure {
  /// Sends the values of the signals that this signal sends.
  ///
  /// ![Marble diagram of flatten](flatMap)
  ///
  ///     [[1, 2].signal(), [3].signal()].signal()
  ///       .flatten()
  ///       .subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// In everything else as `flatMap`, which it is with each value for its own signal.
  ///
  /// RAC: `flatten`, `flatten:`, `concat`, `switchToLatest`.
  @inlinable
  public func flatten(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<Value.Value, Failure> {
    flatMap(strategy, buffering: policy) { $0 }
  }

  /// Sends the values of the newest of the signals that this signal sends: `flatten(.latest)`.
  ///
  /// ![Marble diagram of switchToLatest](switchToLatest)
  ///
  /// RAC: `switchToLatest`.
  @inlinable
  public func switchToLatest() -> some SignalProtocol<Value.Value, Failure> {
    flatten(.latest)
  }

  /// Sends the values of the signals that this signal sends, one signal after another: `flatten(.concat)`.
  ///
  /// ![Marble diagram of concat](flatMapConcat)
  ///
  /// RAC: `concat`.
  @inlinable
  public func concat(
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<Value.Value, Failure> {
    flatten(.concat, buffering: policy)
  }
}
