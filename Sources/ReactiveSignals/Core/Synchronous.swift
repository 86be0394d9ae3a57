extension OwnedSink {
  /// Sends the values of a signal whose values are known, until the subscription is disposed.
  ///
  /// The caller keeps the sink, and decides on the end of the signal. So such a signal that follows another one, or is one of many,
  /// costs no subscription, gate or state.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - subscription: The subscription of the result.
  /// - Returns: The end of the signal, which is its failure, or a `nil` in an optional; `nil` when its values are not known. Then nothing has
  ///   been done. The caller ignores the end when the subscription is disposed.
  // After the value of a `just`, the subscription is not looked at. To keep it for that would count a reference for each signal, which
  // takes longer than to send the value.
  @inlinable
  @inline(__always)
  borrowing func sendAll<E>(
    of signal: Signal<Value, E>,
    until subscription: CompoundDisposable
  ) -> E?? {
    switch signal.source {
    case .just(let value):
      if subscription.pressure != nil, subscription.isHeldBack { return nil }
      LockCheck.assertNoLocksHeld()
      if !subscription.isDisposed { sink.next(value) }
      return .some(nil)
    case .elements(let values):
      if subscription.pressure != nil { return nil }
      LockCheck.assertNoLocksHeld()
      _ = values.send(to: sink.next, until: subscription)
      return .some(nil)
    case .failed(let error):
      return subscription.pressure != nil && subscription.isHeldBack ? nil : error
    case .created, .chain, .leaf:
      return nil
    }
  }
}

extension Array where Element: Sendable {
  /// Sends each element. Stops when `subscription` is disposed.
  ///
  /// - Returns: `true` if the subscription is not disposed.
  // Not inlined: there is one loop for each type of values.
  @inlinable
  @inline(never)
  func send(to next: @escaping @Sendable (Element) -> Void, until subscription: CompoundDisposable) -> Bool {
    // Two loops, as in `Sink.send(each:until:)`.
    subscription.isChild
      ? send(to: next) { subscription.isDisposed }
      : send(to: next) { subscription.hasEnded }
  }

  @inlinable
  @inline(__always)
  func send(to next: (Element) -> Void, until isOver: () -> Bool) -> Bool {
    if isOver() { return false }
    for element in self {
      next(element)
      if isOver() { return false }
    }
    return true
  }
}

extension Signal {
  /// A Boolean value that indicates whether ``OwnedSink/sendAll(of:until:)`` can send the values of the signal.
  @inlinable
  @inline(__always)
  var hasKnownValues: Bool {
    switch source {
    case .just, .elements, .failed: true
    case .created, .chain, .leaf: false
    }
  }

  /// The values of a signal that is known to send them and complete synchronously, or `nil`.
  ///
  /// An operator on several signals takes the values of such an upstream when it needs them, instead of subscribing to it.
  @inlinable
  @inline(__always)
  var knownElements: [Value]? {
    if case .elements(let elements) = source { elements } else { nil }
  }

  /// The value of a signal that is known to send one value and complete synchronously, or `nil`.
  @inlinable
  @inline(__always)
  var soleValue: Value? {
    if case .just(let value) = source { value } else { nil }
  }
}
