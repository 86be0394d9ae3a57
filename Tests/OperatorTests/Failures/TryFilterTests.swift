import TestSupport

@Suite(.withoutLeaks) struct TryFilterTests {
  private let safe = Signal.from([1, 2, 3, 4, 5])
  private let failable = Signal<Int, TestFailure>.from([1, 2, 3, 4, 5])

  @Sendable
  private func isOdd(_ number: Int) throws(TestFailure) -> Bool {
    guard number < 4 else { throw .two }
    return number % 2 == 1
  }

  @Test("Values are filtered until the predicate throws, and its error is the failure")
  func events() {
    let expected: [Event<Int, TestFailure>] = [.next(1), .next(3), .failed(.two)]
    expectEqual(failable.tryFilter(isOdd).events(), expected)
    #expect(failable.tryFilter { n throws(TestFailure) in try isOdd(n) }.events() == expected)
    expectEqual(safe.tryFilter(isOdd).events(), expected)
    #expect(safe.tryFilter { n throws(TestFailure) in try isOdd(n) }.events() == expected)
  }

  @Test("A throwing closure without annotation gives any Error, and one that does not throw changes nothing")
  func untyped() {
    let failures: [any Error] = safe.tryFilter { try isOdd($0) }.events().compactMap { $0.failure }
    expectEqual(failures.map { $0 as? TestFailure }, [.two])
    let never: some SignalProtocol<Int, Never> = safe.tryFilter { $0 > 3 }
    expectEqual(never.events(), [.next(4), .next(5), .completed])
    let same: some SignalProtocol<Int, TestFailure> = failable.tryFilter { $0 > 3 }
    expectEqual(same.events(), [.next(4), .next(5), .completed])
  }
}
