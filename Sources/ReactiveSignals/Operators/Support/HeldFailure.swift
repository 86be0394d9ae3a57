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
  ) -> some SignalProtocol<Result.Value, Failure> where Result.Failure == Failure {
    let result = Signal<Result.Value, Failure>.deferred {
      let held = isDelaying ? HeldFailure() : nil
      return Staged(makeResult(held), HoldFailure(held, isResult: true))
    }
    return Named(result) { makeResult(nil).description }
  }
}

extension SignalProtocol {
  /// Returns a signal that completes when this signal fails, and leaves the failure in `held`. With `nil`, it fails.
  @inlinable
  func holdingFailure(in held: HeldFailure<Failure>?) -> some SignalProtocol<Value, Failure> {
    Named(Staged(self, HoldFailure(held, isResult: false))) { description }
  }
}

/// The stage that holds the failure of an upstream, or sends the one that is held.
@usableFromInline
struct HoldFailure<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline let held: HeldFailure<Failure>?
  /// Whether this is the stage behind the operator, which sends the failure, and not one behind an upstream.
  @usableFromInline let isResult: Bool

  @inlinable
  init(_ held: HeldFailure<Failure>?, isResult: Bool) {
    self.held = held
    self.isResult = isResult
  }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    down.send(value)
  }

  @inlinable
  func end<Down: Sink & ~Copyable>(_ failure: Failure?, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    guard let held else { return down.end(failure) }
    if isResult { return down.end(failure ?? held.failure) }
    if let failure { held.hold(failure) }
    down.complete()
  }
}
