import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

/// The rules of events for every factory. A factory has no source, so the source of the checker does not matter.
@Suite(.withoutLeaks) struct FactoryLawsTests {
  @Test("Synchronous factories keep the rules of events")
  func values() {
    expectLaws("just") { _ in Signal<Int, TestFailure>.just(1) }
    expectLaws("empty") { _ in Signal<Int, TestFailure>.empty }
    // It sends nothing.
    expectLaws("never", except: [.delivers]) { _ in Signal<Int, TestFailure>.never }
    expectLaws("fail") { _ in Signal<Int, TestFailure>.fail(.one) }
    expectLaws("from") { _ in Signal<Int, TestFailure>.from(1...5) }
    expectLaws("signal") { _ in [1, 2, 3].signal() }
    expectLaws("range") { _ in Signal<Int, TestFailure>.range(0..<5) }
    expectLaws("unfold") { _ in Signal<Int, TestFailure>.unfold(0) { $0 < 5 ? ($0, $0 += 1).0 : nil } }
    expectLaws("Signal.attempt") { _ in Signal<Int, TestFailure>.attempt { () throws(TestFailure) in 1 } }
    expectLaws("Signal.attempt, failing") { _ in
      Signal<Int, TestFailure>.attempt { () throws(TestFailure) in throw .one }
    }
  }

  @Test("Factories that run a closure for each subscription keep the rules of events")
  func sources() {
    expectLaws("create") { source in Signal<Int, TestFailure>.create { source.subscribe($0) } }
    expectLaws("deferred") { source in Signal.deferred { source } }
    expectLaws("using(resource:)") { source in
      Signal<Int, TestFailure>.using(resource: { BlockDisposable() }, { _ in source })
    }
  }

  @Test("Factories that run a closure once keep the rules of events except freshness")
  func shared() {
    // One run serves all subscriptions and continues without them.
    let once: Set<RuleOfEvents> = [
      .fresh, .again, .upstreamEnds, .cleanup, .cleanupFirst, .order, .constantStack,
    ]
    expectLaws("startLazily(on:)", except: once) { source in
      Signal<Int, TestFailure>.startLazily(on: ImmediateScheduler()) { source.subscribe($0) }
    }
    expectLaws("startEagerly(on:)", except: once.union([.lazy])) { source in
      Signal<Int, TestFailure>.startEagerly(on: ImmediateScheduler()) { source.subscribe($0) }
    }
  }

  @Test("Clocks keep the rules of events")
  func clocks() {
    let scheduler = TestScheduler()
    // It continues until disposal: there is no number of events to compare, and an undisposed subscription stays.
    expectLaws("interval", except: [.again, .release], drained: { scheduler.advance(ticks: 3) }) { _ in
      Signal<Int, TestFailure>.interval(.seconds(1), on: scheduler)
    }
    expectLaws("timer(after:)", drained: { scheduler.advance(ticks: 3) }) { _ in
      Signal<Int, TestFailure>.timer(after: .seconds(1), on: scheduler)
    }
  }
}
