/// The end of a signal that has sent all of its events.
@frozen
@usableFromInline
enum SynchronousEnd<Failure: Error>: Sendable {
  case completed
  case failed(Failure)
  /// The subscription was disposed before the signal ended.
  case disposed
}

extension Sink where Self: ~Copyable {
  /// Sends the values of a signal whose values are known.
  ///
  /// The caller keeps the sink, and decides on the end of the signal. So such a signal that follows another one, or is one of many,
  /// costs no subscription, gate or state.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - subscription: The subscription of the result.
  /// - Returns: The end of the signal; `nil` when its values are not known. Then nothing has been done.
  @inlinable
  @inline(__always)
  mutating func sendAll<S: SignalProtocol>(
    of signal: S,
    until subscription: CompoundDisposable
  ) -> SynchronousEnd<S.Failure>? where S.Value == Value {
    guard let signal = signal.asSignal else { return nil }
    switch signal.source {
    case .just(let value):
      LockCheck.assertNoLocksHeld()
      if subscription.isDisposed { return .disposed }
      send(value)
    case .elements(let values):
      LockCheck.assertNoLocksHeld()
      return send(each: values, until: subscription) ? .completed : .disposed
    case .failed(let error):
      return subscription.isDisposed ? .disposed : .failed(error)
    case .created, .erased, .chain:
      return nil
    }
    return subscription.isDisposed ? .disposed : .completed
  }
}

extension SignalProtocol {
  /// Attaches a sink whose type is erased, unless the values of the signal are known.
  ///
  /// An operator that attaches a sink to one signal in several ways uses the type of the sink in one of them, and this in the others.
  /// Otherwise the code of such operators in each other would grow exponentially.
  ///
  /// - Returns: The rest of the work of attaching the sink.
  @inlinable
  @inline(__always)
  func attachErased<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    var sink = sink
    switch sink.sendAll(of: self, until: subscription) {
    case .completed: sink.complete()
    case .failed(let error): sink.fail(error)
    case .disposed: break
    case nil: return attachStepwise(AnySink(sink), in: subscription)
    }
    return nil
  }

  /// A Boolean value that indicates whether ``Sink/sendAll(of:until:)`` can send the values of the signal.
  @inlinable
  @inline(__always)
  var hasKnownValues: Bool {
    switch asSignal?.source {
    case .just, .elements, .failed: true
    case .created, .erased, .chain, nil: false
    }
  }

  /// The values of a signal that is known to send them and complete synchronously, or `nil`.
  ///
  /// An operator on several signals takes the values of such an upstream when it needs them, instead of subscribing to it.
  @inlinable
  @inline(__always)
  var knownElements: [Value]? {
    if case .elements(let elements)? = asSignal?.source { elements } else { nil }
  }

  /// The value of a signal that is known to send one value and complete synchronously, or `nil`.
  @inlinable
  @inline(__always)
  var soleValue: Value? {
    if case .just(let value)? = asSignal?.source { value } else { nil }
  }
}
