import TestSupport

/// The rules of events for every factory. A factory has no source, so the source of the checker does not matter.
@Suite(.withoutLeaks) struct FactoryLawsTests {
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
