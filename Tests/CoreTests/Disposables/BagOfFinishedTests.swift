import TestSupport
import Testing

@Suite(.withoutLeaks) struct BagOfFinishedTests {
  @Test("A bag of a hundred thousand finished subscriptions retains none of them")
  func finished() {
    let bag = CompoundDisposable()
    let subject = Subject<Int, Never>()
    weak var first: CompoundDisposable?
    for index in 0..<100_000 {
      let subscription = subject.take(1).subscribe()
      if index == 0 { first = subscription as? CompoundDisposable }
      subscription.store(in: bag)
      if index.isMultiple(of: 1000) { subject.send(index) }
    }
    subject.send(0)
    #expect(first == nil)
    expectEqual(bag.count, 0)
  }
}
