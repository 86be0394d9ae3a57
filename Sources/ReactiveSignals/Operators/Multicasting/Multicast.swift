import Synchronization

extension SignalProtocol {
  /// Shares one subscription to this signal among all who subscribe to `subject`.
  ///
  /// ![Marble diagram of multicast](multicast)
  ///
  ///     let connection = Signal<Int, Never>
  ///       .create { subscriber in
  ///         print("runs")
  ///         subscriber.send(1)
  ///       }
  ///       .multicast(Subject())
  ///     connection.signal.subscribe { print("first", $0) }
  ///     connection.signal.subscribe { print("second", $0) }
  ///     connection.connect()
  ///     // runs
  ///     // first 1
  ///     // second 1
  ///
  /// Nothing runs before ``MulticastConnection/connect()``. Where the number of subscribers should decide when it runs,
  /// ``share(replay:startingAt:whenUnobserved:afterTermination:)`` is simpler to use.
  ///
  /// RAC: `multicast:`.
  ///
  /// - Parameter subject: Gets all events of this signal, and is what the subscribers subscribe to. It decides what
  ///   those get who come late.
  @inlinable
  public func multicast<S: SignalProtocol & SubscriberProtocol>(
    _ subject: S
  ) -> MulticastConnection<Value, Failure> where S.Value == Value, S.Failure == Failure {
    MulticastConnection(signal: subject.erased, finish: { [weak subject] in subject?.complete() }) {
      subscription in
      subject.add(subscription)
      start(SubscriberSink(subject), in: subscription)
    }
  }

  /// Shares one subscription to this signal among all who are subscribed when an event comes: `multicast(Subject())`.
  ///
  /// ![Marble diagram of publish](publish)
  ///
  /// RAC: `publish`.
  @inlinable
  public func publish() -> MulticastConnection<Value, Failure> {
    multicast(Subject<Value, Failure>())
  }
}

/// A subscription that is shared, and may still have to be made. See ``SignalProtocol/multicast(_:)``.
///
/// It holds the source and the subject. Releasing it does not end the subscription; disposing what ``connect()`` returns
/// does.
///
/// RAC: `RACMulticastConnection`.
public final class MulticastConnection<Value: Sendable, Failure: Error>: Sendable {
  /// What the subscribers subscribe to: the subject, in a type that only gives.
  public let signal: Signal<Value, Failure>

  private let start: @Sendable (CompoundDisposable) -> Void
  private let subscribers: SubscriberCount

  @usableFromInline
  init(
    signal: Signal<Value, Failure>,
    finish: @escaping @Sendable () -> Void,
    _ start: @escaping @Sendable (CompoundDisposable) -> Void
  ) {
    self.signal = signal
    self.start = start
    subscribers = SubscriberCount(finish)
  }

  /// Subscribes the subject to the source: only once, however often and by however many threads it is called.
  ///
  /// The source runs on the thread of the first call, before that returns, as far as it sends synchronously.
  ///
  /// - Returns: the subscription; the same for each call. Disposing it ends it for good: the subscribers hear nothing
  ///   any more, and nothing connects again. It may be disposed before the source has begun, on another thread.
  @discardableResult
  public func connect() -> any Disposable {
    if subscribers.connects() { start(subscribers.upstream) }
    return subscribers.upstream
  }

  /// A signal that connects when it is subscribed to for the first time, and ends the subscription to the source when
  /// nobody is subscribed to it any more.
  ///
  ///     let shared = source.multicast(ReplaySubject(capacity: .last(1))).autoconnect()
  ///
  /// The first subscriber is there before the source begins, so it sees all of it; one that what the subject replays is
  /// enough for does not connect. The source is run only once: when the last subscriber has left nothing can follow,
  /// therefore the subject is completed, and who subscribes after that gets what the subject has for late subscribers:
  /// what it replays, and the completion. To have the source run again for them, use ``SignalProtocol/share(replay:startingAt:whenUnobserved:afterTermination:)``.
  ///
  /// All signals that one connection returns count their subscribers together.
  ///
  /// RAC: `autoconnect`, where those who came late waited for ever.
  public func autoconnect() -> some SignalProtocol<Value, Failure> {
    Autoconnected(self)
  }

  @usableFromInline
  func enter(_ subscription: CompoundDisposable) { subscribers.enter(subscription) }

  /// Connects for those who have entered. They may all have left meanwhile, on other threads.
  @usableFromInline
  func drained() {
    connect()
    subscribers.endIfEmpty()
  }
}

/// Those who are subscribed to a signal that connects by itself. They hold this, and not the subject.
///
/// The last to leave ends the subscription to the source, if there is one: who is satisfied with what the subject has to
/// begin with leaves before.
private final class SubscriberCount: Sendable {
  /// The subscription to the source.
  let upstream = CompoundDisposable(empty: ())
  // Who leaves writes `count` and reads `isConnected`, who connects does it the other way round, and one of the two
  // has to see what the other wrote. Hence the orderings.
  private let count = Atomic<Int>(0)
  private let isConnected = Atomic<Bool>(false)
  private let finish: @Sendable () -> Void

  init(_ finish: @escaping @Sendable () -> Void) { self.finish = finish }

  func enter(_ subscription: CompoundDisposable) {
    count.add(1, ordering: .sequentiallyConsistent)
    subscription.add { [self] in
      count.subtract(1, ordering: .sequentiallyConsistent)
      if isConnected.load(ordering: .sequentiallyConsistent) { endIfEmpty() }
    }
  }

  /// Whether the caller is the first to connect.
  func connects() -> Bool { !isConnected.exchange(true, ordering: .sequentiallyConsistent) }

  func endIfEmpty() {
    guard count.load(ordering: .sequentiallyConsistent) == 0 else { return }
    upstream.dispose()
    finish()
  }
}

/// The signal of a connection that connects by itself.
@frozen
@usableFromInline
struct Autoconnected<Value: Sendable, Failure: Error>: SignalProtocol {
  @usableFromInline let connection: MulticastConnection<Value, Failure>

  @inlinable
  init(_ connection: MulticastConnection<Value, Failure>) { self.connection = connection }

  @usableFromInline
  var description: String { "[\(connection.signal)] autoconnect" }

  @inlinable
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    connection.enter(subscription)
    connection.signal.attach(sink, in: subscription)
    if !subscription.isDisposed { connection.drained() }
  }
}
