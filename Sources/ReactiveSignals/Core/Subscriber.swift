public import _ReactiveSignalsAtomics

/// A receiver of events that code outside of a signal sends: a subject, or the argument of ``Signal/create(_:)``.
///
/// Any thread may call its methods at any time, even during a delivery. After a terminal event they do nothing.
///
/// RAC: `RACSubscriber`.
public protocol SubscriberProtocol<Value, Failure>: AnyObject, Sendable {
  /// The type of the values.
  associatedtype Value: Sendable
  /// The type of the failures.
  associatedtype Failure: Error

  /// Sends a value to the subscribers. Does nothing after a terminal event. RAC: `sendNext:`.
  ///
  /// - Parameter value: The value to send.
  func send(_ value: Value)
  /// Sends a failure to the subscribers, and ends their subscriptions. RAC: `sendError:`.
  ///
  /// - Parameter error: The failure to send.
  func fail(_ error: Failure)
  /// Sends completion to the subscribers, and ends their subscriptions. RAC: `sendCompleted`.
  func complete()

  /// Adds a subscription that sends to this subscriber, to dispose when the subscriber ends, or immediately when it has ended. Does nothing
  /// by default.
  ///
  /// RAC: `didSubscribeWithDisposable:`.
  ///
  /// - Parameter disposable: The subscription.
  func add(_ disposable: any Disposable)
}

extension SubscriberProtocol {
  public func add(_ disposable: any Disposable) {}

  /// Sends an event.
  ///
  /// - Parameter event: The event to send.
  @inlinable
  public func send(event: Event<Value, Failure>) {
    switch event {
    case .next(let value): send(value)
    case .failed(let error): fail(error)
    case .completed: complete()
    }
  }
}

extension SubscriberProtocol where Value == Void {
  /// Sends an event without a value.
  ///
  ///     let taps = Subject<Void, Never>()
  ///     taps.subscribe { print("tap") }
  ///     taps.send()
  ///     // tap
  @inlinable
  public func send() { send(()) }
}

/// The producer's side of one subscription: the argument of the closure of ``Signal/create(_:)``.
///
/// Any thread may send events. They are delivered one after another, in the order of arrival. An event that is sent while
/// another one is being delivered, by another thread or by a handler, is queued, and the thread that is delivering sends
/// it next. Sending never blocks.
///
/// The subscription lasts until it ends or is disposed. When the producer releases the subscriber, nothing can be sent
/// anymore, and the handlers are released. The cleanups run when the subscription is disposed.
///
/// RAC: `RACSubscriber` and `RACPassthroughSubscriber` in one.
@safe
public final class Subscriber<Value: Sendable, Failure: Error>: SubscriberProtocol {
  @usableFromInline let sink: AnySink<Value, Failure>
  /// The subscription. Safe: the serialized sink behind `sink` retains it.
  @usableFromInline let subscription: Unmanaged<CompoundDisposable>
  /// The token of the subscription's member that releases the handlers, if there is one.
  @usableFromInline let token = Atomic<UInt>(.max)
  /// A Boolean value that indicates whether a ``Producer`` has sent a value, or waits to send the first one.
  @usableFromInline let hasBegun = Atomic<Bool>(false)

  @inlinable
  init<S: Sink & ~Copyable>(_ serialized: SerializedSink<S>)
  where S.Value == Value, S.Failure == Failure {
    unsafe subscription = .passUnretained(serialized.subscription)
    sink = AnySink(next: { serialized.send($0) }, end: { serialized.end($0) })
  }

  /// Runs the closure of ``Signal/create(_:)`` with a subscriber that sends to `sink`.
  ///
  /// A producer that keeps the subscriber is one that can send later. Only then does the subscription have to release the
  /// handlers.
  @inlinable
  @inline(never)
  static func run(
    _ body: (Subscriber) -> Void,
    _ sink: consuming AnySink<Value, Failure>,
    in subscription: CompoundDisposable
  ) {
    var serialized = SerializedSink(OwnedSink(sink), subscription)
    var subscriber = Subscriber(serialized)
    body(subscriber)
    guard isKnownUniquelyReferenced(&subscriber) else {
      let token = subscription.insert { [serialized] in serialized.releaseSink() }
      if let token { subscriber.token.store(token, ordering: .relaxed) }
      return
    }
    _ = consume subscriber
    if isKnownUniquelyReferenced(&serialized) {
      // Here the type of the sink is known, which makes its release cheap.
      serialized.dropSink()
    } else {
      // A producer has just upgraded its weak reference.
      _ = subscription.insert { [serialized] in serialized.releaseSink() }
    }
  }

  deinit {
    // Nothing can be sent anymore. This releases the handlers.
    let token = token.load(ordering: .relaxed)
    if token != .max { unsafe subscription._withUnsafeGuaranteedRef { $0.withdraw(token) } }
  }

  @inlinable
  public func send(_ value: Value) { sink.next(value) }

  @inlinable
  public func fail(_ error: Failure) { sink.end(error) }

