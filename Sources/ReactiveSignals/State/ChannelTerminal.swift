/// One end of a ``Channel``, or of a channel to a property.
///
/// As a signal, it sends the values that arrive from the other end. As a subscriber, it passes values to the other end.
///
/// RAC: `RACChannelTerminal`.
public final class ChannelTerminal<Value: Sendable>: SignalProtocol, SubscriberProtocol {
  public typealias Failure = Never

  @usableFromInline let values: Signal<Value, Never>
  private let receive: @Sendable (Event<Value, Never>) -> Void
  private let addUpstream: @Sendable (any Disposable) -> Void

  /// Creates a terminal.
  ///
  /// - Parameters:
  ///   - values: The signal of the values from the other end.
  ///   - addUpstream: A closure that ties a disposable to the end of the channel.
  ///   - receive: A closure that handles the events sent to this end.
  init(
    values: Signal<Value, Never>,
    addUpstream: @escaping @Sendable (any Disposable) -> Void,
    receive: @escaping @Sendable (Event<Value, Never>) -> Void
  ) {
    self.values = values
    self.addUpstream = addUpstream
    self.receive = receive
  }

  convenience init(
    receivingFrom own: ReplaySubject<Value, Never>,
    sendingTo other: ReplaySubject<Value, Never>
  ) {
    self.init(values: own.erased, addUpstream: { own.add($0) }) { event in
      other.send(event: event)
      if event.isTerminal { own.send(event: event) }
    }
  }

  /// Sends a value to the subscribers of the other end.
  public func send(_ value: Value) { receive(.next(value)) }

  /// Completes both ends.
  public func complete() { receive(.completed) }

  public func fail(_ error: Never) {}

  /// Disposes `disposable` when the channel completes, or immediately if it has completed.
  public func add(_ disposable: any Disposable) { addUpstream(disposable) }

  @_alwaysEmitIntoClient
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Never {
    values.attach(sink, in: subscription)
  }
}
