import TestSupport

@Suite(.withoutLeaks) struct TryReduceTests {
  private let safe = Signal.from([1, 2, 3])
  private let failable = Signal<Int, TestFailure>.from([1, 2, 3])

  @Sendable
  private func add(_ sum: Int, _ number: Int) throws(TestFailure) -> Int {
    guard number < 4 else { throw .two }
    return sum + number
  }

  @Test("The result is sent at completion")
  func events() {
    let expected: [Event<Int, TestFailure>] = [.next(6), .completed]
    expectEqual(failable.tryReduce(0, add).events(), expected)
    #expect(failable.tryReduce(0) { sum, n throws(TestFailure) in try add(sum, n) }.events() == expected)
    expectEqual(safe.tryReduce(0, add).events(), expected)
    #expect(safe.tryReduce(0) { sum, n throws(TestFailure) in try add(sum, n) }.events() == expected)
    expectEqual([Int]().signal().tryReduce(7, add).events(), [.next(7), .completed])
  }

  @Test("An error of the closure is the failure, at once, and disposes the source")
  func failure() {
    let source = Source<Int>()
    let (recorder, _) = source.tryReduce(0, add).recorded()
    source.send(1, 4, 3)
    expectEqual(recorder.events, [.failed(.two)])
    expectEqual(source.ends, 1)
    expectEqual(Signal.from([1, 4]).tryReduce(0, add).events(), [.failed(.two)])
    expectEqual(failing(after: 1).tryReduce(0, add).events(), [.failed(.one)])
  }

  @Test("A throwing closure without annotation gives any Error, and one that does not throw changes nothing")
  func untyped() {
    let failures: [any Error] = Signal.from([4]).tryReduce(0) { try add($0, $1) }.events()
      .compactMap { $0.failure }
    expectEqual(failures.map { $0 as? TestFailure }, [.two])
    let never: some SignalProtocol<Int, Never> = safe.tryReduce(0) { $0 + $1 }
    expectEqual(never.values(), [6])
    let same: some SignalProtocol<Int, TestFailure> = failable.tryReduce(0) { $0 + $1 }
    expectEqual(same.values(), [6])
  }
}
