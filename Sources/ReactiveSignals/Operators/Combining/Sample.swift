extension SignalProtocol {
  /// Returns a signal that sends the latest value of this signal whenever `sampler` sends a value.
  ///
  /// ![Marble diagram of sample](sample)
  ///
  ///     // a--b-----c----|
  ///     // --x--x-x---x--|    sample(on:)
  ///     // --a--b-b---c--|
  ///
  /// Nothing is sent before the first value of this signal.
  ///
  /// - **Sends**: the latest value of this signal at each value of `sampler`, even if it has been sent before.
  /// - **Ends**: completes when either signal completes, without values that have not been sampled. Fails with the
  ///   first failure of either signal.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the one that `sampler` sends on.
  /// - **Memory**: one value.
  ///
  /// RAC: `sample:`.
  ///
  /// - Parameter sampler: The signal whose values trigger a sample.
  /// - Returns: A signal of samples.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func sample<Sampler: SignalProtocol>(on sampler: Sampler) -> Signal<Value, Failure>
  where Sampler.Failure == Failure {
    .join(erased, sampler.erased, "sample", Value?.none) { latest, input, down in
      switch input {
      case .first(let value?): latest = value
      case .second(.some): if let latest { down.send(latest) }
      case .first(nil), .second(nil): down.complete()
      }
    }
  }
}
