extension SignalProtocol {
  /// Sends each event again from work on `scheduler`, in the same order.
  ///
  /// ![Marble diagram of deliver(on:)](deliverOn)
  ///
  ///     let typed = Subject<String, Never>()
  ///     typed
  ///       .map { $0.uppercased() }            // where `typed` is sent to
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
    buffering policy: BufferingPolicy<Failure> = .all
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
