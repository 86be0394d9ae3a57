import TestSupport

@Suite(.withoutLeaks) struct RepeatedWhenTests {
  private func counting(_ rounds: Count) -> Signal<Int, TestFailure> {
    .create { subscriber in
      subscriber.send(rounds.up())
      subscriber.complete()
    }
  }

  @Test("A value of the answer starts the next round")
  func answers() {
    let rounds = Count()
    let again = Subject<Int, TestFailure>()
    let completions = Count()
    let (recorder, subscription) = counting(rounds).repeated(when: { ends in
      ends.flatMap { _ in
        completions.up()
        return again.take(1)
      }
    }).recorded()
    expectEqual(recorder.events, [.next(1)])
    again.send(0)
    again.send(0)
    expectEqual(recorder.events, [.next(1), .next(2), .next(3)])
    expectEqual(completions.value, 3)
    subscription.dispose()
    again.send(0)
    expectEqual(rounds.value, 3)
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

  @Test("A failure of the answer is delivered immediately, also while a round runs")
  func failureOfAnswer() {
    let source = Source<Int>()
    let answer = Subject<Int, TestFailure>()
    let (recorder, _) = source.repeated(when: { _ in answer }).recorded()
    source.send(1)
    answer.fail(.two)
    expectEqual(recorder.events, [.next(1), .failed(.two)])
    expectEqual(source.ends, 1)
  }

  @Test("A value of the answer during a round is ignored")
  func unasked() {
    let source = Source<Int>()
    let answer = Subject<Int, TestFailure>()
    source.repeated(when: { _ in answer }).subscribeEvents { _ in }
    answer.send(1)
    expectEqual(source.subscriptions, 1)
    source.complete()
    expectEqual(source.subscriptions, 1)
    answer.send(3)
    expectEqual(source.subscriptions, 2)
  }

  @Test("The handler runs once for each subscription, before the source")
  func fresh() {
    let log = Log<String>()
    let source = Signal<Int, TestFailure>.create { subscriber in
      log.append("round")
      subscriber.complete()
    }
    let signal = source.repeated(when: { ends in
      log.append("handler")
      return ends.take(1)
    })
    expectEqual(log.entries, [])
    _ = signal.events()
    _ = signal.events()
    expectEqual(log.entries, ["handler", "round", "round", "handler", "round", "round"])
  }

  @Test("Many rounds that are answered synchronously take constant stack and linear time")
  func many() {
    let count = 20_000
    #expect(Signal.just(1).repeated(when: { $0 }).take(count).counted() == (count, true))
  }
}
