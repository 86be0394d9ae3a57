extension SignalProtocol {
  /// Returns a signal that sends the values in windows, each of which ends with a value that satisfies `predicate`.
  ///
  /// ![Marble diagram of window(throughMatching:)](windowThroughMatching)
  ///
  ///     ["To", "be.", "Or", "not."].signal()
  ///       .window(throughMatching: { $0.hasSuffix(".") })
  ///       .flatMap { sentence in sentence.count() }
  ///       .subscribe { print($0) }
  ///     // 2
  ///     // 2
  ///
  /// A window is sent when its first value arrives, and that value follows in the window. The window completes with the value
  /// that satisfies the predicate. There are no empty windows. It behaves as ``window(count:buffering:)`` otherwise.
  ///
  /// - Parameters:
  ///   - predicate: The predicate, called for each value on the thread that sends it.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  @_alwaysEmitIntoClient
  public func window(
    throughMatching predicate: @escaping @Sendable (Value) -> Bool,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<WindowedSignal<Value, Failure>, Failure> {
    .grouping(policy) { groups in
      rewritten("windowThroughMatching", Groups.Windows(.max, groups)) { windows, value, send in
        let isLast = predicate(value)
        windows.send(value, announce: send)
        if isLast { windows.close() }
        return true
      }
    }
  }
}
