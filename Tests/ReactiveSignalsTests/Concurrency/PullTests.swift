import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@testable import ReactiveSignals

@Suite(.withoutLeaks) struct PullTests {
  private func received(_ pull: Pull<Int, TestFailure>) -> Event<Int, TestFailure>? {
    let log = Log<Event<Int, TestFailure>>()
    pull.receive { log.append($0) }
    return log.entries.last
  }

  @Test("A value that was being sent during the cancellation does not follow the dropped values")
  func sendsAfterCancellation() {
    let subject = Subject<Int, TestFailure>()
    let pull = Pull(subject)
    subject.send(1)
    subject.send(2)
    #expect(received(pull) == .next(1))
    pull.cancel()
    // The sender has looked before the subscription was disposed.
    #expect(pull.mailbox.post(.next(3)) == nil)
    pull.mailbox.close(with: .failed(.one))
    for _ in 0..<2 { #expect(received(pull) == .completed) }
  }

  @Test("A consumer that waits during the cancellation receives the completion, and no value after it")
  func waitingAtCancellation() {
    let subject = Subject<Int, TestFailure>()
    let pull = Pull(subject)
    let log = Log<Event<Int, TestFailure>>()
    pull.receive { log.append($0) }
    pull.cancel()
    subject.send(1)
    #expect(pull.mailbox.post(.next(2)) == nil)
    #expect(log.entries == [.completed])
    #expect(received(pull) == .completed)
  }

  @Test("A terminal event follows the waiting values, and only completions follow it")
  func end() {
    let pull = Pull(Signal<Int, TestFailure>.never)
    #expect(pull.mailbox.post(.next(1)) == nil)
    pull.mailbox.close(with: .failed(.one))
    #expect(pull.mailbox.post(.next(2)) == nil)
    pull.mailbox.close(with: .completed)
    #expect((0..<3).map { _ in received(pull) } == [.next(1), .failed(.one), .completed])
  }

  @Test("A cancellation releases the waiting values, and values that are posted later")
  func releases() {
    let lifetimes = Lifetimes()
    let pull = Pull(Signal<Tracked, Never>.never)
    #expect(pull.mailbox.post(.next(lifetimes.make())) == nil)
    pull.cancel()
    #expect(pull.mailbox.post(.next(lifetimes.make())) == nil)
    #expect(lifetimes.live == 0)
  }

  #if os(macOS) || os(Linux)
  @Test("A second task that waits for the next value of the same iterator stops the program")
  func twoConsumers() async {
    await #expect(processExitsWith: .failure) {
      let pull = Pull(Signal<Int, Never>.never)
      for _ in 0..<2 { pull.receive { _ in } }
    }
  }
  #endif

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
