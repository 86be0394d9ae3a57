extension SignalProtocol {
  /// Returns a signal that collects values in arrays. Each value of `openings` begins an array, which ends when the signal
  /// that `closing` makes for it sends a value or ends.
  ///
  /// ![Marble diagram of buffer(opening:closing:)](bufferOpeningClosing)
  ///
  ///     let points = Subject<Int, Never>()
  ///     let (down, up) = (Subject<Void, Never>(), Subject<Void, Never>())
  ///     points.buffer(opening: down, closing: { _ in up }).subscribe { print($0) }
  ///     points.send(1)
  ///     down.send(())
  ///     points.send(2)
  ///     points.send(3)
  ///     up.send(())
  ///     // [2, 3]
  ///
  /// Arrays may overlap, and each open array receives a value. A value that arrives while no array is open is dropped.
  ///
  /// `openings` is started before this signal. The signal that `closing` returns is started immediately.
  ///
  /// - **Sends**: an array when its closing signal sends a value, completes or fails. At completion of this signal the open
  ///   arrays follow, the oldest first. There are no empty arrays: an opening that is closed before a value arrives sends
  ///   nothing.
  /// - **Ends**: completes when this signal completes, after the open arrays, or when `openings` has completed and no array is
  ///   open. Fails immediately with the first failure of either signal, and drops the values.
  /// - **Disposal**: disposes this signal, `openings` and the closing signals, and drops the values.
  /// - **Thread**: the one of the event that closes the array. `closing` runs on the thread of the opening value.
  /// - **Memory**: the values of the open arrays, without a limit.
  ///
  /// - Parameters:
  ///   - openings: The signal whose values begin an array.
  ///   - closing: A function of such a value that returns the signal that ends the array.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(*n*) for each value, where *n* is the number of open arrays.
  @_alwaysEmitIntoClient
  public func buffer<Openings: SignalProtocol, Closing: SignalProtocol>(
    opening openings: Openings,
    closing: @escaping @Sendable (Openings.Value) -> Closing
  ) -> Signal<[Value], Failure> where Openings.Failure == Failure {
    erased.buffers(opening: openings.erased) { closing($0).erased }
  }
}

extension Signal {
  // Not inlinable, like the windows.
  @usableFromInline
  func buffers<Opening, Closing, ClosingFailure>(
    opening openings: Signal<Opening, Failure>,
    closing: @escaping @Sendable (Opening) -> Signal<Closing, ClosingFailure>
  ) -> Signal<[Value], Failure> {
    Named(windows(opening: openings, closing: closing, .all).flatMap { $0.collect() }) {
      "[\(self), \(openings)] buffer"
    }
    .erased
  }
}
