public import ReactiveSignals

/// A subscriber that records the events it receives, for tests without virtual time.
///
///     let recorder = Recorder<Int, Never>()
///     [1, 2].signal().subscribe(recorder)
///     #expect(recorder.events == [.next(1), .next(2), .completed])
///
/// It records every event, including those that violate the rules of events, so that a test can detect them.
public final class Recorder<Value: Sendable, Failure: Error>: SubscriberProtocol {
  private let recorded = Locked<[Event<Value, Failure>]>([])

  /// Creates a recorder without events.
  public init() {}

  public func send(_ value: Value) { record(.next(value)) }
  public func fail(_ error: Failure) { record(.failed(error)) }
  public func complete() { record(.completed) }

  private func record(_ event: Event<Value, Failure>) {
    recorded.withLock { $0.append(event) }
  }

  /// The events received so far, in order.
  public var events: [Event<Value, Failure>] { recorded.withLock { $0 } }

  /// The values received so far, in order.
  public var values: [Value] { events.compactMap(\.value) }

  /// A Boolean value that indicates whether a terminal event has been received.
  public var isTerminated: Bool { events.contains { $0.isTerminal } }

  /// A Boolean value that indicates whether completion has been received.
  public var isCompleted: Bool {
    events.contains { if case .completed = $0 { true } else { false } }
  }

  /// The failure received, if any.
  public var failure: Failure? { events.lazy.compactMap(\.failure).first }
}

extension SignalProtocol {
  /// Subscribes a new recorder to this signal.
  ///
  ///     let (recorder, subscription) = signal.recorded()
  ///
  /// - Returns: The recorder and its subscription.
  public func recorded() -> (recorder: Recorder<Value, Failure>, subscription: any Disposable) {
    let recorder = Recorder<Value, Failure>()
    return (recorder, subscribe(recorder))
  }
}

/// Another name for ``Recorder``.
public typealias TestSubscriber = Recorder
