import ReactiveSignals

/// A service that counts requests by their path, and stores the counts at regular times.
///
/// `run()` serves until its task is canceled. It then stops counting and stores the rest, so that no request is lost. A server runs it
/// in a task group with its other services, and cancels the group when it receives `SIGTERM`.
public final class RequestCounter: Sendable {
  public typealias Counts = [String: Int]

  private let requests: Signal<String, Never>
  private let ticks: Signal<Int, Never>
  private let store: @Sendable (Counts) async -> Void
  private let counts = MutableProperty<Counts>([:])

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - requests: The paths of the requests, sent on any thread.
  ///   - period: The time between two stores.
  ///   - clock: The scheduler that measures it.
  ///   - store: A closure that stores the counts since the last call.
  public init(
    _ requests: some SignalProtocol<String, Never>,
    storingEvery period: Duration,
    on clock: some TimedScheduler,
    _ store: @escaping @Sendable (Counts) async -> Void
  ) {
    self.requests = requests.erased
    ticks = Signal.interval(period, on: clock)
    self.store = store
  }

  public func run() async {
    await withSubscriptions { scope in
      requests.subscribe { [counts] path in counts.modify { $0[path, default: 0] += 1 } }.store(in: scope)
      // Cancellation of the task ends the loop. A tick that comes during a slow store is served after it.
      for await _ in ticks.values(buffering: .latest) { await flush() }
    }
    // The subscription has ended here, and no count changes anymore.
    await flush()
  }

  private func flush() async {
    let counts = counts.modify { counts in
      defer { counts = [:] }
      return counts
    }
    if !counts.isEmpty { await store(counts) }
  }
}
