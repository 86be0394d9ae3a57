extension Signal {
  /// Returns a signal that runs `work` once, at the first subscription, and sends its events to all subscribers.
  ///
  ///     let answer = Signal<Int, Never>.startLazily(on: scheduler) { subscriber in
  ///       print("runs")
  ///       subscriber.send(42)
  ///       subscriber.complete()
  ///     }
  ///     answer.subscribe { print("first", $0) }
  ///     answer.subscribe { print("second", $0) }
  ///     // runs
  ///     // first 42
  ///     // second 42
  ///
  /// A later subscriber gets the values sent so far, and then those that follow.
  ///
  /// - **Sends**: the values of `work`, which runs once for all subscribers.
  /// - **Ends**: completes or fails when `work` does. Later subscribers receive the kept values and the end.
  /// - **Disposal**: ends one subscription. Work that has started continues. Disposal of the only subscription before
  ///   the start prevents it, and the next subscription schedules the work.
  /// - **Thread**: `scheduler` for the values that `work` sends before it returns, and for later ones the thread that
  ///   sends them. ``SignalProtocol/deliver(on:buffering:)`` moves them to one scheduler.
  /// - **Memory**: the values that it replays: all, unless `capacity` sets a limit.
  ///
  /// RAC: `startLazilyWithScheduler:block:`.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that runs the work.
  ///   - capacity: The values that a later subscriber gets.
  ///   - work: A closure that sends to a subscriber.
  /// - Returns: A signal of the values that the closure sends.
  /// - Complexity: O(*n*) for each value, with *n* subscribers.
  @_alwaysEmitIntoClient
  public static func startLazily(
    on scheduler: some Scheduler,
    replay capacity: ReplayCapacity = .unlimited,
    _ work: @escaping @Sendable (Subscriber<Value, Failure>) -> Void
  ) -> Signal<Value, Failure> {
    let subject = ReplaySubject<Value, Failure>(capacity: capacity)
    let start = BlockDisposable()
    return Signal { call in
      call.answer("startLazily") { sink, subscription in
        subject.attach(sink, in: subscription)
        guard !start.isDisposed else { return }
        // Each subscription before the start schedules the work, because the others may be disposed.
        subscription.add(
          scheduler.schedule {
            if start.claim() { Signal.create(work).subscribe(subject) }
          }
        )
      }
    }
  }

  /// Returns a signal that runs `work` once, scheduled by this call, and sends its events to all subscribers.
  ///
  ///     let answer = Signal<Int, Never>.startEagerly(on: scheduler) { subscriber in
  ///       print("runs")
  ///       subscriber.send(42)
  ///       subscriber.complete()
  ///     }
  ///     answer.subscribe { print("first", $0) }
  ///     answer.subscribe { print("second", $0) }
  ///     // runs
  ///     // first 42
  ///     // second 42
  ///
  /// The work runs also without a subscription. Otherwise it behaves as ``startLazily(on:replay:_:)``.
  ///
  /// RAC: `startEagerlyWithScheduler:block:`.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that runs the work.
  ///   - capacity: The values that a later subscriber gets.
  ///   - work: A closure that sends to a subscriber.
  /// - Returns: A signal of the values that the closure sends.
  @_alwaysEmitIntoClient
  public static func startEagerly(
    on scheduler: some Scheduler,
    replay capacity: ReplayCapacity = .unlimited,
    _ work: @escaping @Sendable (Subscriber<Value, Failure>) -> Void
  ) -> Signal<Value, Failure> {
    let subject = ReplaySubject<Value, Failure>(capacity: capacity)
    scheduler.schedule { Signal.create(work).subscribe(subject) }
    return subject.named("startEagerly").erased
  }
}
