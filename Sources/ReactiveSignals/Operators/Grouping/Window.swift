extension SignalProtocol {
  /// Returns a signal that sends the values in windows of `count` values, each a signal that sends its values as they arrive.
  ///
  /// ![Marble diagram of window(count:)](windowCount)
  ///
  ///     (1...5).signal()
  ///       .window(count: 2)
  ///       .flatMap { window in window.reduce(0, +) }
  ///       .subscribe { print($0) }
  ///     // 3
  ///     // 7
  ///     // 5
  ///
  /// The window completes with its last value. There are no empty windows. A window keeps its values for its first
  /// subscriber, see ``WindowedSignal``.
  ///
  /// - **Sends**: a window when its first value arrives. That value follows in the window.
  /// - **Ends**: as the source does. The result ends first, and then the open window.
  /// - **Disposal**: makes no more windows. An open window that has a subscriber keeps the source until the window ends or its
  ///   last subscriber leaves. A window without one sends nothing more, not even an end.
  /// - **Thread**: the sender's.
  /// - **Memory**: the open window. A window that has had no subscriber keeps its values, at most `count`, and fewer if
  ///   `policy` limits them. A failure raised by the policy ends that window after the kept values. The source and the
  ///   later windows continue.
  ///
  /// - Parameters:
  ///   - count: The number of values in a window. It is positive.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func window(
    count: Int,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<WindowedSignal<Value, Failure>, Failure> {
    stopProgram(unless: count > 0, "A window needs room for a value. Pass 1 or more")
    let upstream = self
    return .grouping(policy) { groups in
      upstream.rewritten("windowCount", Groups.Windows(count, groups)) { windows, value, send in
        windows.send(value, announce: send)
        return true
      }
    }
  }
}
