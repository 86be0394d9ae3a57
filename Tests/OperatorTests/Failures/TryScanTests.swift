import TestSupport

@Suite(.withoutLeaks) struct TryScanTests {
  private let safe = Signal.from([1, 2, 3, 4])
  private let failable = Signal<Int, TestFailure>.from([1, 2, 3, 4])

  @Sendable
  private func add(_ sum: Int, _ number: Int) throws(TestFailure) -> Int {
    guard number < 4 else { throw .two }
    return sum + number
  }

  @Test("Results are sent until the closure throws, and its error is the failure")
  func events() {
    let expected: [Event<Int, TestFailure>] = [.next(1), .next(3), .next(6), .failed(.two)]
    expectEqual(failable.tryScan(0, add).events(), expected)
    #expect(failable.tryScan(0) { sum, n throws(TestFailure) in try add(sum, n) }.events() == expected)
    expectEqual(safe.tryScan(0, add).events(), expected)
    #expect(safe.tryScan(0) { sum, n throws(TestFailure) in try add(sum, n) }.events() == expected)
  }

  @Test("A throwing closure without annotation gives any Error, and one that does not throw changes nothing")
  func untyped() {
    let failures: [any Error] = safe.tryScan(0) { try add($0, $1) }.events().compactMap { $0.failure }
    expectEqual(failures.map { $0 as? TestFailure }, [.two])
    let never: some SignalProtocol<Int, Never> = safe.tryScan(0) { $0 + $1 }
    expectEqual(never.values(), [1, 3, 6, 10])
    let same: some SignalProtocol<Int, TestFailure> = failable.tryScan(0) { $0 + $1 }
    expectEqual(same.values(), [1, 3, 6, 10])
  }
}
