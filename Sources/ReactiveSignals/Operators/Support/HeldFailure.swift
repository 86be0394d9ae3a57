/// The first failure of the upstreams of one subscription, held back until the others have ended.
@usableFromInline
final class HeldFailure<Failure: Error>: Sendable {
  private let first = Locked<Failure?>(nil)

  @usableFromInline
  init() {}

  @usableFromInline
  func hold(_ failure: Failure) { first.withLock { $0 = $0 ?? failure } }

  @usableFromInline var failure: Failure? { first.withLock { $0 } }
}

extension HeldFailure {
  /// Returns a signal of several upstreams that may hold back their failures. It fails when it would complete.
  ///
  /// The upstreams pass their failures to ``SignalProtocol/holdingFailure(in:)``, which completes them. So the operator that
  /// combines them is the one that knows of no failure.
  ///
  /// - Parameters:
  ///   - isDelaying: Whether failures are held back.
  ///   - makeResult: A function that makes the result for one subscription.
  @inlinable
  static func delaying<Result: SignalProtocol>(
    _ isDelaying: Bool,
    _ makeResult: @escaping @Sendable (HeldFailure?) -> Result
  ) -> Signal<Result.Value, Failure> where Result.Failure == Failure {
    let result = Signal<Result.Value, Failure>.deferred {
      let held = isDelaying ? HeldFailure() : nil
      return Staged(makeResult(held), MapEnd { (failure: Failure?) in failure ?? held?.failure })
    }
    return Named(result) { makeResult(nil).description }.erased
  }
}

extension SignalProtocol {
  /// Returns a signal that completes when this signal fails, and leaves the failure in `held`. With `nil`, it fails.
  @inlinable
  func holdingFailure(in held: HeldFailure<Failure>?) -> Signal<Value, Failure> {
    let holding = Staged(
      self,
      MapEnd { (failure: Failure?) -> Failure? in
        guard let held else { return failure }
        if let failure { held.hold(failure) }
        return nil
      }
    )
    return Named(holding) { description }.erased
  }
}
