extension SignalProtocol {
  /// Returns a signal that collects the values in arrays, and sends an array whenever `boundary` sends a value.
  ///
  /// ![Marble diagram of buffer(on:)](bufferOn)
  ///
  ///     // a-b---c---d-|
  ///     // ---x-x---x---       buffer(on:)
  ///     // ---A-----B--(C|)    A = [a, b], B = [c], C = [d]
  ///
  /// When `boundary` completes, the later values are sent together, at completion of this signal.
  ///
  /// This signal is started before `boundary`.
  ///
  /// - **Sends**: an array at each value of `boundary` that follows other values. There are no empty arrays.
  /// - **Ends**: completes when this signal completes, after the remaining values. Fails immediately with the first
  ///   failure of either signal, and drops them.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the one that `boundary` sends on.
  /// - **Memory**: the values of one array, without a limit.
  ///
  /// - Parameter boundary: The signal whose values end an array.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(1) for each value, amortized.
  @_alwaysEmitIntoClient
  public func buffer<Boundary: SignalProtocol>(
    on boundary: Boundary
  ) -> Signal<[Value], Failure> where Boundary.Failure == Failure {
    .join(erased, boundary.erased, "bufferOn", [Value]()) { gathered, input, down in
      switch input {
      case .first(let value?): gathered.append(value)
      case .second(.some):
        if gathered.isEmpty { return }
        down.send(gathered)
        gathered.removeAll(keepingCapacity: true)
      case .first(nil): down.complete(after: gathered.isEmpty ? nil : gathered)
      case .second(nil): break
      }
    }
  }
}
