#if NATS
#if Metrics
import Metrics
public import ReactiveSignals

extension SignalProtocol where Value: NATSMeasurement {
  /// Returns a signal with the same events that shows its numbers as meters.
  ///
  ///     connection.statistics(every: .seconds(10)).meteredNumbers("nats").subscribe { _ in }
  ///     orders.statistics(of: "billing", every: .seconds(10)).meteredNumbers("billing", dimensions: [("stream", "ORDERS")])
  ///       .subscribe(next: { _ in }, failed: { print($0) })
  ///
  /// | meter of a connection | meaning |
  /// |---|---|
  /// | `nats.reconnects` | the times that the connection is back |
  /// | `nats.waiting` | the messages to streams without an answer |
  /// | `nats.subscriptions` | the subscriptions at the server |
  /// | `nats.redeliveries` | the messages that workers were given again |
  /// | `nats.dead_letters` | the messages that no worker could do |
  ///
  /// | meter of a group | meaning |
  /// |---|---|
  /// | `billing.pending` | the messages that no worker has been given: the lag |
  /// | `billing.unanswered` | the messages that workers have and have not answered |
  /// | `billing.redelivered` | those of them that were given again |
  /// | `billing.waiting_workers` | the requests for messages that wait |
  ///
  /// Each subscription makes the meters, by the factory of the task that calls this or of the system, and destroys them when it ends.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does.
  /// - **Disposal**: disposes the source, and destroys the meters.
  /// - **Thread**: the sender's.
  /// - **Memory**: the meters.
  ///
  /// - Parameters:
  ///   - label: The beginning of the labels.
  ///   - dimensions: The dimensions of each meter.
  /// - Returns: A signal of the same events.
  /// - Complexity: O(1) for each value.
  public func meteredNumbers(
    _ label: String,
    dimensions: [(String, String)] = []
  ) -> some SignalProtocol<Value, Failure> {
    let factory = MetricsSystem.factory
    let source = erased
    return Signal<Value, Failure>.deferred {
      // Values come one at a time, and disposal may come during one. No meter is made with the lock held.
      let meters = Locked<[String: Meter]?>([:])
      return
        source
        .on(next: { value in
          for (name, number) in value.metrics {
            if let meter = meters.withLock({ $0?[name] }) {
              meter.set(number)
              continue
            }
            let meter = Meter(label: "\(label).\(name)", dimensions: dimensions, factory: factory)
            let isOver = meters.withLock { meters in
              meters?[name] = meter
              return meters == nil
            }
            if isOver { meter.destroy() } else { meter.set(number) }
          }
        })
        .finally {
          let made = meters.withLock { meters in
            defer { meters = nil }
            return meters.map { Array($0.values) } ?? []
          }
          for meter in made { meter.destroy() }
        }
        .erased
    }
  }
}
#else
public import ReactiveSignals

extension SignalProtocol where Value: NATSMeasurement {
  /// The package offers it with its trait `Metrics`.
  @available(*, unavailable, message: "Add the trait Metrics to the dependency on ReactiveSignals")
  public func meteredNumbers(_ label: String) -> Signal<Value, Failure> { neverCalled() }
}
#endif
#endif
