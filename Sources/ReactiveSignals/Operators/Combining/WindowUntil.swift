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
  /// A window is sent when its first value arrives. Then `closing` is called and its signal is started, and then the value is
  /// sent into the window. A window is closed when that signal sends a value, completes or fails, and the signal is disposed
  /// then. The next value begins the next window, so there are no empty windows, and nothing waits without a window.
  ///
  /// - A `closing` made of the window itself is a subscriber of the window, and the first one if the receiver of the window
  ///   has not subscribed to it at once. The window keeps no values after that. That subscriber does not keep the source.
  /// - At the end of the source the result ends first, then the open window, in the same way.
  /// - After disposal of the result no more windows are made. An open window that has a subscriber keeps the source until the window
  ///   ends or its last subscriber leaves. A window without one sends nothing more, not even a terminal event.
  /// - A window keeps its values for its first subscriber, see ``WindowedSignal``, without a limit unless `policy` sets one. A
  ///   failure raised by the policy ends that window after the kept values. The source and the later windows continue.
  ///
  /// `closing` runs on the thread of the source. The windows end on the thread of their closing signals.
  ///
  /// - Parameters:
  ///   - closing: A function that returns the signal that ends a window.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  @inlinable
  public func window<Closing: SignalProtocol>(
    until closing: @escaping @Sendable (WindowedSignal<Value, Failure>) -> Closing,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<WindowedSignal<Value, Failure>, Failure> {
    // A window is the one group that is open.
    let groups = group(
      by: { _ in true },
      until: { closing(WindowedSignal($0.group, keepsSource: $0.keepsSource)) },
      buffering: policy
    )
    return Named(groups.map { WindowedSignal($0.group) }) { "[\(self)] window" }
  }
}
