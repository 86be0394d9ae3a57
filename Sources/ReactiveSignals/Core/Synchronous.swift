/// The end of a signal that has sent all of its events.
@frozen
@usableFromInline
enum SynchronousEnd<Failure: Error>: Sendable {
  case completed
  case failed(Failure)
  /// The subscription was disposed before the signal ended. The sink may have been released.
  case disposed
}

extension Optional where Wrapped: Sink & ~Copyable {
  /// Sends the values of a signal to the sink, if the signal is known to end before `attach` returns.
  ///
  /// The caller keeps the sink, and decides on the end of the signal. So a signal that follows another one, or is one of
  /// many, costs no gate and no state. A `Signal` of values costs no subscription either.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - children: The subscriptions of the operator to its upstreams.
  /// - Returns: The end of the signal; `nil` when there is no sink, or the signal may end later. Then nothing has been done.
  @inlinable
  @inline(__always)
  mutating func sendAll<S: SignalProtocol>(
    of signal: S,
    _ children: inout ChildSubscriptions
  ) -> SynchronousEnd<S.Failure>? where S.Value == Wrapped.Value {
    guard signal.isSynchronous, self != nil else { return nil }
    if let signal = signal as? Signal<S.Value, S.Failure> {
      return self?.sendAll(of: signal, until: children.parent)
    }
    var end = SynchronousEnd<S.Failure>.disposed
    unsafe withUnsafeMutablePointer(to: &self) { home in
      unsafe withUnsafeMutablePointer(to: &end) { end in
        guard let sink = unsafe home.pointee.take() else { return }
        unsafe children.start(signal, LentSink(sink, home, end))
      }
    }
    return end
  }
}

extension Sink where Self: ~Copyable {
  /// Sends the values of a signal that is not erased.
  @inlinable
  @inline(__always)
  mutating func sendAll<Failure>(
    of signal: Signal<Value, Failure>,
    until subscription: CompoundDisposable
  ) -> SynchronousEnd<Failure>? {
    LockCheck.assertNoLocksHeld()
    if subscription.isDisposed { return .disposed }
    switch signal.source {
    case .just(let value):
      send(value)
    case .elements(let values):
      for value in values {
        send(value)
        if subscription.isDisposed { return .disposed }
      }
    case .failed(let error):
      return .failed(error)
    case .created, .erased, .chain:
      return nil
    }
    return subscription.isDisposed ? .disposed : .completed
  }
}

/// A sink on loan: at the end of the signal it returns to its owner.
///
/// `@unchecked Sendable`: a synchronous signal uses the sink that it is attached to before `attach` returns, and releases it.
/// The addresses are those of variables that live until then, and are not used otherwise meanwhile.
@safe
@frozen
@usableFromInline
struct LentSink<Down: Sink & ~Copyable, Failure: Error>: Sink, ~Copyable, @unchecked Sendable {
  @usableFromInline var down: Down?
  @usableFromInline let home: UnsafeMutablePointer<Down?>
  @usableFromInline let end: UnsafeMutablePointer<SynchronousEnd<Failure>>

  @inlinable
  init(
    _ down: consuming Down,
    _ home: UnsafeMutablePointer<Down?>,
    _ end: UnsafeMutablePointer<SynchronousEnd<Failure>>
  ) {
    self.down = consume down
    unsafe self.home = home
    unsafe self.end = end
  }

  @inlinable
  mutating func send(_ value: Down.Value) { down?.send(value) }

  @inlinable
  mutating func fail(_ error: Failure) { giveBack(.failed(error)) }

  @inlinable
  mutating func complete() { giveBack(.completed) }

  @inlinable
  mutating func giveBack(_ end: SynchronousEnd<Failure>) {
    unsafe home.pointee = down.take()
    unsafe self.end.pointee = end
  }
}
