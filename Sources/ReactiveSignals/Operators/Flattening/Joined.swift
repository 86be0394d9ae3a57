extension SignalProtocol where Value: SignalProtocol, Value.Failure == Failure {
  /// Returns a signal that sends the values of the signals that this signal sends, one signal after another, and the values of
  /// `separator` between each two of them.
  ///
  /// ![Marble diagram of joined(separator:)](joined)
  ///
  ///     [[1, 2].signal(), [3].signal()].signal()
  ///       .joined(separator: [0].signal())
  ///       .subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 0
  ///     // 3
  ///
  /// The separator is started when a second signal has arrived and the one before it has completed. It is started again for each
  /// later signal. Without a separator, use ``concat(buffering:)``.
  ///
  /// - **Sends**: the values of the inner signals in their order, and those of `separator` between each two of them.
  /// - **Ends**: completes when this signal and the last inner signal have completed. Fails with the first failure of this signal, an
  ///   inner signal or the separator.
  /// - **Disposal**: disposes this signal and the inner signal or separator that runs.
  /// - **Thread**: the sender's.
  /// - **Memory**: the signals that wait, without a limit unless `policy` sets one.
  ///
  /// - Parameters:
  ///   - separator: The signal between two signals.
  ///   - policy: The policy for signals that wait, the separators among them. Its failure disposes the running one too.
  /// - Returns: A signal of the values of the inner signals and of the separators.
  /// - Complexity: O(1) for each value and inner signal.
  @_alwaysEmitIntoClient
  public func joined<Separator: SignalProtocol>(
    separator: Separator,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<Value.Value, Failure>
  where Separator.Value == Value.Value, Separator.Failure == Failure {
    erased.joined(by: separator.erased, policy)
  }
}

extension Signal where Value: SignalProtocol, Value.Failure == Failure {
  // Not inlinable: it would be as large as `flatMap(.concat)`.
  @usableFromInline
  func joined(
    by separator: Signal<Value.Value, Failure>,
    _ policy: BufferingPolicy<Failure>
  ) -> Signal<Value.Value, Failure> {
    let signals = map { $0.erased }.interspersed(with: separator)
    return Named(signals.flatten(.concat, buffering: policy)) { "[\(self)] joined" }.erased
  }
}
