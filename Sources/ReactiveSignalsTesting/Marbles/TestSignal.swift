public import ReactiveSignals

/// A signal that plays a marble diagram and records its subscriptions.
///
/// ``TestScheduler/cold(_:error:file:line:)`` and ``TestScheduler/hot(_:error:file:line:)`` create test signals.
public final class TestSignal<Value: Sendable, Failure: Error>: SignalProtocol {
  @usableFromInline let source: Signal<Value, Failure>
  @usableFromInline let timeline: Timeline
  @usableFromInline let log = LockedArray<(subscribed: Duration, disposed: Duration?)>()

  @usableFromInline
  init(_ source: Signal<Value, Failure>, _ timeline: Timeline) {
    self.source = source
    self.timeline = timeline
  }

  @inlinable
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    logSubscription(subscription)
    source.attach(sink, in: subscription)
  }

  @usableFromInline
  func logSubscription(_ subscription: CompoundDisposable) {
    let subscribed = timeline.now
    let index = log.append((subscribed, nil))
    subscription.add { [log, timeline] in log.replace(at: index, with: (subscribed, timeline.now)) }
  }

  /// The times of each subscription and its disposal as a diagram, in the order of the subscriptions.
  ///
  /// <!-- fragment -->
  ///
  ///     #expect(source.subscriptions == ["--^---!"])
  ///
  /// A subscription that has not ended has no `!`. A time between two ticks is drawn at the earlier one.
  public var subscriptions: [MarbleDiagram] {
    lifetimes.map { lifetime in
      var diagram = MarbleDiagram()
      diagram.append(.subscription, at: timeline.column(of: lifetime.subscribed).tick)
      if let disposed = lifetime.disposed {
        diagram.append(.disposal, at: timeline.column(of: disposed).tick)
      }
      return diagram
    }
  }

  /// The times of each subscription and its disposal, in the order of the subscriptions.
  public var lifetimes: [(subscribed: Duration, disposed: Duration?)] { log.elements }
}
