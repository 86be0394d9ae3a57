import TestSupport

@Suite(.withoutLeaks) struct EventTests {
  typealias Number = Event<Int?, TestFailure>

  @Test("Events of one kind with equal contents are equal and have equal hashes", .proves("B444"))
  func equality() {
    let events: [Number] = [.next(1), .next(2), .next(nil), .failed(.one), .failed(.two), .completed]
    for (i, a) in events.enumerated() {
      for (j, b) in events.enumerated() { expectEqual((a == b), (i == j)) }
      let copy = a
      #expect(copy == a && copy.hashValue == a.hashValue)
    }
  }

  @Test("A failure and a completion are terminal", .proves("B444"))
  func terminal() {
    #expect(!Number.next(nil).isTerminal)
    #expect(Number.failed(.one).isTerminal)
    #expect(Number.completed.isTerminal)
  }

  @Test("The value and the failure of an event can be read", .proves("B444"))
  func contents() {
    expectEqual(Number.next(1).value, 1)
    #expect(Number.next(1).failure == nil)
    expectEqual(Number.failed(.one).failure, .one)
    #expect(Number.failed(.one).value == nil)
    #expect(Number.completed.value == nil)
    #expect(Number.completed.failure == nil)
    expectEqual(Number.next(1).map { $0 == 1 }, .next(true))
    expectEqual(Number.completed.map { $0 == 1 }, .completed)
  }
}
