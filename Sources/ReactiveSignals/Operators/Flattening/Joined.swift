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
  /// The separator is started when a second signal has arrived and the one before it has completed, and again for each later
  /// one. The result completes when this signal and the last inner signal have completed. It fails with the first failure of
  /// any of them. Disposal ends all of them. The signals that wait are kept, without limit unless `policy` sets one. Without a
  /// separator it is ``concat(buffering:)``.
  ///
  /// - Parameters:
  ///   - separator: The signal between two signals.
  ///   - policy: The policy for signals that wait, the separators among them. Its failure disposes the running one too.
  /// - Returns: A signal of the values of the inner signals and of the separators.
  @inlinable
  public func joined<Separator: SignalProtocol>(
    separator: Separator,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<Value.Value, Failure>
  where Separator.Value == Value.Value, Separator.Failure == Failure {
    let signals = map { $0.erased }.interspersed(with: separator.erased)
    return Named(signals.flatten(.concat, buffering: policy)) { "[\(self)] joined" }
  }
}
