extension SignalProtocol where Value: SignalProtocol, Value.Failure == Failure {
  /// Returns a signal that sends the values of the signals that this signal sends.
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
  /// It behaves as `flatMap` with a closure that returns its argument.
  ///
  /// RAC: `flatten`, `flatten:`, `concat`, `switchToLatest`.
  ///
  /// - Parameters:
  ///   - strategy: The treatment of inner signals that run at the same time.
  ///   - policy: The policy for inner signals that wait. Its failure disposes the running ones too.
  /// - Returns: A signal of the values of the inner signals.
  @_alwaysEmitIntoClient
  public func flatten(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<Value.Value, Failure> {
    flatMap(strategy, buffering: policy) { $0 }
  }

  /// Returns a signal that sends the values of the signals that this signal sends, and can hold back failures until all have
  /// ended.
  ///
  ///     [digits(of: "1x"), digits(of: "2")].signal().promoteFailure(to: DigitError.self)
  ///       .flatten(delayingFailures: true)
  ///       .subscribeEvents { print($0) }
  ///     // next(1)
  ///     // next(2)
  ///     // failed(notADigit)
  ///
  /// It behaves as ``flatMap(_:delayingFailures:buffering:_:)`` with a closure that returns its argument.
  ///
  /// - Parameters:
  ///   - strategy: The treatment of inner signals that run at the same time.
  ///   - delayingFailures: A Boolean value that decides whether a failure waits for the end of the other signals.
  ///   - policy: The policy for inner signals that wait. Its failure disposes the running ones too.
  /// - Returns: A signal of the values of the inner signals.
  @_alwaysEmitIntoClient
  public func flatten(
    _ strategy: FlattenStrategy = .merge,
    delayingFailures: Bool,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<Value.Value, Failure> {
    flatMap(strategy, delayingFailures: delayingFailures, buffering: policy) { $0 }
  }

  /// Returns a signal that sends the values of the latest of the signals that this signal sends: `flatten(.latest)`.
  ///
  /// ![Marble diagram of switchToLatest](switchToLatest)
  ///
  ///     let pages = Subject<Subject<String, Never>, Never>()
  ///     pages.switchToLatest().subscribe { print($0) }
  ///     let first = Subject<String, Never>()
  ///     let second = Subject<String, Never>()
  ///     pages.send(first)
  ///     first.send("a")
  ///     pages.send(second)
  ///     first.send("b")
  ///     second.send("c")
  ///     // a
  ///     // c
  ///
  /// It behaves as ``flatMap(_:buffering:_:)`` with the strategy ``FlattenStrategy/latest``.
  ///
  /// RAC: `switchToLatest`.
  ///
  /// - Returns: A signal of the values of the inner signals.
  @_alwaysEmitIntoClient
  public func switchToLatest() -> Signal<Value.Value, Failure> {
    flatten(.latest)
  }

  /// Returns a signal that sends the values of the signals that this signal sends, one signal after another:
  /// `flatten(.concat)`.
  ///
  /// ![Marble diagram of concat](flatMapConcat)
  ///
  ///     [[1, 2].signal(), [3].signal()].signal().concat().subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// It behaves as ``flatMap(_:buffering:_:)`` with the strategy ``FlattenStrategy/concat``.
  ///
  /// RAC: `concat`.
  ///
  /// - Parameter policy: The policy for inner signals that wait. Its failure disposes the running one too.
  /// - Returns: A signal of the values of the inner signals.
  @_alwaysEmitIntoClient
  public func concat(
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<Value.Value, Failure> {
    flatten(.concat, buffering: policy)
  }
}
