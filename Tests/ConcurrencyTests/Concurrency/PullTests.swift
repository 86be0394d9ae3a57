import TestSupport
import class ReactiveSignalsTestingTraits.Tracked

@testable import ReactiveSignals

@Suite(.withoutLeaks) struct PullTests {
  @Test("A value that was being sent during the cancellation does not follow the dropped values")
  func sendsAfterCancellation() {
    let subject = Subject<Int, TestFailure>()
    let pull = Pull(subject.erased)
    subject.send(1)
    subject.send(2)
    expectEqual(pull.nextIfAvailable(), .next(1))
    pull.cancel()
    // The sender has looked before the subscription was disposed.
    pull.mailbox.send(3)
    pull.mailbox.end(.one)
    for _ in 0..<2 { expectEqual(pull.nextIfAvailable(), .completed) }
  }

  @Test("A consumer that waits during the cancellation receives the completion, and no value after it")
  func waitingAtCancellation() {
    let subject = Subject<Int, TestFailure>()
    let pull = Pull(subject.erased)
    let resumptions = Counter()
    #expect(pull.nextIfAvailable() == nil)
    pull.consumer.wait { resumptions.next() }
    pull.cancel()
    subject.send(1)
    pull.mailbox.send(2)
    expectEqual(resumptions.value, 1)
    expectEqual(pull.nextIfAvailable(), .completed)
  }

  @Test("An event that comes between the look and the wait resumes the consumer at once")
  func eventBeforeTheWait() {
    let pull = Pull(Signal<Int, TestFailure>.never)
    let resumptions = Counter()
    #expect(pull.nextIfAvailable() == nil)
    pull.mailbox.send(1)
    pull.consumer.wait { resumptions.next() }
    expectEqual(resumptions.value, 1)
    expectEqual(pull.nextIfAvailable(), .next(1))
    #expect(pull.nextIfAvailable() == nil)
    pull.consumer.wait { resumptions.next() }
    expectEqual(resumptions.value, 1)
  }

  @Test("An event that comes between the look and the suspension is received once")
  func eventBeforeTheSuspension() async {
    let pull = Pull(Signal<Int, TestFailure>.never)
    let resumptions = Counter()
    #expect(pull.nextIfAvailable() == nil)
    pull.mailbox.send(1)
    await pull.consumer.suspend(raising: nil) {}
    expectEqual(pull.nextIfAvailable(), .next(1))
    #expect(pull.nextIfAvailable() == nil)
    pull.consumer.wait { resumptions.next() }
    expectEqual(resumptions.value, 0)
  }

  @Test("A terminal event follows the waiting values, and only completions follow it")
  func end() {
    let pull = Pull(Signal<Int, TestFailure>.never)
    pull.mailbox.send(1)
    pull.mailbox.end(.one)
    pull.mailbox.send(2)
    pull.mailbox.end(nil)
    expectEqual((0..<3).map { _ in pull.nextIfAvailable() }, [.next(1), .failed(.one), .completed])
  }

  @Test("A cancellation releases the waiting values, and values that are posted later")
  func releases() {
    let lifetimes = Lifetimes()
    let pull = Pull(Signal<Tracked, Never>.never)
    pull.mailbox.send(lifetimes.make())
    pull.cancel()
    pull.mailbox.send(lifetimes.make())
    expectEqual(lifetimes.live, 0)
  }

  @Test("Copies of an iterator share the values")
  func copies() async {
    var first = (1...3).signal().values.makeAsyncIterator()
    var second = first
    #expect(await first.next() == 1)
    #expect(await second.next() == 2)
    #expect(await first.next() == 3)
    #expect(await second.next() == nil)
    #expect(await first.next() == nil)
  }
}
