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

  @Test("The result sends the events of the returned signal, and disposal disposes it")
  func transparent() {
    let source = Source<Int>()
    let signal = Signal.deferred { source.map { $0 + 1 } }
    let (first, subscription) = signal.recorded()
    let (second, _) = signal.recorded()
    source.send(1)
    subscription.dispose()
    expectEqual(source.ends, 1)
    source.send(2)
    source.fail(.two)
    expectEqual(first.events, [.next(2)])
    expectEqual(second.events, [.next(2), .next(3), .failed(.two)])
  }

  @Test("Disposing in the handler of a value stops the signal")
  func disposalFromHandler() {
    expectEqual(Signal.deferred { (1...).signal() }.events(quittingAfter: 2), [.next(1), .next(2)])
  }
}
