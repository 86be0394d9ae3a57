/// One end of a ``Channel``, or of a channel onto a property: a signal of what comes from the other end, and a subscriber
/// for what is to go there.
///
/// RAC: `RACChannelTerminal`.
public final class ChannelTerminal<Value: Sendable>: SignalProtocol, SubscriberProtocol {
  public typealias Failure = Never

  @usableFromInline let values: Signal<Value, Never>
  private let take: @Sendable (Event<Value, Never>) -> Void
  private let upstreams: @Sendable (any Disposable) -> Void

  init(
    values: Signal<Value, Never>,
    upstreams: @escaping @Sendable (any Disposable) -> Void,
    take: @escaping @Sendable (Event<Value, Never>) -> Void
  ) {
    self.values = values
    self.upstreams = upstreams
    self.take = take
  }

  convenience init(gives own: ReplaySubject<Value, Never>, takes other: ReplaySubject<Value, Never>) {
    self.init(values: own.erased, upstreams: { own.add($0) }) { event in
      other.send(event: event)
      if event.isTerminal { own.send(event: event) }
    }
  }

  /// Sends a value to the other end.
  public func send(_ value: Value) { take(.next(value)) }

  /// Completes both ends.
  public func complete() { take(.completed) }

  public func fail(_ error: Never) {}

  /// Disposes `disposable` when the channel completes; at once when it has.
  public func add(_ disposable: any Disposable) { upstreams(disposable) }

  @inlinable
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Never {
    values.attach(sink, in: subscription)
  }
}
