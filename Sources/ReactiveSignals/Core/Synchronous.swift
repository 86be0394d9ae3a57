/// The end of a signal that has sent all of its events.
@frozen
@usableFromInline
enum SynchronousEnd<Failure: Error>: Sendable {
  case completed
  case failed(Failure)
}

extension Sink where Self: ~Copyable {
  /// Sends the values of a signal whose values are known, until the subscription is disposed.
  ///
  /// The caller keeps the sink, and decides on the end of the signal. So such a signal that follows another one, or is one of many,
  /// costs no subscription, gate or state.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - subscription: The subscription of the result.
  /// - Returns: The end of the signal; `nil` when its values are not known. Then nothing has been done. The caller ignores the end
  ///   when the subscription is disposed.
  // After the value of a `just`, the subscription is not looked at. To keep it for that would count a reference for each signal, which
  // takes longer than to send the value.
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
      if !subscription.isDisposed { send(value) }
      return .completed
    case .elements(let values):
      LockCheck.assertNoLocksHeld()
      _ = send(each: values, until: subscription)
      return .completed
    case .failed(let error):
      return .failed(error)
    case .created, .erased, .chain:
      return nil
    }
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
    guard let end = sink.sendAll(of: self, until: subscription) else {
      return attachStepwise(AnySink(sink), in: subscription)
    }
    if subscription.isDisposed { return nil }
    switch end {
    case .completed: sink.complete()
    case .failed(let error): sink.fail(error)
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
