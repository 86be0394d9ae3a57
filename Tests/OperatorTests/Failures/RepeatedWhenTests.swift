import TestSupport

@Suite(.withoutLeaks) struct RepeatedWhenTests {
  private func counting(_ rounds: Count) -> Signal<Int, TestFailure> {
    .create { subscriber in
      subscriber.send(rounds.up())
      subscriber.complete()
    }
  }

  @Test("After the answer completes, the result completes with the round that waits or runs")
  func completion() {
    let rounds = Count()
    let signal = counting(rounds)
    expectEqual(signal.repeated(when: { $0.take(2) }).events(), [.next(1), .next(2), .next(3), .completed])
    expectEqual(signal.repeated(when: { $0.take(0) }).events(), [.next(4), .completed])
    let source = Source<Int>()
    let answer = Subject<Int, TestFailure>()
    let (recorder, _) = source.repeated(when: { _ in answer }).recorded()
    source.complete()
    #expect(!recorder.isTerminated)
    answer.complete()
    expectEqual(recorder.events, [.completed])
  }

  @Test("Many rounds that are answered synchronously take constant stack and linear time")
  func many() {
    let count = 20_000
    #expect(Signal.just(1).repeated(when: { $0 }).take(count).counted() == (count, true))
  }
}
