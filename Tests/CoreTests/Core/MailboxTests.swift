import TestSupport
import class ReactiveSignalsTestingTraits.Tracked

@testable import ReactiveSignals

private func makeMailbox<Value, Failure>(
  _ policy: BufferingPolicy<Failure> = .all,
  of type: Value.Type,
  wake: @escaping @Sendable (Mailbox<Value, Failure>) -> Void = { _ in }
) -> Mailbox<Value, Failure> {
  Mailbox(policy, source: { CompoundDisposable(root: (), under: $0, tasks: nil) }, waking: wake)
}

@Suite(.withoutLeaks) struct MailboxTests {
  @Test("A post wakes the consumer once, until nothing waits")
  func wakes() {
    let wakes = Counter()
    let mailbox = makeMailbox(BufferingPolicy<Never>.all, of: Int.self) { _ in wakes.next() }
    for number in 1...3 { mailbox.send(number) }
    expectEqual(wakes.value, 1)
    expectEqual((0..<4).map { _ in mailbox.next() }, [.next(1), .next(2), .next(3), nil])
    mailbox.send(4)
    expectEqual(wakes.value, 2)
  }

  @Test("A consumer that drains receives the elements posted meanwhile", arguments: [false, true])
  func drain(isBounded: Bool) {
    let log = Log<Int>()
    let mailbox = makeMailbox(isBounded ? BufferingPolicy<Never>.newest(10) : .all, of: Int.self) { mailbox in
      mailbox.drain { event in
        guard case .next(let number) = event else { return }
        log.append(number)
        if number < 3 { mailbox.send(number + 1) }
      }
    }
    mailbox.send(1)
    expectEqual(log.entries, [1, 2, 3])
    #expect(mailbox.isUnattended)
  }

  @Test("A full mailbox drops or fails as its policy says, but takes the last element")
  func policies() {
    func rest(_ policy: BufferingPolicy<TestFailure>) -> [Event<Int, TestFailure>] {
      let mailbox = makeMailbox(policy, of: Int.self)
      for number in 1...3 { mailbox.send(number) }
      mailbox.end(nil)
      #expect(mailbox.source.isDisposed)
      return Array(sequence(state: mailbox) { $0.next() })
    }
    expectEqual(rest(.all), [.next(1), .next(2), .next(3), .completed])
    expectEqual(rest(.newest(2)), [.next(2), .next(3), .completed])
    expectEqual(rest(.oldest(2)), [.next(1), .next(2), .completed])
    expectEqual(rest(.fail(2, with: .one)), [.next(1), .next(2), .failed(.one)])
  }

  @Test("A consumer takes all elements out together, or one at a time where the policy limits their number")
  func batches() {
    func sizes(_ policy: BufferingPolicy<Never>) -> [Int] {
      let mailbox = makeMailbox(policy, of: Int.self)
      for number in 1...3 { mailbox.send(number) }
      var batch = FIFO<Event<Int, Never>>()
      var sizes: [Int] = []
      while mailbox.next(into: &batch) {
        sizes.append(batch.count)
        batch = FIFO()
      }
      #expect(mailbox.isUnattended)
      return sizes
    }
    expectEqual(sizes(.all), [3])
    expectEqual(sizes(.newest(3)), [1, 1, 1])
  }

  @Test("A closed mailbox takes no more elements and wakes no consumer for them")
  func closed() {
    let wakes = Counter()
    let mailbox = makeMailbox(BufferingPolicy<Never>.all, of: Int.self) { _ in wakes.next() }
    mailbox.end(nil)
    #expect(!mailbox.isFinished)
    expectEqual(mailbox.next(), .completed)
    #expect(mailbox.next() == nil)
    #expect(mailbox.isFinished)
    mailbox.send(2)
    mailbox.end(nil)
    #expect(mailbox.next() == nil)
    expectEqual(wakes.value, 1)
  }

  @Test("Discarding releases the elements without a lock, and those posted later")
  func discard() {
    let lifetimes = Lifetimes()
    let mailbox = makeMailbox(BufferingPolicy<Never>.all, of: Tracked.self)
    mailbox.send(lifetimes.make())
    mailbox.discard()
    mailbox.send(lifetimes.make())
    #expect(mailbox.isFinished)
    expectEqual(lifetimes.live, 0)
  }

  @Test("Elements of many threads are consumed one at a time, and those of each thread in order")
  func threads() {
    let (started, finished, overlaps) = (Counter(), Counter(), Counter())
    let log = Log<Int>()
    let mailbox = makeMailbox(BufferingPolicy<Never>.all, of: Int.self) { mailbox in
      mailbox.drain { event in
        guard case .next(let number) = event else { return }
        if started.next() != finished.value + 1 { overlaps.next() }
        log.append(number)
        finished.next()
      }
    }
    onThreads(4) { thread in
      for number in 0..<500 { mailbox.send(thread * 1_000 + number) }
    }
    expectEqual(log.entries.count, 2_000)
    for thread in 0..<4 {
      expectEqual(log.entries.filter { $0 / 1_000 == thread }, (0..<500).map { thread * 1_000 + $0 })
    }
    expectEqual(overlaps.value, 0)
  }
}
