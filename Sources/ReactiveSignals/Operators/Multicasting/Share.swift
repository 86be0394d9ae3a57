extension SignalProtocol {
  /// Returns a signal whose subscribers share one subscription to this signal.
  ///
  /// ![Marble diagram of share with three subscribers](share)
  ///
  ///     let position = locations().share(replay: 1)
  ///     position.subscribe { print("map", $0) }       // `locations()` runs
  ///     position.subscribe { print("weather", $0) }   // receives the last position, then shares what follows
  ///
  /// The upstream starts when it has `subscribers` subscribers, on the thread of the last of them, which misses nothing.
  /// All subscribers receive the values in one order, on the thread that sends. By default the upstream is disposed when the
  /// last subscriber leaves, and a later subscriber starts it again. A subscriber that comes after the end of the upstream
  /// receives the kept values and the terminal event.
  ///
  /// Runs of the upstream do not overlap. The next run begins when the upstream of the previous one is disposed, its cleanup
  /// has run, and the call that started it has returned. A subscriber that comes before that does not wait: the thread that
  /// finishes the previous run starts the next one.
  ///
  /// The other parameters change these rules:
  ///
  ///     source.share(startingAt: 2)                               // waits for two subscribers
  ///     source.share(replay: 1, whenUnobserved: .keep)            // continues without subscribers
  ///     source.share(whenUnobserved: .keep(for: .seconds(5), on: .main))
  ///     source.share(afterTermination: .restart)                  // runs again after its end
  ///     request().share(replay: 1, afterTermination: .restartAfterFailure)   // keeps an answer, and asks again after a failure
  ///     source.share(buffering: .waiting)                         // the slowest subscriber decides how fast the source is read
  ///
  /// The upstream is disposed when the shared signal and its subscribers are released, in any case.
  ///
  /// - **Sends**: the kept values to each new subscriber, and then the later ones, in one order for all.
  /// - **Ends**: as this signal does. A late subscriber receives the end after the kept values, unless `termination`
  ///   restarts this signal.
  /// - **Disposal**: ends one subscription. The last subscriber to leave disposes this signal, unless `unobserved`
  ///   keeps it.
  /// - **Thread**: the sender's. This signal is started on the thread of the subscriber that completes the number.
  /// - **Memory**: `count` values while this signal runs. If the shared signal replays the end, it also keeps them
  ///   after it.
  ///
  /// - Parameters:
  ///   - count: The number of values that a late subscriber receives first. It is not negative.
  ///   - subscribers: The number of subscribers that start the upstream. It is positive.
  ///   - unobserved: The treatment of the upstream when the last subscriber leaves.
  ///   - termination: The events for subscribers that come after the end of the upstream.
  ///   - policy: Whether the upstream waits for the subscribers. With ``BufferingPolicy/waiting(_:)`` it waits while one of them
  ///     wants no value. With all other policies it does not wait. This operator has no buffer: the limits are those of the
  ///     subscribers.
  /// - Returns: A signal with the events of this signal.
  /// - Complexity: O(*n*) for each value, with *n* subscribers.
  @inlinable
  public func share(
    replay count: Int = 0,
    startingAt subscribers: Int = 1,
    whenUnobserved unobserved: UnobservedPolicy = .stop,
    afterTermination termination: TerminationPolicy = .replayTerminal,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: count, "Can't replay a negative number of values")
    stopProgram(unless: subscribers > 0, "A shared signal starts with a subscriber. Pass 1 or more")
    return Shared(
      erased,
      SharedRun.Policy(
        capacity: .last(count),
        threshold: subscribers,
        unobserved: unobserved,
        termination: termination,
        waits: policy.pacing != nil
      )
    )
    .signal
  }
}

/// The treatment of a shared upstream that has no more subscribers.
///
/// See ``SignalProtocol/share(replay:startingAt:whenUnobserved:afterTermination:buffering:)``.
public struct UnobservedPolicy: Sendable {
  /// A Boolean value that indicates whether the upstream continues without subscribers.
  let keeps: Bool
  /// The time without subscribers, and the scheduler that measures it, if there is one.
  var time: (duration: Duration, scheduler: any TimedScheduler)?

  /// A policy that disposes the upstream and drops the kept values. The next subscriber starts the upstream again.
  public static var stop: UnobservedPolicy { UnobservedPolicy(keeps: false) }

  /// A policy that lets the upstream continue until it ends or the shared signal is released.
  public static var keep: UnobservedPolicy { UnobservedPolicy(keeps: true) }

  /// Returns a policy that lets the upstream continue for `duration`, and then disposes it unless a subscriber has come.
  ///
  /// - Parameters:
  ///   - duration: The time without subscribers. It is not negative.
  ///   - scheduler: The scheduler that measures the time and disposes the upstream.
  public static func keep(for duration: Duration, on scheduler: some TimedScheduler) -> UnobservedPolicy {
    stopProgram(ifNegative: duration, "Can't keep a source for a negative duration")
    return UnobservedPolicy(keeps: true, time: (duration, scheduler))
  }
}

/// The events for subscribers that come after the end of a shared upstream.
///
/// See ``SignalProtocol/share(replay:startingAt:whenUnobserved:afterTermination:buffering:)``.
public enum TerminationPolicy: Sendable, Hashable {
  /// The kept values, then the terminal event.
  case replayTerminal
  /// The kept values, then the completion, if the upstream has completed. If it has failed, the events of a new run.
  case restartAfterFailure
  /// The events of a new run of the upstream.
  case restart

  /// Returns whether a subscriber that comes after the end starts the upstream again.
  func restarts(afterFailure hasFailed: Bool) -> Bool {
    switch self {
    case .replayTerminal: false
    case .restartAfterFailure: hasFailed
    case .restart: true
    }
  }
}

extension SharedRun {
  /// The arguments of `share` and `replay`.
  @usableFromInline
  struct Policy: Sendable {
    @usableFromInline let capacity: ReplayCapacity
    let threshold: Int
    let unobserved: UnobservedPolicy
    let termination: TerminationPolicy
    /// A Boolean value that indicates whether the upstream waits for the slowest subscriber.
    let waits: Bool

    @usableFromInline
    init(
      capacity: ReplayCapacity,
      threshold: Int,
      unobserved: UnobservedPolicy,
      termination: TerminationPolicy,
      waits: Bool = false
    ) {
      self.capacity = capacity
      self.threshold = threshold
      self.unobserved = unobserved
      self.termination = termination
      self.waits = waits
    }
  }
}
