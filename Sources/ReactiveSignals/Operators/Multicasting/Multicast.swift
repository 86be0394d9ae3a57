extension SignalProtocol {
  /// Returns a connection that shares one subscription to this signal among the subscribers of `subject`.
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
  /// The source does not start before ``MulticastConnection/connect()``. To start and stop the source by the number of
  /// subscribers, use ``share(replay:startingAt:whenUnobserved:afterTermination:buffering:)``.
  ///
  /// - **Sends**: to the subscribers of `subject`, the values of this signal after the connection has been made.
  /// - **Ends**: as this signal does, as `subject` decides for late subscribers.
  /// - **Disposal**: disposing the connection disposes this signal, and no later call connects again. Disposing a
  ///   subscription ends it alone.
  /// - **Thread**: the sender's.
  /// - **Memory**: the values that `subject` keeps.
  ///
  /// RAC: `multicast:`.
  ///
  /// - Parameters:
  ///   - subject: The subject that receives all events of this signal and that the subscribers subscribe to. It
  ///     decides which events late subscribers receive.
  ///   - policy: Whether this signal waits for the subscribers of the connection. With ``BufferingPolicy/waiting(_:)`` it waits
  ///     while one of them wants no value. With all other policies it does not wait. This operator has no buffer: the limits are
  ///     those of the subscribers.
  /// - Returns: A connection that has not been made yet.
  /// - Complexity: O(*n*) for each value, with *n* subscribers.
  @_alwaysEmitIntoClient
  public func multicast<S: SignalProtocol & SubscriberProtocol>(
    _ subject: S,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MulticastConnection<Value, Failure> where S.Value == Value, S.Failure == Failure {
    MulticastConnection(
      signal: subject.erased,
      waits: policy.pacing != nil,
      finish: { [weak subject] in subject?.complete() }
    ) { subscription in
      subject.add(subscription)
      if let pressure = subscription.pressure {
        start(HandlerSink(sendingTo: subject, under: pressure), in: subscription)
      } else {
        start(HandlerSink(sendingTo: subject), in: subscription)
      }
    }
  }

  /// Returns a connection that shares one subscription to this signal among the subscribers at the time of each event:
  /// `multicast(Subject())`.
  ///
  /// ![Marble diagram of publish](publish)
  ///
  ///     let connection = [1, 2].signal().publish()
  ///     connection.signal.subscribe { print("first", $0) }
  ///     connection.signal.subscribe { print("second", $0) }
  ///     connection.connect()
  ///     // first 1
  ///     // second 1
  ///     // first 2
  ///     // second 2
  ///
  /// It behaves as ``multicast(_:buffering:)``.
  ///
  /// RAC: `publish`.
  @_alwaysEmitIntoClient
  public func publish() -> MulticastConnection<Value, Failure> {
    multicast(Subject<Value, Failure>())
  }
}

/// A shared subscription to a signal, made on demand. See ``SignalProtocol/multicast(_:buffering:)``.
///
/// The connection holds the source and the subject. Its release does not end the subscription. Disposing the result of
/// ``connect()`` does.
///
/// RAC: `RACMulticastConnection`.
public final class MulticastConnection<Value: Sendable, Failure: Error>: Sendable {
  /// The subject as a signal, which the subscribers subscribe to.
  public let signal: Signal<Value, Failure>

  fileprivate let start: @Sendable (CompoundDisposable) -> Void
  /// The run of the source. It counts the subscribers of the signals that connect automatically.
  fileprivate let run: SharedRun

  @usableFromInline
  init(
    signal: Signal<Value, Failure>,
    waits: Bool,
    finish: @escaping @Sendable () -> Void,
    _ start: @escaping @Sendable (CompoundDisposable) -> Void
  ) {
    self.start = start
    let policy = SharedRun.Policy(
      capacity: .last(0),
      threshold: 1,
      unobserved: .stop,
      termination: .replayTerminal,
      waits: waits
    )
    run = SharedRun(policy, SharedRun.Handoff()) { run in
      // In this order, so that the cleanup has run when the subscribers of the subject are completed.
      run.upstream.dispose()
      finish()
    }
    self.signal = run.waitingSubscribers.map { signal.waitedFor(by: $0) } ?? signal
  }

  /// Subscribes the subject to the source, at the first call only. Any thread may call it.
  ///
  /// A source that sends synchronously does so on the thread of the first call, before that call returns.
  ///
  /// - Returns: The subscription, the same for each call. Its disposal is final: the subscribers receive no more events, and
  ///   no later call connects again. Another thread may dispose it before the source has started.
  @discardableResult
  public func connect() -> any Disposable {
    if run.begin() { start(run.upstream) }
    return run.upstream
  }

  /// Returns a signal that connects at its first subscription, and disposes the subscription to the source when its last
  /// subscriber leaves.
  ///
  ///     let shared = source.multicast(ReplaySubject(capacity: .last(1))).autoconnect()
  ///
  /// The first subscriber is subscribed before the source starts, so it receives all events. A first subscriber that ends
  /// with the values that the subject replays does not connect. The source runs only once. When the last subscriber leaves,
  /// no event can follow, so the subject is completed. Later subscribers receive the events that the subject has for late
  /// subscribers: the replayed values and the completion. To run the source again for later subscribers, use
  /// ``SignalProtocol/share(replay:startingAt:whenUnobserved:afterTermination:buffering:)``.
  ///
  /// All signals that one connection returns count their subscribers together.
  ///
  /// - **Sends**: the values that the subject has for a new subscriber, and then the later ones.
  /// - **Ends**: as the source does. After the last subscriber has left, it completes.
  /// - **Disposal**: ends one subscription. The last subscriber to leave disposes the source.
  /// - **Thread**: the sender's. The source is started on the thread of the first subscriber.
  /// - **Memory**: the values that the subject keeps.
  ///
  /// RAC: `autoconnect`, which gave late subscribers no events and no end.
  ///
  /// - Returns: A signal of the events of the source.
  /// - Complexity: O(*n*) for each value, with *n* subscribers.
  public func autoconnect() -> Signal<Value, Failure> {
    Signal { [self] call in
      call.answer("[\(signal)] \(describe("autoconnect", sharedAs: ObjectIdentifier(run)))") {
        sink,
        subscription in
        let token = run.enter(subscription)
        // The source starts after that, and the subscriber receives what it sends immediately.
        AttachLoop.finish { signal.attach(erased: sink, in: subscription) }
        guard let token, run.startsUpstream(for: token) else { return }
        AttachLoop.move(from: subscription, to: run.upstream)
        start(run.upstream)
      }
    }
  }
}

extension Signal {
  /// Returns this signal, whose subscribers make the source of a connection wait.
  fileprivate func waitedFor(by subscribers: Pressure.WaitingSubscribers) -> Signal {
    Signal { call in
      call.answer(self.description) { sink, subscription in
        subscribers.add(subscription)
        self.attach(erased: sink, in: subscription)
      }
    }
  }
}
