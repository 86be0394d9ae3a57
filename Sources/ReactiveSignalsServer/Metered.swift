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
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does, after it has been measured.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the metrics, and the time of each subscription. No value is kept.
  ///
  /// - Parameters:
  ///   - label: The beginning of the labels.
  ///   - dimensions: The dimensions of each metric.
  /// - Returns: A signal of the same events.
  /// - Complexity: O(1) for each value.
  public func metered(
    _ label: String,
    dimensions: [(String, String)] = []
  ) -> some SignalProtocol<Value, Failure> {
    let values = Counter(label: "\(label).values", dimensions: dimensions)
    let failures = Counter(label: "\(label).failures", dimensions: dimensions)
    let latency = Timer(label: "\(label).latency", dimensions: dimensions)
    let subscriptions = Meter(label: "\(label).subscriptions", dimensions: dimensions)
    let source = erased
    return Signal<Value, Failure>.deferred {
      let wait = Wait()
      subscriptions.increment()
      return
        source
        .finally { subscriptions.decrement() }
        .on(
          next: { _ in
            wait.end(latency)
            values.increment()
          },
          failed: { _ in failures.increment() },
          terminated: { wait.end(latency) }
        )
        .erased
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
