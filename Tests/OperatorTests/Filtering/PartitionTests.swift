import TestSupport

@Suite(.withoutLeaks) struct PartitionTests {
  @Test("Each value is sent by one of the two signals")
  func values() {
    let (even, odd) = (1...5).signal().partition { $0.isMultiple(of: 2) }
    expectEqual(even.events(), [.next(2), .next(4), .completed])
    expectEqual(odd.events(), [.next(1), .next(3), .next(5), .completed])
    let parts = [Int]().signal().partition(by: { _ in true })
    expectEqual(parts.matching.events(), [.completed])
    expectEqual(parts.rest.events(), [.completed])
  }

  @Test("Each subscription starts the source, and none does before it")
  func fresh() {
    let source = Source<Int>()
    let (large, small) = source.partition { $0 > 1 }
    expectEqual(source.subscriptions, 0)
    let (first, subscription) = large.recorded()
    let (second, _) = small.recorded()
    expectEqual(source.subscriptions, 2)
    source.send(1, 2)
    subscription.dispose()
    expectEqual(source.ends, 1)
    source.send(3, 0)
    source.complete()
    expectEqual(first.events, [.next(2)])
    expectEqual(second.events, [.next(1), .next(0), .completed])
  }

  @Test("A handler of one may dispose the other")
  func disposalOfTheOther() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    let (even, odd) = subject.partition { $0.isMultiple(of: 2) }
    let other = odd.subscribe { log.append($0) }
    even.subscribe { _ in
      other.dispose()
      subject.send(3)
    }
    subject.send(1)
    subject.send(2)
    expectEqual(log.entries, [1])
    subject.complete()
  }
}
