extension SignalProtocol {
  /// Returns a signal that delivers each event in work on `scheduler`, in the same order.
  ///
  /// ![Marble diagram of deliver(on:)](deliverOn)
  ///
  ///     let typed = Subject<String, Never>()
  ///     typed
  ///       .map { $0.uppercased() }            // where `typed` is sent to
  ///       .deliver(on: MainScheduler.shared)
  ///       .subscribe { label.text = $0 }      // on the main queue
  ///
  /// Failure and completion wait behind the values. The upstream is cleaned up when it sends its terminal event, the result
  /// when that event is delivered. Disposal ends the upstream and drops the waiting events.
  ///
  /// An event schedules work unless work is scheduled or running already. The work delivers all events that wait, and those
  /// that arrive meanwhile. A source that is faster than the subscriber occupies the scheduler. Sending never waits for the
  /// scheduler, so any number of values may wait unless `policy` limits them.
  ///
  /// RAC: `deliverOn:`, which scheduled each event by itself.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler to deliver on. It has to be serial, as all schedulers are.
  ///   - policy: The number of values that may wait, and the treatment of the others.
  @inlinable
  public func deliver<S: Scheduler>(
    on scheduler: S,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<Value, Failure> {
    Delivered(self, scheduler, policy)
  }

  /// Returns a signal that delivers each event on the main queue: at once if it is sent there and no event waits, otherwise
  /// in work on ``MainScheduler``.
  ///
  /// An event of the main queue is delivered without delay, but never before earlier events from elsewhere. An event that
  /// is sent while another is being delivered is delivered after it. It behaves as ``deliver(on:buffering:)`` otherwise.
  ///
  /// RAC: `deliverOnMainThread`.
  ///
  /// - Parameter policy: The number of values that may wait, and the treatment of the others.
  @inlinable
  public func deliverOnMain(
    buffering policy: BufferingPolicy<Failure> = .all
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
    let serialized = SerializedSink(sink, subscription)
    let mailbox = Mailbox(policy, for: ScheduledDelivery(scheduler: scheduler, sink: serialized))
    // The upstream and the scheduled work retain the mailbox, and the mailbox retains the sink. Without them no event waits.
    subscription.add { [weak mailbox] in
      guard let mailbox else { return }
      mailbox.discard()
      mailbox.consumer.sink.releaseSink()
    }
    let source = CompoundDisposable(childOf: subscription)
    upstream.start(MailboxSink(mailbox, source), in: source)
  }
}

/// The consumer of a mailbox that delivers the events in work on a scheduler.
@frozen
@usableFromInline
struct ScheduledDelivery<S: Scheduler, Down: Sink & ~Copyable>: MailboxConsumer {
  @usableFromInline typealias Element = Event<Down.Value, Down.Failure>
  @usableFromInline typealias Failure = Down.Failure

  @usableFromInline let scheduler: S
  @usableFromInline let sink: SerializedSink<Down>

  @inlinable
  init(scheduler: S, sink: SerializedSink<Down>) {
    self.scheduler = scheduler
    self.sink = sink
  }

  @inlinable
  func attend(_ mailbox: Mailbox<ScheduledDelivery>) {
    // The work captures one reference, which takes no allocation.
    scheduler.schedule { mailbox.deliverAll() }
  }
}

extension Mailbox {
  /// Delivers events until none waits.
  @inlinable
  func deliverAll<S: Scheduler, Down: Sink & ~Copyable>() where Consumer == ScheduledDelivery<S, Down> {
    var batch = FIFO<Element>()
    while next(into: &batch) { consumer.sink.send(contentsOf: &batch) }
  }
}

/// A scheduler that runs work inline on the main queue, and schedules work there from elsewhere.
///
/// It does not keep the order of the work. The mailbox of ``Delivered`` does.
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
