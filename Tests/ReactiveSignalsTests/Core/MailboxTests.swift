import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@testable import ReactiveSignals

/// A consumer that calls a closure when it is woken.
private struct TestConsumer<Element: Sendable, Failure: Error>: MailboxConsumer {
  let body: @Sendable (Mailbox<Self>) -> Void

  func attend(_ mailbox: Mailbox<Self>) { body(mailbox) }
}

private func makeMailbox<Element, Failure>(
  _ policy: BufferingPolicy<Failure> = .all,
  of type: Element.Type,
  wake: @escaping @Sendable (Mailbox<TestConsumer<Element, Failure>>) -> Void = { _ in }
) -> Mailbox<TestConsumer<Element, Failure>> {
  Mailbox(policy, for: TestConsumer(body: wake))
}

@Suite(.withoutLeaks) struct MailboxTests {
  @Test("A post wakes the consumer once, until nothing waits")
  func wakes() {
    let wakes = Counter()
    let mailbox = makeMailbox(BufferingPolicy<Never>.all, of: Int.self) { _ in wakes.next() }
    for number in 1...3 { #expect(mailbox.post(number) == nil) }
    #expect(wakes.value == 1)
    #expect((0..<4).map { _ in mailbox.next() } == [1, 2, 3, nil])
    #expect(mailbox.post(4) == nil)
    #expect(wakes.value == 2)
  }

  @Test("A consumer that drains receives the elements posted meanwhile", arguments: [false, true])
  func drain(isBounded: Bool) {
    let log = Log<Int>()
    let mailbox = makeMailbox(isBounded ? BufferingPolicy<Never>.newest(10) : .all, of: Int.self) { mailbox in
      mailbox.drain { number in
        log.append(number)
        if number < 3 { _ = mailbox.post(number + 1) }
      }
    }
    #expect(mailbox.post(1) == nil)
    #expect(log.entries == [1, 2, 3])
    #expect(mailbox.isUnattended)
  }

  @Test("A full mailbox drops or fails as its policy says, but takes the last element")
  func policies() {
    func rest(_ policy: BufferingPolicy<TestFailure>) -> ([TestFailure?], [Int]) {
      let mailbox = makeMailbox(policy, of: Int.self)
      let failures = (1...3).map { mailbox.post($0) }
      mailbox.close(with: 0)
      return (failures, Array(sequence(state: mailbox) { $0.next() }))
    }
    #expect(rest(.all) == ([nil, nil, nil], [1, 2, 3, 0]))
    #expect(rest(.newest(2)) == ([nil, nil, nil], [2, 3, 0]))
    #expect(rest(.oldest(2)) == ([nil, nil, nil], [1, 2, 0]))
    #expect(rest(.fail(2, with: .one)) == ([nil, nil, .one], [1, 2, 0]))
  }

  @Test("A consumer takes all elements out together, or one at a time where the policy limits their number")
  func batches() {
    func sizes(_ policy: BufferingPolicy<Never>) -> [Int] {
      let mailbox = makeMailbox(policy, of: Int.self)
      for number in 1...3 { #expect(mailbox.post(number) == nil) }
      var batch = FIFO<Int>()
      var sizes: [Int] = []
      while mailbox.next(into: &batch) {
        sizes.append(batch.count)
        batch = FIFO()
      }
      #expect(mailbox.isUnattended)
      return sizes
    }
    #expect(sizes(.all) == [3])
    #expect(sizes(.newest(3)) == [1, 1, 1])
  }

  @Test("A closed mailbox takes no more elements and wakes no consumer for them")
  func closed() {
    let wakes = Counter()
    let mailbox = makeMailbox(BufferingPolicy<Never>.all, of: Int.self) { _ in wakes.next() }
    mailbox.close(with: 1)
    #expect(!mailbox.isFinished)
    #expect(mailbox.next() == 1)
    #expect(mailbox.next() == nil)
    #expect(mailbox.isFinished)
    #expect(mailbox.post(2) == nil)
    mailbox.close(with: 3)
    #expect(mailbox.next() == nil)
    #expect(wakes.value == 1)
  }

  @Test("Discarding releases the elements without a lock, and those posted later")
  func discard() {
    let lifetimes = Lifetimes()
    let mailbox = makeMailbox(BufferingPolicy<Never>.all, of: Tracked.self)
    #expect(mailbox.post(lifetimes.make()) == nil)
    mailbox.discard()
    #expect(mailbox.post(lifetimes.make()) == nil)
    #expect(mailbox.isFinished)
    #expect(lifetimes.live == 0)
  }

  @Test("Elements of many threads are consumed one at a time, and those of each thread in order")
  func threads() {
    let (started, finished, overlaps) = (Counter(), Counter(), Counter())
    let log = Log<Int>()
    let mailbox = makeMailbox(BufferingPolicy<Never>.all, of: Int.self) { mailbox in
      mailbox.drain { number in
        if started.next() != finished.value + 1 { overlaps.next() }
        log.append(number)
        finished.next()
      }
    }
    onThreads(4) { thread in
      for number in 0..<500 { _ = mailbox.post(thread * 1_000 + number) }
    }
    #expect(log.entries.count == 2_000)
    for thread in 0..<4 {
      #expect(log.entries.filter { $0 / 1_000 == thread } == (0..<500).map { thread * 1_000 + $0 })
    }
    #expect(overlaps.value == 0)
  }
}
