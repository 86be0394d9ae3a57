import TestSupport

@Suite(.withoutLeaks) struct TryMapTests {
  private let safe = Signal.from([1, 2, 3])
  private let failable = Signal<Int, TestFailure>.from([1, 2, 3])

  @Sendable
  private func describe(_ number: Int) throws(TestFailure) -> String {
    guard number < 3 else { throw .two }
    return "\(number)"
  }

  @Test("Values are mapped until the closure throws, and its error is the failure", .proves("B246"))
  func events() {
    let expected: [Event<String, TestFailure>] = [.next("1"), .next("2"), .failed(.two)]
    expectEqual(failable.tryMap(describe).events(), expected)
    #expect(failable.tryMap { n throws(TestFailure) in try describe(n) }.events() == expected)
    expectEqual(safe.tryMap(describe).events(), expected)
    #expect(safe.tryMap { n throws(TestFailure) in try describe(n) }.events() == expected)
  }

  @Test("A closure of several statements is accepted")
  func statements() {
    let checked = safe.tryMap { n throws(TestFailure) in
      let next = n + 1
      if next > 3 { throw .two }
      return next
    }
    expectEqual(checked.events(), [.next(2), .next(3), .failed(.two)])
    let checkedAgain = checked.tryMap { n throws(TestFailure) in
      let next = n + 1
      if next > 3 { throw .one }
      return "\(next)"
    }
    expectEqual(checkedAgain.events(), [.next("3"), .failed(.one)])
  }

  @Test("A throwing closure without annotation gives any Error, and one that does not throw changes nothing")
  func untyped() {
    let untyped = safe.tryMap { try describe($0) }
    var failures: [any Error] = []
    failures += untyped.events().compactMap { $0.failure }
    expectEqual(failures.map { $0 as? TestFailure }, [.two])
    let never: some SignalProtocol<Int, Never> = safe.tryMap { $0 + 1 }
    expectEqual(never.events(), [.next(2), .next(3), .next(4), .completed])
    let same: some SignalProtocol<Int, TestFailure> = failable.tryMap { $0 + 1 }
    expectEqual(same.events(), [.next(2), .next(3), .next(4), .completed])
  }
}
