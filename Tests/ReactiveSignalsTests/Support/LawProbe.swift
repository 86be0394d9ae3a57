import ReactiveSignals
import Synchronization
import TestShims
import TestSupport

/// The subscriber of the law checker. It counts events and records violations.
final class LawProbe<Value: Sendable, Failure: Error>: SubscriberProtocol {
  /// A place that runs before an event counts as handled.
  typealias Hook = @Sendable (LawProbe, Event<Value, Failure>) -> Void

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
  init(of source: LawSource? = nil, writesLog: Bool = true, _ hook: @escaping Hook = { _, _ in }) {
    self.source = source
    self.writesLog = writesLog
    self.hook = hook
  }

  func send(_ value: Value) { receive(.next(value)) }
  func fail(_ error: Failure) { receive(.failed(error)) }
  func complete() { receive(.completed) }
  func add(_ disposable: any Disposable) { state.withLock { $0.subscription = disposable } }

  func receive(_ event: Event<Value, Failure>) {
    let inside = self.inside.add(1, ordering: .sequentiallyConsistent).newValue
    worst.max(inside, ordering: .sequentiallyConsistent)
    let line = writesLog ? event.description : nil
    let here = stack_address()
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
  var log: [String] { state.value.log }
  /// The number of events.
  var count: Int { state.value.count }
  var isTerminated: Bool { state.value.terminals > 0 }
  /// The number of cleanups of each run of the source at the first terminal event.
  var cleanupsAtTerminal: [Int]? { state.value.cleanupsAtTerminal }
  /// The number of events after the first terminal event.
  var countAfterTerminal: Int { state.value.afterTerminal }
  /// The largest number of events handled at the same time.
  var worstInside: Int { worst.load(ordering: .sequentiallyConsistent) }
  /// The number of bytes of stack between the deliveries, when one thread makes all of them.
  var stackSpread: UInt {
    let state = state.value
    return state.count == 0 ? 0 : state.deepest - state.shallowest
  }

  func dispose() { state.value.subscription?.dispose() }
}

/// The end of a chain that filters nothing.
struct StrictSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  let probe: LawProbe<Value, Failure>
  let subscription: CompoundDisposable

  func send(_ value: Value) { probe.send(value) }

  func end(_ failure: Failure?) {
    subscription.dispose()
    if let failure { probe.fail(failure) } else { probe.complete() }
  }
}
