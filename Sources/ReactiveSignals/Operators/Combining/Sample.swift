extension SignalProtocol {
  /// Sends the latest value of this signal whenever `sampler` sends one.
  ///
  /// ![Marble diagram of sample](sample)
  ///
  ///     // a--b-----c----|
  ///     // --x--x-x---x--|    sample(on:)
  ///     // --a--b-b---c--|
  ///
  /// While this signal is silent its value is sent again; before its first, nothing. It completes as soon as either side
  /// completes, and a value that has not been sampled is not sent. The first failure of either passes. It holds one
  /// value.
  ///
  /// RAC: `sample:`.
  @inlinable
  public func sample<Sampler: SignalProtocol>(on sampler: Sampler) -> some SignalProtocol<Value, Failure>
  where Sampler.Failure == Failure {
    Paired(self, sampler) { _ in Sample() }
  }
}

@frozen
@usableFromInline
struct Sample<Output: Sendable, Sampler: Sendable, Failure: Error>: Stage {
  @usableFromInline var latest: Output?

  @inlinable
  init() {}

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: PairInput<Output, Sampler>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .first(let value): latest = value
    case .second: if let latest { down.send(latest) }
    case .firstCompleted, .secondCompleted: down.complete()
    }
  }
}
