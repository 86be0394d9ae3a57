public import ReactiveSignals
import ReactiveSignalsTesting

/// A chain of operators on signals that send in real time.
///
/// The chain runs in virtual time, as everywhere in this engine. The caller moves that time along with the real one. All calls and all
/// events of the inputs come from one thread at a time.
public final class LiveRun: Sendable {
  /// An event of a result.
  public enum Event: Sendable, Hashable {
    case next(String)
    case failed
    case completed
  }

  /// The first mistake in the chain, or `nil`. A chain with a mistake does not start.
  public let mistake: MarbleRun.Mistake?
  /// The number of results.
  public var resultCount: Int { results.count }

  private let session = Session(isRecording: false)
  private let results: [MarbleSignal]
  private let subscriptions = CompoundDisposable()

  /// Applies the operators to signals, and subscribes to nothing yet.
  public init<Failure>(_ inputs: [Signal<String, Failure>], _ calls: [String]) {
    let signals = inputs.map { $0.mapFailure { _ in DiagramFailure() }.erased }
    let chain = PreparedChain(signals, calls, session)
    mistake = chain.mistake
    results = chain.mistake == nil ? chain.results : []
  }

  /// Subscribes to the results. The events have the position of the result.
  public func start(_ receive: @escaping @Sendable (_ result: Int, Event) -> Void) {
    for (index, result) in results.enumerated() {
      subscriptions.add(
        result.subscribe(
          next: { receive(index, .next($0)) },
          failed: { _ in receive(index, .failed) },
          completed: { receive(index, .completed) }
        )
      )
    }
  }

  /// Runs the work that is due after `ticks` ticks, and returns `false` if the time cannot pass.
  public func advance(ticks: Double) -> Bool {
    let time = session.scheduler.tick * ticks
    guard time > session.scheduler.now else { return true }
    if case .stuck = session.advance(to: time, until: .now + .seconds(1)) { return false }
    return true
  }

  /// Disposes all subscriptions.
  public func stop() {
    subscriptions.dispose()
    session.scheduler.cancelAll()
  }
}
