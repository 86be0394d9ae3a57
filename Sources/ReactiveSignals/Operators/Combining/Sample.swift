extension SignalProtocol {
  /// Returns a signal that sends the latest value of this signal whenever `sampler` sends a value.
  ///
  /// ![Marble diagram of sample](sample)
  ///
  ///     // a--b-----c----|
  ///     // --x--x-x---x--|    sample(on:)
  ///     // --a--b-b---c--|
  ///
  /// A value is sent again when this signal has sent no other since. Before its first value nothing is sent. The result
  /// completes as soon as either signal completes, without the values that have not been sampled. It fails with the first
  /// failure of either signal. It holds one value.
  ///
  /// RAC: `sample:`.
  ///
  /// - Parameter sampler: The signal whose values trigger a sample.
  /// - Returns: A signal of samples.
  @inlinable
  public func sample<Sampler: SignalProtocol>(on sampler: Sampler) -> some SignalProtocol<Value, Failure>
  where Sampler.Failure == Failure {
    Combined(erased, sampler.erased) { _ in Sample() }
  }
}

@usableFromInline
struct Sample<Output: Sendable, Sampler: Sendable, Failure: Error>: Stage {
  @usableFromInline var latest: Output?

  @inlinable
  init() {}

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: PairInput<Output, Sampler>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .first(let value?): latest = value
    case .second(.some): if let latest { down.send(latest) }
    case .first(nil), .second(nil): down.complete()
    }
  }
}
