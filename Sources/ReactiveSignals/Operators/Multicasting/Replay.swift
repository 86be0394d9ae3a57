extension SignalProtocol {
  /// Starts this signal, once, and returns a signal that sends each subscriber its earlier and later values.
  ///
  /// ![Marble diagram of replay](replay)
  ///
  ///     let answer = request().replay()                  // the request is sent
  ///     answer.subscribe { print($0) }                   // the answer, when it comes or has come
  ///
  /// Late subscribers receive the values, and the terminal event if there is one, before the subscription returns. The
  /// source runs until it ends, even without subscribers. It is disposed when the returned signal and its subscribers are
  /// released.
  ///
  /// To dispose the source with its last subscriber, use ``share(replay:startingAt:whenUnobserved:afterTermination:buffering:)``.
  ///
  /// - **Sends**: the earlier values to each new subscriber, and then the later ones.
  /// - **Ends**: as this signal does. A late subscriber receives the end after the kept values.
  /// - **Disposal**: ends one subscription. This signal runs until it ends, or until the returned signal and its
  ///   subscribers are released.
  /// - **Thread**: the sender's. The earlier values are sent on the thread of the subscriber, before `subscribe`
  ///   returns.
  /// - **Memory**: all values, without a limit unless `capacity` sets one.
  ///
  /// RAC: `replay`.
  ///
  /// - Parameter capacity: The number of values that a late subscriber receives.
  /// - Complexity: O(*n*) for each value, with *n* subscribers.
  @_alwaysEmitIntoClient
  public func replay(capacity: ReplayCapacity = .unlimited) -> Signal<Value, Failure> {
    let shared = Shared(erased, .replay(capacity))
    shared.startNow()
    return shared.signal
  }

  /// Starts this signal, once, and returns a signal that sends each subscriber the last value and later values.
  ///
  ///     [1, 2].signal().replayLast().subscribe { print($0) }
  ///     // 2
  ///
  /// It behaves as ``replay(capacity:)`` otherwise.
  ///
  /// RAC: `replayLast`.
  @_alwaysEmitIntoClient
  public func replayLast() -> Signal<Value, Failure> {
    replay(capacity: .last(1))
  }

  /// Returns a signal that starts this signal once, at its first subscription, and sends each subscriber its earlier and
  /// later values.
  ///
  ///     let answer = Signal.just(42).on(subscribed: { print("runs") }).replayLazily()
  ///     answer.subscribe { print("first", $0) }
  ///     answer.subscribe { print("second", $0) }
  ///     // runs
  ///     // first 42
  ///     // second 42
  ///
  /// It behaves as ``replay(capacity:)`` otherwise.
  ///
  /// RAC: `replayLazily`.
  ///
  /// - Parameter capacity: The number of values that a late subscriber receives.
  @_alwaysEmitIntoClient
  public func replayLazily(capacity: ReplayCapacity = .unlimited) -> Signal<Value, Failure> {
    Shared(erased, .replay(capacity)).signal
  }
}

extension SharedRun.Policy {
  @usableFromInline
  static func replay(_ capacity: ReplayCapacity) -> Self {
    Self(capacity: capacity, threshold: 1, unobserved: .keep, termination: .replayTerminal)
  }
}
