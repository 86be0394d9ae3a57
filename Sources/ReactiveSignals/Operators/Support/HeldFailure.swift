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

/// A signal of several upstreams that may hold back their failures. It fails when it would complete.
///
/// The upstreams pass their failures to ``SignalProtocol/holdingFailure(in:)``, which completes them. So the operator that
/// combines them is the one that knows of no failure.
@frozen
@usableFromInline
struct DelayingFailures<Result: SignalProtocol>: StepwiseSignal {
  @usableFromInline typealias Value = Result.Value
  @usableFromInline typealias Failure = Result.Failure

  @usableFromInline let isDelaying: Bool
  @usableFromInline let makeResult: @Sendable (HeldFailure<Failure>?) -> Result

  /// Creates a signal.
  ///
  /// - Parameters:
  ///   - isDelaying: Whether failures are held back.
  ///   - makeResult: A function that makes the result for one subscription.
  @inlinable
  init(_ isDelaying: Bool, _ makeResult: @escaping @Sendable (HeldFailure<Failure>?) -> Result) {
    self.isDelaying = isDelaying
    self.makeResult = makeResult
  }

  @usableFromInline
  var description: String { makeResult(nil).description }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    let held = isDelaying ? HeldFailure<Failure>() : nil
    return makeResult(held).attachStepwise(StageSink(SendHeldFailure(held), sink), in: subscription)
  }
}

extension SignalProtocol {
  /// Returns a signal that completes when this signal fails, and leaves the failure in `held`. With `nil`, it fails.
  @inlinable
  func holdingFailure(in held: HeldFailure<Failure>?) -> HoldingFailure<Self> {
    HoldingFailure(upstream: self, held: held)
  }
}

@frozen
@usableFromInline
struct HoldingFailure<Upstream: SignalProtocol>: StepwiseSignal {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let held: HeldFailure<Failure>?

  @inlinable
  init(upstream: Upstream, held: HeldFailure<Failure>?) {
    self.upstream = upstream
    self.held = held
  }

  @usableFromInline
  var description: String { upstream.description }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    upstream.attachStepwise(StageSink(HoldFailure(held), sink), in: subscription)
  }
}

/// The stage behind one upstream.
@frozen
@usableFromInline
struct HoldFailure<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = Input

  @usableFromInline let held: HeldFailure<Failure>?

  @inlinable
  init(_ held: HeldFailure<Failure>?) { self.held = held }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(value)
  }

  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: Failure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    guard let held else { return down.fail(error) }
    held.hold(error)
    down.complete()
  }
}

/// The stage behind the operator.
@frozen
@usableFromInline
struct SendHeldFailure<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = Input

  @usableFromInline let held: HeldFailure<Failure>?

  @inlinable
  init(_ held: HeldFailure<Failure>?) { self.held = held }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(value)
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if let failure = held?.failure { down.fail(failure) } else { down.complete() }
  }
}
