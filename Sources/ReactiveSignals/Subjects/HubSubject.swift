/// What all subjects have in common: everything but their memory.
@usableFromInline
protocol HubSubject: SignalProtocol, SubscriberProtocol {
  associatedtype Memory: SubjectMemory<Value>

  var hub: SubjectHub<Memory, Failure> { get }
}

extension HubSubject {
  @inlinable
  public func send(_ value: Value) { hub.send(event: .next(value)) }

  @inlinable
  public func fail(_ error: Failure) { hub.send(event: .failed(error)) }

  @inlinable
  public func complete() { hub.send(event: .completed) }

  /// Disposes `disposable` when the subject terminates; at once when it has terminated already.
  public func add(_ disposable: any Disposable) { hub.upstreams.add(disposable) }

  @inlinable
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    hub.attach(sink, in: subscription)
  }
}
