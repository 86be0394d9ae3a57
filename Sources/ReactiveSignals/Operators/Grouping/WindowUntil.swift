extension SignalProtocol {
  /// Returns a signal that sends the values in windows, each of which ends when the signal that `closing` makes for it sends a
  /// value or ends.
  ///
  /// ![Marble diagram of window(until:)](windowUntil)
  ///
  ///     // ab---c-d--e----|
  ///     // window(until: { $0.debounce(for: .seconds(2), on: scheduler) }).flatMap { $0.count() }      (a character a second)
  ///     // ---2-----2--1--|
  ///
  /// When a window has been sent, `closing` is called and its signal is started. Then the first value is sent into the window. The
  /// window ends when that signal sends a value, completes or fails. The signal is disposed then. The next value begins the next
  /// window, so nothing waits without a window.
  ///
  /// A `closing` made of the window itself is a subscriber of the window. It is the first one if the receiver of the window has not
  /// subscribed to it immediately, and the window keeps no values after that. That subscriber does not keep the source.
  ///
  /// - **Sends**: a window when its first value arrives. There are no empty windows.
  /// - **Ends**: completes or fails as this signal does. The result ends first, and then the open window, in the same way.
  /// - **Disposal**: makes no more windows. An open window that has a subscriber keeps the source until the window ends or its last
  ///   subscriber leaves. A window without one sends nothing more, not even a terminal event.
  /// - **Thread**: the sender's. `closing` runs on the thread of the source. A window ends on the thread of its closing signal.
  /// - **Memory**: the open window. It keeps its values for its first subscriber, see ``WindowedSignal``, without a limit unless
  ///   `policy` sets one. A failure raised by the policy ends that window after the kept values. The source and the later windows
  ///   continue.
  ///
  /// - Parameters:
  ///   - closing: A function that returns the signal that ends a window.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func window<Closing: SignalProtocol>(
    until closing: @escaping @Sendable (WindowedSignal<Value, Failure>) -> Closing,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<WindowedSignal<Value, Failure>, Failure> {
    erased.windows(until: { closing($0).erased }, policy)
  }
}

extension Signal {
  // Not inlinable: windows are few, and their code is large.
  @usableFromInline
  func windows<Closing, ClosingFailure>(
    until closing: @escaping @Sendable (WindowedSignal<Value, Failure>) -> Signal<Closing, ClosingFailure>,
    _ policy: BufferingPolicy<Failure>
  ) -> Signal<WindowedSignal<Value, Failure>, Failure> {
    // A window is the one group that is open.
    let groups = group(
      by: { _ in true },
      until: { closing(WindowedSignal($0.group, keepsSource: $0.keepsSource)) },
      buffering: policy
    )
    return Named(groups.map { WindowedSignal($0.group) }) { "[\(self)] window" }.erased
  }
}
