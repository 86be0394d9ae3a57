extension Signal {
  /// Work that starts with the first subscription, runs once, and whose events everyone gets.
  ///
  ///     let settings = Signal<Settings, Never>.startLazily(on: QueueScheduler(label: "files")) { subscriber in
  ///       subscriber.send(readSettings())
  ///       subscriber.complete()
  ///     }
  ///     settings.subscribe { apply($0) }   // reads the file
  ///     settings.subscribe { show($0) }    // gets what has been read
  ///
  /// `work` is scheduled at the first subscription, and does not start if that is disposed before; then the next
  /// subscription schedules it. Once started nothing cancels it: it belongs to no subscription. Later subscribers
  /// get what has been sent so far, and then what follows.
  ///
  /// Only what `work` sends before it returns comes on `scheduler`; what it sends later comes on the thread that sends
  /// it. Use `deliver(on:)` to have all events on one scheduler.
  ///
  /// The signal holds what it replays: everything, unless `capacity` says something else.
  ///
  /// RAC: `startLazilyWithScheduler:block:`.
  public static func startLazily(
    on scheduler: some Scheduler,
    replay capacity: ReplayCapacity = .unlimited,
    _ work: @escaping @Sendable (Subscriber<Value, Failure>) -> Void
  ) -> Signal<Value, Failure> {
    let subject = ReplaySubject<Value, Failure>(capacity: capacity)
    let start = BlockDisposable()
    return Signal(
      .erased { sink, subscription in
        subject.attach(sink, in: subscription)
        guard !start.isDisposed else { return }
        // Each subscription that comes before the start schedules one, for the others may be disposed.
        subscription.add(
          scheduler.schedule {
            if start.claim() { Signal.create(work).subscribe(subject) }
          }
        )
      }
    )
    .named("startLazily")
    .erased
  }

  /// Work that starts at once, runs once, and whose events everyone gets.
  ///
  ///     let settings = Signal<Settings, Never>.startEagerly(on: QueueScheduler(label: "files")) { subscriber in
  ///       subscriber.send(readSettings())
  ///       subscriber.complete()
  ///     }
  ///
  /// `work` is scheduled by this call, whether anyone subscribes or not. Otherwise as
  /// ``startLazily(on:replay:_:)``.
  ///
  /// RAC: `startEagerlyWithScheduler:block:`.
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
