extension SignalProtocol {
  /// Returns a signal that sends the events of the signal that sends a value first, this one or `other`.
  ///
  /// ![Marble diagram of raceForValue](raceForValue)
  ///
  ///     // -|
  ///     // ---1--2--|    raceForValue
  ///     // ---1--2--|
  ///
  /// In contrast to ``race(_:)`` a signal that completes or fails without a value leaves the race. The other signal is disposed
  /// before the first value is passed on. This signal is started before `other`, which is not started when this signal has won.
  ///
  /// For example, a cache may have nothing, and the network may fail:
  ///
  ///     cached(url).raceForValue(load(url))
  ///
  /// - **Sends**: the values of the signal that sends a value first.
  /// - **Ends**: as that signal does. When both signals have ended without a value, fails with the first failure, or completes
  ///   if there was none.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the winner's. Without a winner, the thread of the last end.
  /// - **Memory**: the first failure of a signal that has left the race. No value is kept.
  ///
  /// - Parameter other: The other signal.
  /// - Returns: A signal of the events of the first to send a value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func raceForValue<Other: SignalProtocol>(_ other: Other) -> Signal<Value, Failure>
  where Other.Value == Value, Other.Failure == Failure {
    Signal<Value, Failure>.raced([erased, other.erased], forValue: true)
  }
}

extension Signal {
  /// Returns a signal that sends the events of the first signal of an array to send a value.
  ///
  ///     Signal.raceForValue([Signal<Int, Never>.empty, Signal.just(2)]).subscribe { print($0) }
  ///     // 2
  ///
  /// With an empty array, the result completes immediately. Otherwise it behaves as ``SignalProtocol/raceForValue(_:)``.
  ///
  /// - Parameter signals: The signals, which are started in order.
  /// - Returns: A signal of the events of the first to send a value.
  @_alwaysEmitIntoClient
  public static func raceForValue<S: SignalProtocol>(_ signals: [S]) -> Signal<Value, Failure>
  where S.Value == Value, S.Failure == Failure {
    raced(signals.erased, forValue: true)
  }
}
