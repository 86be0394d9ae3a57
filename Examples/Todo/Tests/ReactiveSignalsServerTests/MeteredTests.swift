import Foundation
import Metrics
import MetricsTestKit
import ReactiveSignals
import ReactiveSignalsServer
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Synchronization
import Testing

@Suite(.withoutLeaks)
struct MeteredTests {
  private let metrics = TestMetrics()

  private func metered<S: SignalProtocol>(_ signal: S) -> Signal<S.Value, S.Failure> {
    withMetricsFactory(metrics) { signal.metered("quotes", dimensions: [("market", "XETR")]).erased }
  }

  private func counter(_ name: String) throws -> Int64 {
    try metrics.expectCounter("quotes.\(name)", [("market", "XETR")]).totalValue
  }

  @Test("Values and failures are counted, over all subscriptions")
  func counts() throws {
    let failing = Signal<Int, TestFailure>.from([1, 2, 3]).concat(
      Signal<Int, TestFailure>.fail(TestFailure())
    )
    let signal = metered(failing)
    #expect(try counter("values") == 0)
    let (recorder, _) = signal.recorded()
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.failure == TestFailure())
    signal.subscribe(next: { _ in }, failed: { _ in })
    #expect(try counter("values") == 6)
    #expect(try counter("failures") == 2)
  }

  @Test("The live subscriptions rise and fall, whichever way a subscription ends")
  func subscriptions() throws {
    let source = Subject<Int, TestFailure>()
    let signal = metered(source)
    let meter = { try metrics.expectMeter("quotes.subscriptions", [("market", "XETR")]) }
    let disposed = signal.subscribe(next: { _ in }, failed: { _ in })
    #expect(try meter().values.last == 1)
    let taken = signal.take(1).subscribe(next: { _ in }, failed: { _ in })
    let failed = signal.subscribe(next: { _ in }, failed: { _ in })
    #expect(try meter().values.last == 3)
    source.send(1)
    #expect(try meter().values.last == 2)
    disposed.dispose()
    #expect(try meter().values.last == 1)
    source.fail(TestFailure())
    #expect(try meter().values.last == 0)
    #expect(taken.isDisposed && failed.isDisposed)
  }

  @Test("The latency is the time to the first value, or to an end without one")
  func latency() async throws {
    let delayed = Signal<Int, Never>.task {
      try? await Task.sleep(for: .milliseconds(20))
      return 1
    }
    let signal = metered(delayed.concat(Signal<Int, Never>.from([2, 3])))
    let timer = { try metrics.expectTimer("quotes.latency", [("market", "XETR")]) }
    #expect(await signal.collected() == [1, 2, 3])
    #expect(try timer().values.count == 1)
    #expect(try timer().values[0] >= 20_000_000)

    await metered(Signal<Int, Never>.empty).completion()
    #expect(try timer().values.count == 2)

    metered(Signal<Int, Never>.never).subscribe().dispose()
    #expect(try timer().values.count == 2)
  }

  @Test("Temporary metrics live as long as the subscriptions with their label and dimensions")
  func temporary() throws {
    let source = Subject<Int, Never>()
    let make = {
      withMetricsFactory(metrics) {
        source.metered("quotes", dimensions: [("market", "XETR")], isTemporary: true).erased
      }
    }
    let (first, second) = (make(), make())
    #expect(metrics.counters.isEmpty && metrics.meters.isEmpty)
    let one = first.subscribe()
    let two = second.subscribe()
    source.send(1)
    #expect(try counter("values") == 2)
    one.dispose()
    #expect(try counter("values") == 2)
    two.dispose()
    #expect(metrics.counters.isEmpty && metrics.meters.isEmpty && metrics.timers.isEmpty)
    first.subscribe()
    source.send(2)
    #expect(try counter("values") == 1)
    source.complete()
    #expect(metrics.counters.isEmpty)
  }

  private func temporarySignal(
    of factory: any MetricsFactory,
    _ source: Subject<Int, Never>
  ) -> Signal<Int, Never> {
    withMetricsFactory(factory) {
      source.metered("quotes", dimensions: [("market", "XETR")], isTemporary: true).erased
    }
  }

  @Test("A factory may subscribe to measured signals, of the metrics that it makes and destroys, too")
  func reentrantFactory() throws {
    let source = Subject<Int, Never>()
    let factory = HookedFactory(metrics)
    let inner = Recorder<any Disposable, Never>()
    factory.onMake = { [unowned factory] in
      factory.onMake = nil
      inner.send(temporarySignal(of: factory, source).subscribe())
      // It is measured before there are metrics.
      source.send(1)
    }
    let outer = temporarySignal(of: factory, source).subscribe()
    source.send(2)
    #expect(try counter("values") == 3)
    #expect(try metrics.expectMeter("quotes.subscriptions", [("market", "XETR")]).values.last == 2)
    outer.dispose()
    #expect(try counter("values") == 3)

    let other = Recorder<any Disposable, Never>()
    factory.onDestroy = { [unowned factory] in
      factory.onDestroy = nil
      other.send(temporarySignal(of: factory, source).subscribe())
      source.send(3)
    }
    for subscription in inner.values { subscription.dispose() }
    #expect(try counter("values") == 1)
    for subscription in other.values { subscription.dispose() }
    #expect(metrics.counters.isEmpty && metrics.meters.isEmpty && metrics.timers.isEmpty)
  }

  @Test(
    "A thread does not wait for metrics that another one makes or destroys, and is measured",
    .timeLimit(.minutes(1)),
    arguments: [true, false]
  )
  func twoThreads(isMaking: Bool) async throws {
    let source = Subject<Int, Never>()
    let factory = HookedFactory(metrics)
    let mayLeave = DispatchSemaphore(value: 0)
    var subscription: (any Disposable)?
    let signal = temporarySignal(of: factory, source)
    // The thread is none of those that tasks share, since it is blocked.
    let (subscriptions, thread) = AsyncStream.makeStream(of: (any Disposable).self)
    await withCheckedContinuation { isInFactory in
      let block: @Sendable () -> Void = { [unowned factory] in
        (factory.onMake, factory.onDestroy) = (nil, nil)
        isInFactory.resume()
        mayLeave.wait()
      }
      if isMaking { factory.onMake = block } else { factory.onDestroy = block }
      Thread.detachNewThread {
        let first = signal.subscribe()
        if !isMaking { first.dispose() }
        thread.yield(first)
        thread.finish()
      }
    }
    let second = signal.subscribe()
    source.send(1)
    mayLeave.signal()
    for await first in subscriptions { subscription = first }
    #expect(try counter("values") == 1)
    #expect(
      try metrics.expectMeter("quotes.subscriptions", [("market", "XETR")]).values.last == (isMaking ? 2 : 1)
    )
    source.send(2)
    #expect(try counter("values") == (isMaking ? 3 : 2))
    subscription?.dispose()
    second.dispose()
    #expect(metrics.counters.isEmpty && metrics.meters.isEmpty && metrics.timers.isEmpty)
  }

  @Test("A slow subscriber still makes the source wait")
  func pressure() async {
    let sent = Recorder<Int, Never>()
    var values = metered(Signal<Int, Never>.range(0..<1_000).on(next: { sent.send($0) }))
      .values(buffering: .waiting(2)).makeAsyncIterator()
    #expect(await values.next() == 0)
    #expect(sent.values.count < 10)
  }
}

