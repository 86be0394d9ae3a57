extension Signal {
  /// Returns a signal that sends the values of an array of signals, one signal after another, even when one of them fails.
  ///
  /// ![Marble diagram of concat(ignoringFailuresOf:)](concatIgnoringFailures)
  ///
  ///     Signal.concat(ignoringFailuresOf: [Signal<Int, LoadError>.fail(.offline), Signal<Int, LoadError>.just(1)])
  ///       .subscribe { print($0) }
  ///     // 1
  ///
  /// A signal that fails counts as completed, so the result does not fail. It completes with the last signal, and immediately for an
  /// empty array. Otherwise it behaves as ``SignalProtocol/concat(_:)``: one signal runs at a time, on the thread of the end of
  /// the one before, and disposal ends it. It keeps no values. To fail at the end instead, use
  /// ``SignalProtocol/concat(_:delayingFailures:)``.
  ///
  /// - Parameter signals: The signals, which are started in order.
  /// - Returns: A signal of the values of all, which cannot fail.
  @_alwaysEmitIntoClient
  public static func concat<S: SignalProtocol>(
    ignoringFailuresOf signals: [S]
  ) -> Signal<Value, Never> where S.Value == Value, Failure == Never {
    let signals = signals.erased
    return Named(
      Rounds<Value, S.Failure, Never>(signals.first ?? .empty, name: "concat") { ended, _ in
        ended < signals.count ? .next(signals[ended]) : .completed
      }
      .signal
    ) { "\(signals) concat" }.erased
  }
}
