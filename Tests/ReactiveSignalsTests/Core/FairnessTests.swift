import Dispatch
import Synchronization
import Testing

@testable import ReactiveSignals

@Suite("Turns of threads") struct FairnessTests {
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

  @Test("A thread that sends to a subject is not kept by the sends of other threads")
  func subjectLetsSenderGo() {
    let subject = Subject<Int, Never>()
    expectReturn(from: { subject.send($0) }, whileOthersSendTo: subject)
  }

  @Test("A thread that writes a property is not kept by the writes of other threads")
  func propertyLetsWriterGo() {
    let property = MutableProperty(-1)
    expectReturn(from: { property.value = $0 }, whileOthersSendTo: property.signal)
  }

  /// Expects `send(0)` to return while two other threads send 1 without pause.
  private func expectReturn(
    from send: @escaping @Sendable (Int) -> Void,
    whileOthersSendTo signal: some SignalProtocol<Int, Never>
  ) {
    let areQueued = Moment(), hasReturned = Moment()
    let isOver = Atomic(false)
    let others = DispatchGroup()
    signal.subscribe { value in
      guard value == 0 else { return }
      for number in 1...2 {
        DispatchQueue(label: "sender \(number)").async(group: others) {
          send(1)
          areQueued.signal()
          while !isOver.load(ordering: .relaxed) { send(1) }
        }
      }
      #expect(areQueued.wait())
      #expect(areQueued.wait())
    }
    DispatchQueue(label: "first sender").async {
      send(0)
      hasReturned.signal()
    }
    #expect(hasReturned.wait())
    isOver.store(true, ordering: .relaxed)
    others.wait()
  }
}
