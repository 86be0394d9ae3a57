import Dispatch
import TestSupport
import _ReactiveSignalsAtomics
import class ReactiveSignalsTestingTraits.Lifetimes
import class ReactiveSignalsTestingTraits.Tracked

@testable import ReactiveSignals

// `REACTIVE_SIGNALS_OWN_ATOMICS=1 swift test --filter AtomicsTests` tests the types of Apple's systems.
@Suite(.withoutLeaks) struct AtomicsTests {
  @Test("A value that is added by several threads is the sum")
  func sums() {
    let board = Board()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for number in 0..<few(20_000) {
        board.sum.add(number, ordering: .relaxed)
        board.greatest.max(UInt64(number), ordering: .relaxed)
      }
    }
    expectEqual(board.sum.load(ordering: .relaxed), 4 * (0..<few(20_000)).reduce(0, +))
    expectEqual(board.greatest.load(ordering: .relaxed), UInt64(few(20_000) - 1))
  }

  @Test("The thread that takes a flag sees what the one before has written")
  func handsOver() {
    let board = Board()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<few(20_000) {
        while board.isTaken.exchange(true, ordering: .acquiring) {}
        board.plain += 1
        board.isTaken.store(false, ordering: .releasing)
      }
    }
    expectEqual(board.plain, 4 * few(20_000))
  }

  @Test("An exchange happens if the value is the expected one, and returns the original either way")
  func exchanges() {
    let word = Atomic<UInt16>(7)
    #expect(word.compareExchange(expected: 8, desired: 1, ordering: .releasing) == (false, 7))
    #expect(word.compareExchange(expected: 7, desired: 1, ordering: .acquiringAndReleasing) == (true, 7))
    #expect(word.bitwiseOr(6, ordering: .relaxed) == (1, 7))
    #expect(word.bitwiseAnd(5, ordering: .relaxed) == (7, 5))
    #expect(word.wrappingSubtract(6, ordering: .relaxed) == (5, .max))
    #expect(word.wrappingAdd(2, ordering: .relaxed) == (.max, 1))
    #expect(word.subtract(1, ordering: .relaxed) == (1, 0))
    let negative = Atomic(-1)
    #expect(negative.compareExchange(expected: -1, desired: .min, ordering: .relaxed) == (true, -1))
    expectEqual(negative.load(ordering: .acquiring), .min)
    let address = unsafe Atomic<UnsafeMutableRawPointer?>(nil)
    let before = unsafe address.exchange(UnsafeMutableRawPointer(bitPattern: 64), ordering: .releasing)
    expectEqual(UInt(bitPattern: before), 0)
    expectEqual(unsafe UInt(bitPattern: address.load(ordering: .relaxed)), 64)
  }

  @Test("A lock admits one thread, and releases its value, however large it is")
  func locks() {
    let lifetimes = Lifetimes()
    do {
      let small = Locked((count: 0, tracked: lifetimes.make()))
      let large = Locked((count: 0, tracked: lifetimes.make(), rest: (1, 2, 3, 4, 5)))
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        for _ in 0..<few(20_000) {
          small.withLock { $0.count += 1 }
          large.withLock { $0.count += 1 }
        }
      }
      expectEqual(small.withLock(\.count), 4 * few(20_000))
      expectEqual(large.withLock(\.count), 4 * few(20_000))
      expectEqual(large.withLock(\.rest.4), 5)
      small.withLock { $0.tracked = lifetimes.make() }
      expectEqual(lifetimes.live, 2)
    }
    expectEqual(lifetimes.live, 0)
  }
}

/// `@unchecked Sendable`: the flag admits one thread to the plain number.
private final class Board: @unchecked Sendable {
  let sum = Atomic(0)
  let greatest = Atomic<UInt64>(0)
  let isTaken = Atomic(false)
  var plain = 0
}
