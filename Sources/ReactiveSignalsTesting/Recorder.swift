public import ReactiveSignals

/// A subscriber that writes down what it gets, for tests without time.
///
///     let recorder = Recorder<Int, Never>()
///     [1, 2].signal().subscribe(recorder)
///     #expect(recorder.events == [.next(1), .next(2), .completed])
///
/// It keeps every event, also those that the rules of events forbid, so that a test can see them.
public final class Recorder<Value: Sendable, Failure: Error>: SubscriberProtocol {
  private let recorded = Locked<[Event<Value, Failure>]>([])

  /// A recorder that has seen nothing.
  public init() {}

  public func send(_ value: Value) { record(.next(value)) }
  public func fail(_ error: Failure) { record(.failed(error)) }
  public func complete() { record(.completed) }

  private func record(_ event: Event<Value, Failure>) {
    recorded.withLock { $0.append(event) }
  }

  /// What has come, in order.
  public var events: [Event<Value, Failure>] { recorded.withLock { $0 } }

  /// The values that have come, in order.
  public var values: [Value] { events.compactMap(\.value) }

  /// Whether a terminal event has come.
  public var isTerminated: Bool { events.contains { $0.isTerminal } }

  /// Whether completion has come.
  public var isCompleted: Bool {
    events.contains { if case .completed = $0 { true } else { false } }
  }

  /// The failure that has come.
  public var failure: Failure? { events.lazy.compactMap(\.failure).first }
}

extension SignalProtocol {
  /// Subscribes a new recorder, and returns it with the subscription.
  ///
  ///     let (recorder, subscription) = signal.recorded()
  public func recorded() -> (recorder: Recorder<Value, Failure>, subscription: any Disposable) {
    let recorder = Recorder<Value, Failure>()
    return (recorder, subscribe(recorder))
  }
}

/// Another name for ``Recorder``, for those who look for it beside the test scheduler.
public typealias TestSubscriber = Recorder
