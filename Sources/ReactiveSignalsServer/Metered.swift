#if Metrics
import Metrics
public import ReactiveSignals
import Synchronization

extension SignalProtocol {
  /// Returns a signal with the same events that measures them.
  ///
  ///     quotes.metered("quotes", dimensions: [("market", "XETR")])
  ///
  /// | metric | kind | meaning |
  /// |---|---|---|
  /// | `quotes.values` | counter | the values, whose increase in a time is the rate |
  /// | `quotes.failures` | counter | the failures |
  /// | `quotes.latency` | timer | the time from a subscription to its first value, or to its end without one |
  /// | `quotes.subscriptions` | meter | the live subscriptions |
  ///
  /// The metrics are made by this call, by the factory of the task or of the system. Several signals with one label and the same dimensions
  /// share them as far as the factory does. A subscription that is disposed before its first value has no latency.
  ///
  /// Metrics live as long as the factory keeps them, so dimensions with many values, such as a user, fill its memory. With `isTemporary` they
  /// are made at the first of the live subscriptions with one label and the same dimensions, and destroyed at the end of the last one:
  ///
  ///     quotes(for: user).metered("quotes", dimensions: [("user", user.id)], isTemporary: true)
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does, after it has been measured.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the metrics, and the time of each subscription. No value is kept. Temporary metrics end with the last subscription.
  ///
  /// - Parameters:
  ///   - label: The beginning of the labels.
  ///   - dimensions: The dimensions of each metric.
  ///   - isTemporary: `true` to destroy the metrics when no subscription is left.
  /// - Returns: A signal of the same events.
  /// - Complexity: O(1) for each value.
  public func metered(
    _ label: String,
    dimensions: [(String, String)] = [],
    isTemporary: Bool = false
  ) -> some SignalProtocol<Value, Failure> {
    let factory = MetricsSystem.factory
    let permanent = isTemporary ? nil : SignalMetrics(label, dimensions, factory)
    let source = erased
    return Signal<Value, Failure>.deferred {
      let metrics = permanent ?? TemporaryMetrics.use(label, dimensions, factory)
      let wait = Wait()
      metrics.subscriptions.increment()
      return
        source
        .finally {
          metrics.subscriptions.decrement()
          if isTemporary { TemporaryMetrics.release(metrics) }
        }
        .on(
          next: { _ in
            wait.end(metrics.latency)
            metrics.values.increment()
          },
          failed: { _ in metrics.failures.increment() },
          terminated: { wait.end(metrics.latency) }
        )
        .erased
    }
  }
}

/// The metrics of one label and its dimensions.
private struct SignalMetrics: Sendable {
  /// The label, the dimensions and the factory, which tell metrics apart.
  struct Key: Hashable, Sendable {
    let label: String
    let dimensions: [[String]]
    let factory: ObjectIdentifier
  }

  let key: Key
  let values: Counter
  let failures: Counter
  let latency: Timer
  let subscriptions: Meter

  init(_ label: String, _ dimensions: [(String, String)], _ factory: any MetricsFactory) {
    key = Self.key(label, dimensions, factory)
    values = Counter(label: "\(label).values", dimensions: dimensions, factory: factory)
    failures = Counter(label: "\(label).failures", dimensions: dimensions, factory: factory)
    latency = Timer(label: "\(label).latency", dimensions: dimensions, factory: factory)
    subscriptions = Meter(label: "\(label).subscriptions", dimensions: dimensions, factory: factory)
  }

  static func key(_ label: String, _ dimensions: [(String, String)], _ factory: any MetricsFactory) -> Key {
    let type = type(of: factory)
    // Of factories that are structures there is one of a type in a program.
    let identity = type is AnyClass ? ObjectIdentifier(factory as AnyObject) : ObjectIdentifier(type)
    return Key(label: label, dimensions: dimensions.map { [$0.0, $0.1] }, factory: identity)
  }

  func destroy() {
    values.destroy()
    failures.destroy()
    latency.destroy()
    subscriptions.destroy()
  }
}

/// The metrics that live as long as their subscriptions, with the number of these.
private enum TemporaryMetrics {
  private static let inUse = Mutex<[SignalMetrics.Key: (metrics: SignalMetrics, count: Int)]>([:])

  static func use(
    _ label: String,
    _ dimensions: [(String, String)],
    _ factory: any MetricsFactory
  ) -> SignalMetrics {
    // The factory is called with the lock held, so that no thread gets metrics that another one destroys. It calls no signal.
    inUse.withLock { inUse in
      let key = SignalMetrics.key(label, dimensions, factory)
      let metrics = inUse[key]?.metrics ?? SignalMetrics(label, dimensions, factory)
      inUse[key] = (metrics, (inUse[key]?.count ?? 0) + 1)
      return metrics
    }
  }

  static func release(_ metrics: SignalMetrics) {
    inUse.withLock { inUse in
      let count = (inUse[metrics.key]?.count ?? 1) - 1
      if count > 0 {
        inUse[metrics.key]?.count = count
      } else {
        inUse[metrics.key] = nil
        metrics.destroy()
      }
    }
  }
}

/// The time from a subscription to its first event.
private final class Wait: Sendable {
  private let start = ContinuousClock.now
  private let hasEnded = Atomic(false)

  func end(_ timer: Metrics.Timer) {
    // The events are serial: this is no race, and is read for each value.
    if hasEnded.load(ordering: .relaxed) { return }
    hasEnded.store(true, ordering: .relaxed)
    timer.record(duration: ContinuousClock.now - start)
  }
}
#else
public import ReactiveSignals

extension SignalProtocol {
  /// The package offers it with its trait `Metrics`.
  @available(*, unavailable, message: "Add the trait Metrics to the dependency on ReactiveSignals")
  public func metered(_ label: String) -> Signal<Value, Failure> { neverCalled() }
}
#endif
