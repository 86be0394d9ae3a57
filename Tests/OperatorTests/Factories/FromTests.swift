import TestSupport

@Suite(.withoutLeaks) struct FromTests {
  @Test("The elements are sent in order, then completion", arguments: [0, 1, 5])
  func events(count: Int) {
    let elements = Array(0..<count)
    let expected = elements.map { Event<Int, Never>.next($0) } + [.completed]
    expectEqual(Signal.from(elements).events(), expected)
    expectEqual(Signal.from(0..<count).events(), expected)
    expectEqual(elements.signal().events(), expected)
    expectEqual((0..<count).signal().events(), expected)
  }

  @Test("A sequence fits a context that can fail")
  func failingContext() {
    expectEqual(
      failing(after: 1).flatMap { Signal.from([$0, $0]) }.events(),
      [.next(1), .next(1), .failed(.one)]
    )
    expectEqual(
      failing(after: 1).flatMap { [$0, $0].signal() }.events(),
      [.next(1), .next(1), .failed(.one)]
    )
  }

  @Test("Every kind of sequence becomes a signal")
  func kinds() {
    expectEqual(Signal.from(Set([1])).events(), [.next(1), .completed])
    expectEqual(Signal.from("ab").events(), [.next("a"), .next("b"), .completed])
    expectEqual(Signal.from(stride(from: 0, to: 5, by: 2)).values(), [0, 2, 4])
    expectEqual(Signal.from(CollectionOfOne(1)).values(), [1])
    #expect(Signal<Int?, Never>.from([1, nil]).values() == [1, nil])
  }

  @Test("Disposal stops between two elements", .proves("W33"))
  func disposalFromHandler() {
    expectEqual(Signal.from([1, 2, 3]).events(quittingAfter: 2), [.next(1), .next(2)])
    expectEqual(Signal.from(1...).events(quittingAfter: 2), [.next(1), .next(2)])
    expectEqual([1, 2, 3].signal().events(quittingAfter: 2), [.next(1), .next(2)])
    expectEqual((1...).signal().events(quittingAfter: 2), [.next(1), .next(2)])
  }
}