  @inlinable
  public func complete() { sink.end(nil) }

  /// A Boolean value that indicates whether the subscription has ended. A producer with a loop checks it:
  ///
  ///     Signal<Int, Never>.create { subscriber in
  ///       var n = 0
  ///       while !subscriber.isDisposed {
  ///         subscriber.send(n)
  ///         n += 1
  ///       }
  ///     }
  @inlinable
  public var isDisposed: Bool { unsafe subscription._withUnsafeGuaranteedRef { $0.isDisposed } }

  /// Makes a subscription to a signal that sends to this subscriber. Its pressure and its tasks are those of this subscription.
  @usableFromInline
  func makeUpstream() -> CompoundDisposable {
    unsafe subscription._withUnsafeGuaranteedRef {
      CompoundDisposable(empty: (), under: $0.pressure, tasks: $0.tasks)
    }
  }

  /// The subscription, retained.
  @usableFromInline
  var retainedSubscription: CompoundDisposable { unsafe subscription._withUnsafeGuaranteedRef { $0 } }

  /// Starts a task of the subscription, which the end of the subscription cancels.
  package func startTask(
    on executor: (any _TaskExecutor)? = nil,
    _ work: @escaping @Sendable () async -> Void
  ) {
    let subscription = retainedSubscription
    guard let task = subscription.startTask(on: executor, work) else { return }
    subscription.add { task.cancel() }
  }

  /// Starts a task of the subscription that begins on an actor, which the end of the subscription cancels.
  func startTask(
    isolatedTo actor: any Actor,
    _ work: @escaping @Sendable (isolated any Actor) async -> Void
  ) {
    let subscription = retainedSubscription
    guard let task = subscription.startTask(isolatedTo: actor, work) else { return }
    subscription.add { task.cancel() }
  }

  /// Calls a closure when the subscriber wants another value: immediately, unless the consumer makes the producer wait. Also calls
  /// the closure when the subscription has ended.
  ///
  ///     let queue = QueueScheduler(label: "numbers")
  ///     let numbers = Signal<Int, Never>.create { subscriber in
  ///       @Sendable func send(_ number: Int) {
  ///         if subscriber.isDisposed { return }
  ///         subscriber.send(number)
  ///         subscriber.whenReady { queue.schedule { send(number + 1) } }
  ///       }
  ///       send(1)
  ///     }
  ///     for await number in numbers.take(3).values { print(number) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// A consumer makes the producer wait with the policy ``BufferingPolicy/waiting(_:)``. In that case the closure is called on the
  /// thread that takes a value or disposes the subscription. Otherwise it is called on the thread of the caller, before this method
  /// returns. In asynchronous code, ``Signal/produce(on:_:)`` is simpler.
  ///
  /// - Parameter body: The closure, called once.
  public func whenReady(_ body: @escaping @Sendable () -> Void) {
    let isWaiting = unsafe subscription._withUnsafeGuaranteedRef {
      $0.waitIfHeldBack(continuing: body)
    }
    if !isWaiting { body() }
  }

  /// A Boolean value that indicates whether the consumer can make the producer wait, as long as the subscription lasts.
  package var canBeHeldBack: Bool { unsafe subscription._withUnsafeGuaranteedRef { $0.pressure != nil } }

  /// A Boolean value that indicates whether the subscriber wants no value for now.
  @inlinable package var isHeldBack: Bool { unsafe subscription._withUnsafeGuaranteedRef { $0.isHeldBack } }

  /// Suspends the task until the subscriber wants another value, or the subscription has ended.
  @usableFromInline
  func becomesReady() async {
    await Pressure.Pacer(retainedSubscription, isTask: true).next()
  }

  /// Runs a closure when the subscription ends, by a terminal event or by disposal. Runs it immediately when the
  /// subscription has ended.
  ///
  /// Cleanups run in the order in which they were added, before the handler of the terminal event.
  ///
  /// - Parameter cleanup: The closure to run.
  public func onDispose(_ cleanup: @escaping @Sendable () -> Void) {
    unsafe subscription._withUnsafeGuaranteedRef { $0.add(cleanup) }
  }

  /// Disposes a disposable when the subscription ends, or immediately when it has ended.
  ///
  /// - Parameter disposable: The disposable.
  public func add(_ disposable: any Disposable) {
    unsafe subscription._withUnsafeGuaranteedRef { $0.add(disposable) }
  }
}

extension Disposable {
  /// Disposes this disposable when the subscription of `subscriber` ends, or immediately if it has ended.
  ///
  ///     Signal<Int, Never>.create { subscriber in
  ///       updates.subscribe { subscriber.send($0) }.store(in: subscriber)
  ///     }
  ///
  /// It is the postfix form of ``Subscriber/add(_:)``.
  ///
  /// - Parameter subscriber: The subscriber.
  public func store<Value: Sendable, Failure: Error>(in subscriber: Subscriber<Value, Failure>) {
    subscriber.add(self)
  }
}
