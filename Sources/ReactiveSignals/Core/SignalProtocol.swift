/// A stream of values over time that ends with completion, with a failure, or not at all.
///
/// A signal does nothing until it is subscribed to. A *cold* signal runs its source again for each subscription. A *hot*
/// signal, such as a ``Subject``, shares its source. Operators are methods that return `some SignalProtocol<…>`. A chain of
/// them is one type, which the compiler turns into one piece of code. Erase the chain to ``Signal`` where a type has to be
/// written.
///
/// The rules that the events of every signal follow are in <doc:RulesOfEvents>.
///
/// RAC: `RACSignal`, `RACStream`.
public protocol SignalProtocol<Value, Failure>: Sendable, CustomStringConvertible {
  /// The type of the values that the signal sends.
  associatedtype Value: Sendable
  /// The type of the failures of the signal. `Never` for a signal that cannot fail.
  associatedtype Failure: Error

  /// Starts the source and sends its events to `sink`.
  ///
  /// This is the one requirement for a signal type of your own. Use ``SignalProtocol/subscribe(next:failed:completed:)`` to observe a
  /// signal. An operator wraps `sink` in a sink of its own and attaches that to its upstream. A source sends to `sink`
  /// until it ends or `subscription` is disposed, and adds its cleanups to `subscription`.
  ///
  /// - Parameters:
  ///   - sink: The sink to send the events to. It has to be called serially.
  ///   - subscription: The subscription that the sink belongs to.
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure

  /// Does what ``attach(_:in:)`` does, but may return the last step for the caller to do.
  ///
  /// With it, subscribing to a chain of erased operators takes constant stack, regardless of the length of the chain. An
  /// operator that has nothing to do after it has attached to its upstream calls the upstream's `attachStepwise` here. By
  /// default it attaches and returns `nil`.
  @_documentation(visibility: internal)
  func attachStepwise<S: Sink & ~Copyable>(
    _ sink: consuming S,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where S.Value == Value, S.Failure == Failure

  /// This signal as a ``Signal``, if it is one or costs nothing to make one of.
  ///
  /// An operator that finds the values of a signal in it sends them in a loop, and needs no subscription. `nil` by default.
  @_documentation(visibility: internal)
  var asSignal: Signal<Value, Failure>? { get }
}

extension SignalProtocol {
  @_documentation(visibility: internal)
  @inlinable
  @inline(__always)
  public var asSignal: Signal<Value, Failure>? { nil }

  @_documentation(visibility: internal)
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

/// A signal that implements only ``SignalProtocol/attachStepwise(_:in:)``.
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

/// The last step of attaching a sink. See ``SignalProtocol/attachStepwise(_:in:)``.
@_documentation(visibility: internal)
@frozen
public struct AttachStep {
  @usableFromInline let run: () -> AttachStep?

  @inlinable
  init(_ run: @escaping () -> AttachStep?) { self.run = run }

  /// Does this step and all that follow from it.
  @inlinable
  func finish() {
    var next = run()
    while let step = next { next = step.run() }
  }
}
