import TestSupport

@Suite(.withoutLeaks) struct DeferredTests {
  @Test("The closure runs at each subscription, not before", .proves("B048"))
  func perSubscription() {
    let log = Log<Int>()
    let signal = Signal.deferred {
      log.append(log.entries.count)
      return Signal.just(log.entries.count)
    }
    expectEqual(log.entries, [])
    expectEqual(signal.events(), [.next(1), .completed])
    expectEqual(signal.events(), [.next(2), .completed])
  }
}