/// A factory that calls a closure before it makes or destroys a counter.
private final class HookedFactory: MetricsFactory {
  private let metrics: TestMetrics
  private let hooks = Mutex<(make: (@Sendable () -> Void)?, destroy: (@Sendable () -> Void)?)>((nil, nil))

  init(_ metrics: TestMetrics) { self.metrics = metrics }

  var onMake: (@Sendable () -> Void)? {
    get { hooks.withLock { $0.make } }
    set { hooks.withLock { $0.make = newValue } }
  }

  var onDestroy: (@Sendable () -> Void)? {
    get { hooks.withLock { $0.destroy } }
    set { hooks.withLock { $0.destroy = newValue } }
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    onMake?()
    return metrics.makeCounter(label: label, dimensions: dimensions)
  }

  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    metrics.makeMeter(label: label, dimensions: dimensions)
  }

  func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    metrics.makeRecorder(label: label, dimensions: dimensions, aggregate: aggregate)
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    metrics.makeTimer(label: label, dimensions: dimensions)
  }

  func destroyCounter(_ handler: any CounterHandler) {
    onDestroy?()
    metrics.destroyCounter(handler)
  }

  func destroyMeter(_ handler: any MeterHandler) { metrics.destroyMeter(handler) }

  func destroyRecorder(_ handler: any RecorderHandler) { metrics.destroyRecorder(handler) }

  func destroyTimer(_ handler: any TimerHandler) { metrics.destroyTimer(handler) }
}
