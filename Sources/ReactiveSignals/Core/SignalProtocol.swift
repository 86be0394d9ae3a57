/// A stream of values over time that ends with completion, with a failure, or not at all.
///
/// A signal does nothing until someone subscribes; each subscription runs the source anew (a *cold* signal),
/// unless the source is shared, as a ``Subject`` is (a *hot* one). Operators are methods that return
/// `some SignalProtocol<…>`: a chain of them is one type, compiled as one piece. Where a type has to be
/// written down, erase the chain to ``Signal``.
///
/// What every signal promises about its events is written in the rules of events, in the documentation.
///
/// RAC: `RACSignal`, `RACStream`.
public protocol SignalProtocol<Value, Failure>: Sendable, CustomStringConvertible {
  /// What it sends.
  associatedtype Value: Sendable
  /// How it can fail; `Never` when it cannot.
  associatedtype Failure: Error

  /// Starts the source and sends its events to `sink`.
  ///
  /// This is the one requirement, for those who write operators; to use a signal, subscribe. An operator
  /// wraps `sink` in its own and attaches that to its upstream. A source sends to `sink` until it ends or
  /// `subscription` is disposed, and adds to `subscription` what is to be cleaned up then.
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure

  /// Does what ``attach(_:in:)`` does, but may leave the last of it to the caller, who does it at once.
  ///
  /// It is why subscribing to a chain of erased operators takes constant stack, however long the chain is. An operator
  /// that has nothing to do after it has attached to its upstream calls its upstream's `attachStepwise` here. The
  /// default is to attach and to leave nothing.
  func attachStepwise<S: Sink & ~Copyable>(
    _ sink: consuming S,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where S.Value == Value, S.Failure == Failure
}

extension SignalProtocol {
  @inlinable
  @inline(__always)
  public func attachStepwise<S: Sink & ~Copyable>(
    _ sink: consuming S,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where S.Value == Value, S.Failure == Failure {
    attach(sink, in: subscription)
    return nil
  }
}

/// A signal that leaves the last of attaching a sink to the caller: ``attachStepwise(_:in:)`` is all it has to write.
@usableFromInline
protocol StepwiseSignal: SignalProtocol {}

extension StepwiseSignal {
  @inlinable
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    attachStepwise(sink, in: subscription)?.finish()
  }
}

/// What is left to do of attaching a sink: see ``SignalProtocol/attachStepwise(_:in:)``.
@frozen
public struct AttachStep {
  @usableFromInline let run: () -> AttachStep?

  @inlinable
  init(_ run: @escaping () -> AttachStep?) { self.run = run }

  /// Does all that is left.
  @inlinable
  func finish() {
    var next = run()
    while let step = next { next = step.run() }
  }
}
