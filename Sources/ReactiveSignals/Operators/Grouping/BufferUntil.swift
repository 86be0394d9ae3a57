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
  /// `closing` is called when the first value of an array arrives, with a signal of the values of the array. The signal that it
  /// returns is started then, and disposed when it ends the array. The next value begins the next array.
  ///
  /// - **Sends**: an array when its closing signal sends a value, completes or fails, and the remaining values at completion.
  ///   There are no empty arrays.
  /// - **Ends**: completes when the source completes, after the remaining values. Fails immediately when the source
  ///   fails, and drops them.
  /// - **Disposal**: disposes the source and the closing signal, and drops the remaining values.
  /// - **Thread**: the closing signal's. The remaining values are sent on the thread of the completion. `closing` runs on the
  ///   thread of the source.
  /// - **Memory**: the values of one array, without a limit.
  ///
  /// - Parameter closing: A function that returns the signal that ends an array.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(1) for each value, amortized, plus the closing signal.
  @_alwaysEmitIntoClient
  public func buffer<Closing: SignalProtocol>(
    until closing: @escaping @Sendable (WindowedSignal<Value, Failure>) -> Closing
  ) -> Signal<[Value], Failure> {
    erased.buffers { closing($0).erased }
  }
}

extension Signal {
  // Not inlinable, like the windows.
  @usableFromInline
  func buffers<Closing, ClosingFailure>(
    until closing: @escaping @Sendable (WindowedSignal<Value, Failure>) -> Signal<Closing, ClosingFailure>
  ) -> Signal<[Value], Failure> {
    Named(windows(until: closing, .all).flatMap { $0.collect() }) { "[\(self)] buffer" }.erased
  }
}
