extension SignalProtocol {
  /// Returns a signal that sends each value of this signal together with the latest value of `other`.
  ///
  /// ![Marble diagram of withLatest](withLatest)
  ///
  ///     // --a-----b--c--|
  ///     // 1---2-3---4---     withLatest(from:)
  ///     // --x-----y--z--|    x = (a, 1), y = (b, 3), z = (c, 4)
  ///
  /// When `other` completes, its last value remains the latest. `withLatest(from: a, b)` sends triples with the latest values of two signals.
  ///
  /// `other` is started first, so that a value it sends immediately is available for all values of this signal.
  ///
  /// - **Sends**: a pair for each value that arrives after the first value of `other`.
  /// - **Ends**: completes when this signal completes, or when `other` completes without a value, after which no pair can follow. Fails
  ///   with the first failure of either signal.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the one that this signal sends on.
  /// - **Memory**: one value of `other`.
  ///
  /// - Parameter other: The signal of the second values.
  /// - Returns: A signal of pairs.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol>(
    from other: Other
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    withLatest(from: other) { ($0, $1) }
  }

  /// Returns a signal that combines each value with the latest value of another signal.
  ///
  ///     [1, 2].signal().withLatest(from: Signal.just(10)) { $0 + $1 }.subscribe { print($0) }
  ///     // 11
  ///     // 12
  ///
  /// `transform` runs on the thread that sends. Otherwise it behaves as ``withLatest(from:)``.
  ///
  /// - Parameters:
  ///   - other: The signal of the second values.
  ///   - transform: A function of a value and the latest value of `other`.
  /// - Returns: A signal of the results of the function.
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol, T: Sendable>(
    from other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Failure> where Other.Failure == Failure {
    .join(other.erased, erased, "withLatest", Other.Value?.none) { latest, input, down in
      switch input {
      case .first(let value?): latest = value
      case .second(let value?): if let latest { down.send(transform(value, latest)) }
      case .first(nil): if latest == nil { down.complete() }
      case .second(nil): down.complete()
      }
    }
  }

  /// Returns a signal that sends each value of this signal together with the latest values of two others.
  ///
  ///     [1, 2].signal().withLatest(from: Signal.just("a"), Signal.just(true)).subscribe { print($0) }
  ///     // (1, "a", true)
  ///     // (2, "a", true)
  ///
  /// Values that arrive before both others have sent one are dropped. It behaves as ``withLatest(from:)`` otherwise.
  ///
  /// - Parameters:
  ///   - first: The signal of the second values.
  ///   - second: The signal of the third values.
  /// - Returns: A signal of triples.
  // Below the form with a function, so that a mistake in that is told as one.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<First: SignalProtocol, Second: Sendable>(
    from first: First,
    _ second: any SignalProtocol<Second, Failure>
  ) -> Signal<(Value, First.Value, Second), Failure> where First.Failure == Failure {
    withLatest(from: first.combineLatest(Signal<Second, Failure>(second))) { ($0, $1.0, $1.1) }
  }
}
