extension SignalProtocol {
  /// Sends each event again from work on `scheduler`, in the same order.
  ///
  /// ![Marble diagram of deliver(on:)](deliverOn)
  ///
  ///     let typed = Subject<String, Never>()
  ///     typed
  ///       .map { parse($0) }                  // where `typed` is sent to
  ///       .deliver(on: MainScheduler.shared)
  ///       .subscribe { label.text = $0 }      // on the main queue
  ///
  /// Failure and completion wait their turn behind the values. The upstream ends, and is cleaned up, when it sends
  /// its terminal event; the result when that is delivered. Disposal ends the upstream and drops what waits.
  ///
  /// Work is scheduled when an event arrives and none is scheduled or running. It delivers all that waits, also what
  /// arrives meanwhile, so one hop serves as many events as there are, and a source that is faster than the
  /// subscriber keeps the scheduler to itself. Sending never waits for the scheduler, therefore events
  /// are queued without limit unless `policy` sets one.
  ///
  /// RAC: `deliverOn:`, which scheduled each event by itself.
  ///
  /// - Parameters:
  ///   - scheduler: where to deliver. It has to be serial, as all schedulers are.
  ///   - policy: what to do when too many values wait.
  @inlinable
  public func deliver<S: Scheduler>(
    on scheduler: S,
    buffering policy: BufferingPolicy<Failure> = .unlimited
  ) -> some SignalProtocol<Value, Failure> {
    Delivered(self, scheduler, policy)
  }

  /// Sends each event on the main queue: at once when it is sent there and none is waiting, otherwise from work on
  /// ``MainScheduler``, in the same order.
  ///
  /// So what the user does shows without delay, and never before what was sent earlier from elsewhere. An event
  /// that is sent while another is being delivered is delivered after it. Otherwise as ``deliver(on:buffering:)``.
  ///
  /// RAC: `deliverOnMainThread`.
  ///
  /// - Parameter policy: What to do when too many values wait.
  @inlinable
  public func deliverOnMain(
    buffering policy: BufferingPolicy<Failure> = .unlimited
  ) -> some SignalProtocol<Value, Failure> {
    Delivered(self, MainWhenElsewhere(), policy)
  }
}

@frozen
@usableFromInline
struct Delivered<Upstream: SignalProtocol, S: Scheduler>: SignalProtocol {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let scheduler: S
  @usableFromInline let policy: BufferingPolicy<Failure>

  @inlinable
  init(_ upstream: Upstream, _ scheduler: S, _ policy: BufferingPolicy<Failure>) {
    self.upstream = upstream
    self.scheduler = scheduler
    self.policy = policy
  }

  @usableFromInline
  var description: String { "[\(upstream)] deliverOn" }

  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    let delivery = Delivery(sink, subscription, scheduler, policy)
    // Those who send hold the delivery; when they are gone nothing is left to cancel.
    subscription.add { [weak delivery] in delivery?.cancel() }
    upstream.start(DeliverySink(delivery), in: delivery.upstream)
  }
}

/// One subscription's events on their way to the scheduler.
@usableFromInline
final class Delivery<Down: Sink & ~Copyable, S: Scheduler>: Sendable {
  @usableFromInline typealias Item = Event<Down.Value, Down.Failure>

  @usableFromInline let serialized: SerializedSink<Down>
  @usableFromInline let upstream: CompoundDisposable
  @usableFromInline let scheduler: S
  @usableFromInline let policy: BufferingPolicy<Down.Failure>
  @usableFromInline let backlog = Backlog<Item>()

  @inlinable
  init(
    _ down: consuming Down,
    _ subscription: CompoundDisposable,
    _ scheduler: S,
    _ policy: BufferingPolicy<Down.Failure>
  ) {
    serialized = SerializedSink(down, subscription)
    upstream = CompoundDisposable(childOf: subscription)
    self.scheduler = scheduler
    self.policy = policy
  }

  @inlinable
  func send(_ value: Down.Value) {
    let (isUnattended, dropped, failure) = backlog.post(.next(value), policy)
    if isUnattended { scheduleDelivery() }
    withExtendedLifetime(dropped) {}
    guard let failure else { return }
    upstream.dispose()
    end(.failed(failure))
  }

  @inlinable
  func end(_ event: Item) {
    if backlog.post(event) { scheduleDelivery() }
  }

  @inlinable
  func scheduleDelivery() {
    scheduler.schedule { self.deliver() }
  }

  @inlinable
  func deliver() {
    // Each is released when it has been delivered.
    if policy.isUnlimited {
      var batch = FIFO<Item>()
      while backlog.collect(&batch) {
        while let event = batch.popFirst() { serialized.send(event: event) }
      }
    } else {
      // What waits has to stay where it is counted, and can be dropped.
      while let event = backlog.next() { serialized.send(event: event) }
    }
  }

  @inlinable
  func cancel() {
    backlog.discard()
    serialized.releaseSink()
  }
}

@frozen
@usableFromInline
struct DeliverySink<Down: Sink & ~Copyable, S: Scheduler>: Sink, ~Copyable {
  @usableFromInline let delivery: Delivery<Down, S>

  @inlinable
  init(_ delivery: Delivery<Down, S>) { self.delivery = delivery }

  @inlinable
  func send(_ value: Down.Value) { delivery.send(value) }

  @inlinable
  func fail(_ error: Down.Failure) { delivery.end(.failed(error)) }

  @inlinable
  func complete() { delivery.end(.completed) }
}

/// Runs work inline on the main queue, and there later from elsewhere.
///
/// By itself it does not keep work in order; a delivery does.
@frozen
@usableFromInline
struct MainWhenElsewhere: Scheduler {
  @inlinable
  init() {}

  @usableFromInline
  func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    MainScheduler.isCurrent ? ImmediateScheduler().schedule(work) : MainScheduler.shared.schedule(work)
  }
}
