import TestSupport

@Suite(.withoutLeaks) struct RetryWhenTests {
  @Test("After the answer completes, the waiting failure or else the next one is delivered")
  func completion() {
    let attempts = Count()
    let signal = Signal<Int, TestFailure>.create { subscriber in
      subscriber.send(attempts.up())
      subscriber.fail(.two)
    }
    expectEqual(signal.retry(when: { $0.take(2) }).events(), [.next(1), .next(2), .next(3), .failed(.two)])
    expectEqual(attempts.value, 3)
    expectEqual(signal.retry(when: { $0.take(0) }).events(), [.next(4), .failed(.two)])
    let source = Source<Int>()
    let answer = Subject<Int, TestFailure>()
    let (recorder, _) = source.retry(when: { _ in answer }).recorded()
    source.fail()
    #expect(!recorder.isTerminated)
    answer.complete()
    expectEqual(recorder.events, [.failed(.one)])
  }

  @Test("A failure of the answer is delivered immediately, also while an attempt runs")
  func failure() {
    let source = Source<Int>()
    let answer = Subject<Int, TestFailure>()
    let (recorder, _) = source.retry(when: { _ in answer }).recorded()
    source.send(1)
    answer.fail(.two)
    expectEqual(recorder.events, [.next(1), .failed(.two)])
    expectEqual(source.ends, 1)
    let unused = Source<Int>()
    expectEqual(unused.retry(when: { _ in Signal<Int, TestFailure>.fail(.two) }).events(), [.failed(.two)])
    expectEqual(unused.subscriptions, 0)
  }

  @Test("A value of the answer during an attempt is ignored")
  func unasked() {
    let source = Source<Int>()
    let answer = Subject<Int, TestFailure>()
    source.retry(when: { _ in answer }).subscribeEvents { _ in }
    answer.send(1)
    answer.send(2)
    expectEqual(source.subscriptions, 1)
    source.fail()
    expectEqual(source.subscriptions, 1)
    answer.send(3)
    expectEqual(source.subscriptions, 2)
  }

  @Test("A failure that waits for an answer keeps the subscription until disposal")
  func waitingIsKept() {
    let lifetimes = Lifetimes()
    func subscribe() -> any Disposable {
      let token = lifetimes.make()
      return Signal<Int, TestFailure>.fail(.one)
        .retry(when: { errors in errors.flatMap { _ in Signal<Int, TestFailure>.never } })
        .subscribe(next: { _ in withExtendedLifetime(token) {} }, failed: { _ in })
    }
    let subscription = subscribe()
    expectEqual(lifetimes.live, 1)
    subscription.dispose()
    expectEqual(lifetimes.live, 0)
  }

  @Test("The answer may come from another thread")
  func threads() {
    let count = 500
    let attempts = Count()
    let waiting = Shared(false)
    let answer = Subject<Int, TestFailure>()
    let source = Signal<Int, TestFailure>.create { subscriber in
      subscriber.send(attempts.up())
      if attempts.value < count { subscriber.fail(.one) } else { subscriber.complete() }
    }
    let recorder = Recorder<Int, TestFailure>()
    source.retry(when: { _ in answer }).subscribe(recorder)
    onThreads(2) { _ in
      while !recorder.isTerminated { answer.send(1) }
    }
    expectEqual(recorder.events, (1...count).map { .next($0) } + [.completed])
    withExtendedLifetime(waiting) {}
  }

  @Test("Many attempts that are answered synchronously take constant stack and linear time")
  func many() {
    let count = 20_000
    #expect(failing(after: 1).retry(when: { $0 }).take(count).counted() == (count, true))
  }
}
