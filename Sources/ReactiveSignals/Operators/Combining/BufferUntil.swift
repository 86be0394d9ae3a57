extension SignalProtocol {
  /// Returns a signal that collects the values in arrays, each of which ends when the signal that `closing` makes for it sends
  /// a value or ends.
  ///
  /// ![Marble diagram of buffer(until:)](bufferUntil)
  ///
  ///     // ab---c-d--e----|
  ///     // buffer(until: { $0.debounce(for: .seconds(2), on: scheduler) })      (a character a second)
  ///     // ---A-----B--C--|      A = [a, b], B = [c, d], C = [e]
  ///
  /// `closing` is called with a signal of the values of the array when its first value arrives, and its signal is started. An
  /// array is sent when that signal sends a value, completes or fails, and the signal is disposed then. The next value begins
  /// the next array. There are no empty arrays.
  ///
  /// At completion the remaining values are sent first. A failure is delivered at once, and the remaining values are dropped.
  /// Disposal drops them as well, and disposes the closing signal. `closing` runs on the thread of the source. An array is sent
  /// on the thread of its closing signal. Each subscription keeps the values of one array, without a limit.
  ///
  /// - Parameter closing: A function that returns the signal that ends an array.
  /// - Returns: A signal of arrays.
  @inlinable
  public func buffer<Closing: SignalProtocol>(
    until closing: @escaping @Sendable (WindowedSignal<Value, Failure>) -> Closing
  ) -> some SignalProtocol<[Value], Failure> {
    Named(window(until: closing).flatMap { $0.collect() }) { "[\(self)] buffer" }
  }
}
