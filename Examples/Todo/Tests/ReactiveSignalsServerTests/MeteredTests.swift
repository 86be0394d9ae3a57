import Metrics
import MetricsTestKit
import ReactiveSignals
import ReactiveSignalsServer
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
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

  @Test("A slow subscriber still makes the source wait")
  func pressure() async {
    let sent = Recorder<Int, Never>()
    var values = metered(Signal<Int, Never>.range(0..<1_000).on(next: { sent.send($0) }))
      .values(buffering: .waiting(2)).makeAsyncIterator()
    #expect(await values.next() == 0)
    #expect(sent.values.count < 10)
  }
}
