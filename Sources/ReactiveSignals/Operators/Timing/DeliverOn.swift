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
  /// Work is scheduled when an event arrives and no work is scheduled or running. It delivers all waiting events, including
  /// those that arrive meanwhile, so one piece of work delivers many events. A source that is faster than the subscriber
  /// occupies the scheduler. Sending never waits for the scheduler, so any number of events may wait unless `policy` limits
  /// them.
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
    let mailbox = Mailbox<Event<Value, Failure>, Failure>(policy) { [scheduler] mailbox in
      scheduler.schedule { mailbox.drain { serialized.send(event: $0) } }
    }
    // The senders hold the mailbox, which holds the sink. When they are gone nothing is left to discard.
    subscription.add { [weak mailbox, unowned serialized] in
      guard let mailbox else { return }
      mailbox.discard()
      serialized.releaseSink()
    }
    let source = CompoundDisposable(childOf: subscription)
    upstream.start(MailboxSink(mailbox, source), in: source)
  }
}

/// A scheduler that runs work at once on the main queue, and schedules it there from elsewhere.
///
/// It does not keep the order of work. A mailbox does.
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
