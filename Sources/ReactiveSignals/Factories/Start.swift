extension Signal {
  /// Returns a signal that runs `work` once, at the first subscription, and sends its events to all subscribers.
  ///
  ///     let settings = Signal<Settings, Never>.startLazily(on: QueueScheduler(label: "files")) { subscriber in
  ///       subscriber.send(readSettings())
  ///       subscriber.complete()
  ///     }
  ///     settings.subscribe { apply($0) }   // reads the file
  ///     settings.subscribe { show($0) }    // gets the same settings
  ///
  /// `work` is scheduled at the first subscription. When that subscription is disposed before the work starts, the next
  /// subscription schedules it. Work that has started belongs to no subscription, and disposal does not cancel it. A later
  /// subscriber gets the values sent so far, and then those that follow.
  ///
  /// Values that `work` sends before it returns are sent on `scheduler`. Later values are sent on the thread that sends them
  /// to the subscriber. ``SignalProtocol/deliver(on:buffering:)`` moves them to one scheduler.
  ///
  /// The signal holds the values that it replays: all of them, unless `capacity` sets a limit.
  ///
  /// RAC: `startLazilyWithScheduler:block:`.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that runs the work.
  ///   - capacity: The values that a later subscriber gets.
  ///   - work: A closure that sends to a subscriber.
  /// - Returns: A signal of the values that the closure sends.
  @inlinable
  public static func startLazily(
    on scheduler: some Scheduler,
    replay capacity: ReplayCapacity = .unlimited,
    _ work: @escaping @Sendable (Subscriber<Value, Failure>) -> Void
  ) -> Signal<Value, Failure> {
    let subject = ReplaySubject<Value, Failure>(capacity: capacity)
    let start = BlockDisposable()
    return Signal(
      .chain { call in
        call.answer { sink, subscription in
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
    )
    .named("startLazily")
    .erased
  }

  /// Returns a signal that runs `work` once, scheduled by this call, and sends its events to all subscribers.
  ///
  ///     let settings = Signal<Settings, Never>.startEagerly(on: QueueScheduler(label: "files")) { subscriber in
  ///       subscriber.send(readSettings())
  ///       subscriber.complete()
  ///     }
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
  @inlinable
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
