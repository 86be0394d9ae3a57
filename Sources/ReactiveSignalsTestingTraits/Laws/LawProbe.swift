package import ReactiveSignals
import _ReactiveSignalsAtomics

/// The subscriber of the law checker. It counts events and records violations.
package final class LawProbe<Value: Sendable, Failure: Error>: SubscriberProtocol {
  /// A place that runs before an event counts as handled.
  package typealias Hook = @Sendable (LawProbe, Event<Value, Failure>) -> Void

  private struct State {
    var log: [String] = []
    var count = 0
    var terminals = 0
    var afterTerminal = 0
    var subscription: (any Disposable)?
    var cleanupsAtTerminal: [Int]?
    var shallowest = UInt.max
    var deepest = UInt.min
  }

  private let state = Shared(State())
  private let inside = Atomic<Int>(0)
  private let worst = Atomic<Int>(0)
  private let source: LawSource?
  private let writesLog: Bool
  private let hook: Hook

  /// - Parameter source: The source whose cleanups are counted at a terminal event.
  package init(of source: LawSource? = nil, writesLog: Bool = true, _ hook: @escaping Hook = { _, _ in }) {
    self.source = source
    self.writesLog = writesLog
    self.hook = hook
  }

  package func send(_ value: Value) { receive(.next(value)) }
  package func fail(_ error: Failure) { receive(.failed(error)) }
  package func complete() { receive(.completed) }
  package func add(_ disposable: any Disposable) { state.withLock { $0.subscription = disposable } }

  package func receive(_ event: Event<Value, Failure>) {
    let inside = self.inside.add(1, ordering: .sequentiallyConsistent).newValue
    worst.max(inside, ordering: .sequentiallyConsistent)
    let line = writesLog ? event.description : nil
    let here = stackAddress()
    let cleanups = event.isTerminal ? source?.runs.map(\.cleanups) : nil
    state.withLock { state in
      if let line { state.log.append(line) }
      if state.terminals > 0 { state.afterTerminal += 1 }
      if event.isTerminal { state.terminals += 1 }
      if let cleanups { state.cleanupsAtTerminal = state.cleanupsAtTerminal ?? cleanups }
      state.count += 1
      state.shallowest = min(state.shallowest, here)
      state.deepest = max(state.deepest, here)
    }
    hook(self, event)
    self.inside.subtract(1, ordering: .sequentiallyConsistent)
  }

  /// The events, as text.
  package var log: [String] { state.value.log }
  /// The number of events.
  package var count: Int { state.value.count }
  package var isTerminated: Bool { state.value.terminals > 0 }
  /// The number of cleanups of each run of the source at the first terminal event.
  package var cleanupsAtTerminal: [Int]? { state.value.cleanupsAtTerminal }
  /// The number of events after the first terminal event.
  package var countAfterTerminal: Int { state.value.afterTerminal }
  /// The largest number of events handled at the same time.
  package var worstInside: Int { worst.load(ordering: .sequentiallyConsistent) }
  /// The number of bytes of stack between the deliveries, when one thread makes all of them.
  package var stackSpread: UInt {
    let state = state.value
    return state.count == 0 ? 0 : state.deepest - state.shallowest
  }

  package func dispose() { state.value.subscription?.dispose() }
}

/// The end of a chain that filters nothing.
package struct StrictSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  package let probe: LawProbe<Value, Failure>
  package let subscription: CompoundDisposable

  package func send(_ value: Value) { probe.send(value) }

  package func end(_ failure: Failure?) {
    subscription.dispose()
    if let failure { probe.fail(failure) } else { probe.complete() }
  }
}
