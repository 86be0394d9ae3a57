import Dispatch
import TestSupport
import class ReactiveSignalsTestingTraits.Tracked

@testable import ReactiveSignals

@Suite(.withoutLeaks) struct GateTests {
  @Test("Work of several threads runs serially, completely, and in the order of each thread")
  func threads() {
    let keeper = Keeper()
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<20_000 { keeper.submit(Piece(thread: thread, number: number)) }
    }
    for thread in 0..<4 {
      expectEqual(keeper.done.filter { $0.thread == thread }.map(\.number), Array(0..<20_000))
    }
  }

  @Test("Work submitted by running work runs after it, in order")
  func fromInside() {
    let keeper = Keeper { keeper, piece in
      if piece.number == 0 {
        for number in 1...3 { keeper.submit(Piece(number: number)) }
        expectEqual(keeper.done.map(\.number), [0])
      }
      if piece.number == 1 { keeper.submit(Piece(number: 4)) }
    }
    keeper.submit(Piece(number: 0))
    expectEqual(keeper.done.map(\.number), [0, 1, 2, 3, 4])
  }

  @Test("Work that always submits more work takes constant stack")
  func constantStack() {
    let keeper = Keeper { keeper, piece in
      if piece.number < 100_000 { keeper.submit(Piece(number: piece.number + 1)) }
    }
    keeper.submit(Piece(number: 0))
    expectEqual(keeper.done.count, 100_001)
  }

  @Test("Work for outside is done when the thread has left the gate")
  func afterLeaving() {
    let gate = SharedGate()
    let log = Log<String>()
    let isIn = gate.gate.performIfIdle {
      gate.gate.afterLeaving { log.append(gate.gate.isCurrentThread ? "inside" : "outside") }
      gate.gate.queue { log.append("queued") }
      log.append("work")
    }
    #expect(isIn)
    expectEqual(log.entries, ["work", "queued", "outside"])
  }

  @Test("A gate knows whether the current thread has entered it")
  func isEnteredByCurrentThread() {
    let keeper = Keeper { keeper, _ in
      #expect(keeper.isEntered)
      let elsewhere = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        #expect(!keeper.isEntered)
        elsewhere.signal()
      }
      elsewhere.wait()
    }
    #expect(!keeper.isEntered)
    keeper.submit(Piece(number: 0))
    #expect(!keeper.isEntered)
  }

  @Test("Work that is queued last is seen before the gate is left")
  func nothingIsOverlooked() {
    for _ in 0..<2_000 {
      let keeper = Keeper()
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        for number in 0..<3 { keeper.submit(Piece(thread: thread, number: number)) }
      }
      expectEqual(keeper.done.count, 6)
    }
  }

  @Test("Work is released when it is done")
  func release() {
    let lifetimes = Lifetimes()
    let keeper = Keeper { keeper, piece in
      if piece.number == 0 { keeper.submit(Piece(number: 1, object: lifetimes.make())) }
    }
    keeper.submit(Piece(number: 0, object: lifetimes.make()))
    expectEqual(keeper.done.count, 2)
    expectEqual(lifetimes.live, 0)
  }
}

private struct Piece: Sendable {
  var thread = 0
  var number: Int
  var object: Tracked?
}

/// A list without a lock: the gate protects it, and the thread sanitizer checks that.
private final class Keeper: @unchecked Sendable {
  struct Reference {
    weak var object: Tracked?
  }

  let gate = Gate()
  private(set) var done: [(thread: Int, number: Int)] = []
  private let whenPerformed: @Sendable (Keeper, Piece) -> Void

  init(_ whenPerformed: @escaping @Sendable (Keeper, Piece) -> Void = { _, _ in }) {
    self.whenPerformed = whenPerformed
  }

  var isEntered: Bool { gate.isCurrentThread }

  func submit(_ piece: Piece) {
    if !gate.performIfIdle({ perform(piece) }) { gate.queue { self.perform(piece) } }
  }

  private func perform(_ piece: Piece) {
    done.append((piece.thread, piece.number))
    whenPerformed(self, piece)
  }
}

/// A gate that closures can capture.
private final class SharedGate: Sendable {
  let gate = Gate()
}
