public import ReactiveSignals

/// A signal that does what a marble diagram says, and remembers who subscribed to it when.
///
/// Made by ``TestScheduler/cold(_:error:)`` and ``TestScheduler/hot(_:error:)``.
public final class TestSignal<Value: Sendable, Failure: Error>: SignalProtocol {
  private let source: Signal<Value, Failure>
  private let timeline: Timeline
  private let journal = Journal<(subscribed: Duration, disposed: Duration?)>()

  init(_ source: Signal<Value, Failure>, _ timeline: Timeline) {
    self.source = source
    self.timeline = timeline
  }

  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    let subscribed = timeline.now
    let number = journal.append((subscribed, nil))
    subscription.add { [journal, timeline] in journal.replace(number, by: (subscribed, timeline.now)) }
    source.attach(sink, in: subscription)
  }

  /// When each subscription began and ended, in the order they began, as diagrams:
  ///
  /// <!-- fragment -->
  ///
  ///     #expect(source.subscriptions == ["--^---!"])
  ///
  /// One that has not ended has no `!`. A time between two ticks is drawn at the earlier one.
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

  /// When each subscription began and ended, in the order they began.
  public var lifetimes: [(subscribed: Duration, disposed: Duration?)] { journal.entries }
}
