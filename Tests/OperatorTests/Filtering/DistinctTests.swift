import TestSupport

@Suite(.withoutLeaks) struct DistinctTests {
  @Test("The first value of each key is sent, and only the keys are kept")
  func keys() {
    let words = ["ann", "bob", "alice", "", "carl", ""]
    expectEqual(words.signal().distinct(by: \.first).values(), ["ann", "bob", "", "carl"])
    expectEqual(words.signal().distinct { $0.count }.values(), ["ann", "alice", "", "carl"])
    let lifetimes = Lifetimes()
    let source = Source<Tracked>()
    source.distinct(by: \.number).subscribeEvents { _ in }
    source.send(lifetimes.make(1), lifetimes.make(2))
    expectEqual(lifetimes.live, 0)
  }

  @Test("Each value is sent once, in the order of first appearance")
  func values() {
    expectEqual([1, 2, 1, 3, 2].signal().distinct().events(), [.next(1), .next(2), .next(3), .completed])
    expectEqual([nil, 1, nil].signal().distinct().values(), [nil, 1])
    expectEqual([Int]().signal().distinct().events(), [.completed])
  }
}
