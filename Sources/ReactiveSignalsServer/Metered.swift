#if Metrics
import Metrics
public import ReactiveSignals
import _ReactiveSignalsAtomics

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
    let permanent = isTemporary ? nil : MetricsUse(SignalMetrics(label, dimensions, factory))
    let source = erased
    return Signal<Value, Failure>.deferred {
      let use = permanent ?? MetricsUse(temporary: label, dimensions, factory)
      let wait = Wait()
      use.measure { $0.subscriptions.increment() }
      return
        source
        .finally {
          use.measure { $0.subscriptions.decrement() }
          use.end()
        }
        .on(
          next: { _ in
            wait.end(use)
            use.measure { $0.values.increment() }
          },
          failed: { _ in use.measure { $0.failures.increment() } },
          terminated: { wait.end(use) }
        )
        .erased
    }
  }
}

/// The metrics of one label and its dimensions.
private final class SignalMetrics: Sendable {
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

/// The use of permanent metrics, or of temporary ones by one subscription.
private final class MetricsUse: Sendable {
  private let metrics = LazyReference<SignalMetrics>()
  private let temporary: TemporaryMetrics?

  init(_ permanent: SignalMetrics) {
    temporary = nil
    _ = metrics.object { permanent }
  }

  init(temporary label: String, _ dimensions: [(String, String)], _ factory: any MetricsFactory) {
    temporary = TemporaryMetrics(label, dimensions, factory)
    temporary?.use()
  }

  /// Calls a closure with the metrics, now or as soon as they are made.
  func measure(_ body: @escaping @Sendable (SignalMetrics) -> Void) {
    if let metrics = metrics.object { return body(metrics) }
    // Those that are made live at least as long as this subscription.
    guard let made = temporary?.metrics(orLater: body) else { return }
    body(metrics.object { made })
  }

  func end() { temporary?.release() }
}

/// The metrics of one label and its dimensions that live as long as their subscriptions.
///
/// The factory is user code, so that no lock is held while it makes or destroys metrics. One thread at a time does so, and no other one waits
/// for it: it leaves what it has measured to that thread, also when it is that thread itself, in the factory.
private struct TemporaryMetrics: Sendable {
  private struct State {
    var useCount = 0
    /// The metrics, unless a thread makes or destroys them.
    var metrics: SignalMetrics?
    /// The measurements from before there were metrics.
    var measurements: [@Sendable (SignalMetrics) -> Void] = []
  }

  private enum Step {
    case make
    case measure([@Sendable (SignalMetrics) -> Void], SignalMetrics)
    case destroy(SignalMetrics)
    case nothing
  }

  /// The states of metrics that have a use, or that a thread makes or destroys.
  private static let states = Locked<[SignalMetrics.Key: State]>([:])

  private let key: SignalMetrics.Key
  private let make: @Sendable () -> SignalMetrics

  init(_ label: String, _ dimensions: [(String, String)], _ factory: any MetricsFactory) {
    key = SignalMetrics.key(label, dimensions, factory)
    make = { SignalMetrics(label, dimensions, factory) }
  }

  /// Begins a use. The first one makes the metrics.
  func use() {
    let isFirst = Self.states.withLock { states in
      let isFirst = states[key] == nil
      states[key, default: State()].useCount += 1
      return isFirst
    }
    if isFirst { change(nil) }
  }

  /// Ends a use. The last one destroys the metrics.
  func release() {
    let metrics = Self.states.withLock { states in
      states[key]?.useCount -= 1
      return states[key]?.useCount == 0 ? states[key]?.metrics.take() : nil
    }
    if let metrics { change(metrics) }
  }

  /// Returns the metrics. Without some, keeps a measurement until they are made.
  func metrics(orLater measurement: @escaping @Sendable (SignalMetrics) -> Void) -> SignalMetrics? {
    Self.states.withLock { states in
      if states[key]?.metrics == nil { states[key]?.measurements.append(measurement) }
      return states[key]?.metrics
    }
  }

  /// Makes or destroys the metrics, on the only thread that does, until they are as their uses need them.
  private func change(_ metrics: SignalMetrics?) {
    var metrics = metrics
    while true {
      switch Self.states.withLock({ Self.next(&$0[key], metrics) }) {
      case .make: metrics = make()
      case .measure(let measurements, let metrics): for measurement in measurements { measurement(metrics) }
      case .destroy(let unused):
        unused.destroy()
        metrics = nil
      case .nothing: return
      }
    }
  }

  private static func next(_ state: inout State?, _ metrics: SignalMetrics?) -> Step {
    let isUsed = state.map { $0.useCount > 0 } ?? false
    guard let metrics else {
      if isUsed { return .make }
      state = nil
      return .nothing
    }
    if let measurements = state?.measurements, !measurements.isEmpty {
      state?.measurements = []
      return .measure(measurements, metrics)
    }
    if !isUsed { return .destroy(metrics) }
    state?.metrics = metrics
    return .nothing
  }
}

/// The time from a subscription to its first event.
private final class Wait: Sendable {
  private let start = ContinuousClock.now
  private let hasEnded = Atomic(false)

  func end(_ use: MetricsUse) {
    // The events are serial: this is no race, and is read for each value.
    if hasEnded.load(ordering: .relaxed) { return }
    hasEnded.store(true, ordering: .relaxed)
    let time = ContinuousClock.now - start
    use.measure { $0.latency.record(duration: time) }
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
