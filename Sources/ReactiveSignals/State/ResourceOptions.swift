/// The rules by which a ``Resource`` loads.
///
///     let options = ResourceOptions(whileObserved: .keep(for: .seconds(5), on: .main))
///       .staleAfter(.seconds(60), on: .main)
///       .retrying(3, backoff: .exponential(initial: .seconds(1)), on: .main)
///
/// Without any, a resource loads at once and for each parameter, whether somebody observes it or not.
public struct ResourceOptions: Sendable {
  fileprivate struct Retries: Sendable {
    let count: Int
    let backoff: Backoff
    let scheduler: any TimedScheduler
  }

  fileprivate struct Age: Sendable {
    let limit: Duration
    let scheduler: any TimedScheduler
  }

  private(set) var keepsPrevious: Bool
  private(set) var unobserved: UnobservedPolicy?
  private var retries: Retries?
  private var age: Age?

  /// Creates options.
  ///
  /// An observer of a resource is a subscription to a signal of it, of its ``Resource/state``, or of a property that is derived from one of
  /// them. See ``Property/init(initial:then:whileObserved:)``.
  ///
  /// - Parameters:
  ///   - keepsPrevious: A Boolean value that indicates whether the value of one parameter is shown until that of the next is loaded.
  ///   - unobserved: The treatment of the loads when nobody observes anymore. The first observer then begins the load of the present parameter,
  ///     unless it has ended, and until then the state is `loading`. A load that runs when the time is over is canceled, and begins again with
  ///     the next observer. If `nil`, the resource loads without observers too.
  public init(keepingPrevious keepsPrevious: Bool = true, whileObserved unobserved: UnobservedPolicy? = nil) {
    self.keepsPrevious = keepsPrevious
    self.unobserved = unobserved
  }

  /// Returns options with which the first observer, after a time without any, begins another load if the last one is old.
  ///
  /// The age of a load is the time since its last value or its end. The state is then `loading`, with the last value. A value does not get
  /// old while somebody observes it: use ``Resource/reload(every:on:)`` for that.
  ///
  /// - Parameters:
  ///   - age: The age from which a load is old; not negative.
  ///   - scheduler: The scheduler that measures the time.
  /// - Returns: Options.
  public func staleAfter(_ age: Duration, on scheduler: some TimedScheduler) -> ResourceOptions {
    stopProgram(
      unless: age >= .zero,
      "The age of a load can't be negative. A past date gives one: use max(.zero, duration)"
    )
    var options = self
    options.age = Age(limit: age, scheduler: scheduler)
    return options
  }

  /// Returns options with which a load that fails is repeated before its failure is shown, as with
  /// ``SignalProtocol/retry(_:backoff:on:using:)``.
  ///
  /// - Parameters:
  ///   - times: The number of attempts that may follow the first; not negative.
  ///   - backoff: The delays.
  ///   - scheduler: The scheduler that measures the delays.
  /// - Returns: Options.
  public func retrying(
    _ times: Int,
    backoff: Backoff,
    on scheduler: some TimedScheduler
  ) -> ResourceOptions {
    var options = self
    options.retries = Retries(count: times, backoff: backoff, scheduler: scheduler)
    return options
  }

  /// Returns options with which each value is shown until the next one is loaded.
  func keepingPrevious() -> ResourceOptions {
    var options = self
    options.keepsPrevious = true
    return options
  }

  func loading(whileObserved policy: UnobservedPolicy) -> ResourceOptions {
    var options = self
    options.unobserved = policy
    return options
  }

  /// A Boolean value that indicates whether the ends of loads matter.
  var keepsHistory: Bool { unobserved != nil || age != nil }

  /// The time of the clock that measures the age of loads.
  var now: Duration? { age?.scheduler.now }

  /// Returns whether a load that sent or ended at a time is old.
  func isStale(since last: Duration) -> Bool {
    guard let age else { return false }
    return age.scheduler.now - last >= age.limit
  }

  /// Returns a load with its repetitions.
  ///
  /// - Parameter staysOnMain: A Boolean value that indicates whether each begins on the main actor.
  func repeating<Content, Failure>(
    _ load: Signal<Content, Failure>,
    onMain staysOnMain: Bool
  ) -> Signal<Content, Failure> {
    guard let retries else { return load }
    let attempt = staysOnMain ? load.startedOnMain : load
    return attempt.retry(retries.count, backoff: retries.backoff, on: retries.scheduler)
  }
}
