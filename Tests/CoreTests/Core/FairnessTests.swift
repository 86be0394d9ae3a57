import Dispatch
import Foundation
import _ReactiveSignalsAtomics
import TestSupport
import class ReactiveSignalsTestingTraits.Shared

@testable import ReactiveSignals

@Suite("Turns of threads", .withoutLeaks) struct FairnessTests {
  /// Yields while these numbers of pieces wait, and returns the number of looks at the queue.
  private func looks(waiting counts: [Int], entersAtLook entry: Int = .max) -> (looks: Int, hasEntered: Bool)
  {
    var looks = 0
    let hasEntered = Fairness.giveWay(
      waitingCount: {
        looks += 1
        return looks <= counts.count ? counts[looks - 1] : 0
      },
      untilEntered: { looks == entry }
    )
    return (looks, hasEntered)
  }

  @Test("A thread that finds a short queue does not yield")
  func uncongested() {
    #expect(looks(waiting: [1_024]) == (1, false))
  }

  @Test("A thread yields until the queue is short")
  func congested() {
    #expect(looks(waiting: [4_000, 3_000, 2_000, 1_000]) == (4, false))
  }

  @Test("A thread does not yield for a queue that does not get shorter")
  func blocked() {
    #expect(looks(waiting: [4_000, 4_000]) == (2, false))
    #expect(looks(waiting: [4_000, 5_000]) == (2, false))
  }

  @Test("A thread takes over from a thread that has reached its limit")
  func takesOver() {
    #expect(looks(waiting: [4_000, 3_000, 2_000], entersAtLook: 2) == (2, true))
  }

  @Test("A thread yields a limited number of times")
  func patience() {
    #expect(looks(waiting: Array((2_000...3_000).reversed())) == (64, false))
  }

  @Test("A thread that delivers the values of others lets another thread take over before all are delivered")
  func takesOverDeliveries() {
    let subject = Subject<Int, Never>()
    let isEntered = Moment(), isQueued = Moment(), hasReturned = Moment()
    let first = Shared<ObjectIdentifier?>(nil)
    let sendCount = Atomic(0), isOver = Atomic(false), byOthers = Atomic(0)
    subject.subscribe { value in
      switch value {
      case 0:
        first.exchange(ObjectIdentifier(Thread.current))
        isEntered.signal()
        #expect(isQueued.wait())
      case 1...:
        if first.value != ObjectIdentifier(Thread.current) { byOthers.add(1, ordering: .relaxed) }
        // The other thread is running whenever the limit is reached.
        let count = sendCount.load(ordering: .relaxed)
        let deadline = ContinuousClock.now + .seconds(300)
        while value % 32 == 0, byOthers.load(ordering: .relaxed) == 0,
          sendCount.load(ordering: .relaxed) == count, ContinuousClock.now < deadline
        {}
      default: break
      }
    }
    DispatchQueue(label: "first").async {
      subject.send(0)
      hasReturned.signal()
    }
    #expect(isEntered.wait())
    // Each one beyond 1,024 yields, which takes long beside other tests.
    for value in 1...5_000 { subject.send(value) }
    DispatchQueue(label: "other").async {
      while !isOver.load(ordering: .relaxed) {
        subject.send(-1)
        sendCount.add(1, ordering: .relaxed)
      }
      hasReturned.signal()
    }
    isQueued.signal()
    #expect(hasReturned.wait())
    isOver.store(true, ordering: .relaxed)
    #expect(hasReturned.wait())
    #expect(byOthers.load(ordering: .relaxed) > 0)
  }

  @Test("A thread that takes the steps of a trampoline for others lets another one take over before the end")
  func takesOverSteps() {
    final class Steps: Sendable {
      let trampoline = Trampoline()
      let isOver = Atomic(false)
    }
    let steps = Steps()
    let isEntered = Moment(), hasReturned = Moment()
    DispatchQueue(label: "first").async {
      steps.trampoline.run {
        isEntered.signal()
        return !steps.isOver.load(ordering: .relaxed)
      }
      hasReturned.signal()
    }
    #expect(isEntered.wait())
    var hasTakenOver = false
    let deadline = ContinuousClock.now + .seconds(300)
    while !hasTakenOver, ContinuousClock.now < deadline {
      steps.trampoline.run {
        hasTakenOver = true
        return false
      }
    }
    #expect(hasTakenOver)
    steps.isOver.store(true, ordering: .relaxed)
    #expect(hasReturned.wait())
  }
}
