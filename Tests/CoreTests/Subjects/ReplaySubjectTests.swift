import TestSupport

@Suite(.withoutLeaks) struct ReplaySubjectTests {
  @Test("The capacity limits the kept values", .proves("B292"), arguments: 0...12)
  func capacity(count: Int) {
    let subject = ReplaySubject<Int, Never>(capacity: .last(count))
    for last in 0...20 {
      expectEqual(subject.values(), Array((0..<last).suffix(count)))
      subject.send(last)
    }
    subject.complete()
    expectEqual(subject.events(), (0...20).suffix(count).map { .next($0) } + [.completed])
  }

  @Test("A large capacity takes memory only for values that exist")
  func largeCapacity() {
    let subject = ReplaySubject<Int, Never>(capacity: .last(.max))
    for value in 1...5 { subject.send(value) }
    expectEqual(subject.values(), [1, 2, 3, 4, 5])
  }

  @Test("Without values only the end is replayed", .proves("B294"))
  func emptyReplay() {
    let completed = ReplaySubject<Int, TestFailure>(capacity: .unlimited)
    completed.complete()
    expectEqual(completed.events(), [.completed])
    let failed = ReplaySubject<Int, TestFailure>(capacity: .unlimited)
    failed.fail(.one)
    expectEqual(failed.events(), [.failed(.one)])
  }

  @Test("nil is replayed", .proves("B295"))
  func optionals() {
    let subject = ReplaySubject<Int?, Never>(capacity: .unlimited)
    subject.send(nil)
    subject.send(1)
    subject.send(nil)
    expectEqual(subject.events(), [.next(nil), .next(1), .next(nil)])
  }

  @Test("Disposal during the replay stops it", .proves("B299", "W33"))
  func disposalDuringReplay() {
    let subject = ReplaySubject<Int, TestFailure>(capacity: .unlimited)
    for value in 1...3 { subject.send(value) }
    for end in [false, true] {
      if end { subject.complete() }
      let probe = LawProbe<Int, TestFailure> { probe, event in
        if event.value == 2 { probe.dispose() }
      }
      subject.subscribe(probe)
      expectEqual(probe.log, ["next(1)", "next(2)"])
    }
  }

  @Test("take(1) stops the replay, and operators upstream get nothing more", .proves("B300", "B305", "W33"))
  func takeOne() {
    let subject = ReplaySubject<Int, Never>(capacity: .unlimited)
    for value in 1...3 { subject.send(value) }
    let log = Log<Int>()
    let signal = subject.map { value in
      log.append(value)
      return value
    }
    expectEqual(signal.take(1).events(), [.next(1), .completed])
    expectEqual(log.entries, [1])
  }

  @Test("A replay runs in the subscription, on no scheduler of its own", .proves("B298"))
  func replayScheduler() {
    let subject = ReplaySubject<Int, Never>(capacity: .unlimited)
    subject.send(1)
    let replayed = Count()
    onThreads(1) { _ in
      subject.subscribe { _ in
        #expect(currentScheduler == nil)
        replayed.up()
      }
      expectEqual(replayed.value, 1)
    }
  }

  @Test("A subscriber inside a handler gets the value being sent", .proves("B301"))
  func subscribingDuringDelivery() {
    let subject = ReplaySubject<Int, Never>(capacity: .last(1))
    let log = Log<Int>()
    subject.subscribe { value in
      log.append(value)
      subject.take(1).subscribe { log.append($0) }
    }
    subject.send(1)
    subject.send(2)
    expectEqual(log.entries, [1, 1, 2, 2])
    subject.complete()
  }

  @Test("A value sent during a replay is delivered after it", .proves("B297", "B304", "W08"))
  func sendingDuringReplay() {
    let subject = ReplaySubject<Int, Never>(capacity: .unlimited)
    subject.send(1)
    subject.send(2)
    let (early, _) = subject.recorded()
    let log = Log<Int>()
    subject.subscribe { value in
      log.append(value)
      if value == 1 {
        subject.send(3)
        subject.complete()
      }
    }
    expectEqual(log.entries, [1, 2, 3])
    expectEqual(early.events, [.next(1), .next(2), .next(3), .completed])
  }

  @Test("A subscription during a replay replays to both")
  func nestedReplay() {
    let subject = ReplaySubject<Int, Never>(capacity: .last(2))
    for value in 1...3 { subject.send(value) }
    let inner = Recorder<Int, Never>()
    let log = Log<Int>()
    subject.subscribe { value in
      log.append(value)
      guard value == 2 else { return }
      subject.send(4)
      subject.subscribe(inner)
    }
    expectEqual(log.entries, [2, 3, 4])
    expectEqual(inner.values, [2, 3, 4])
    subject.complete()
  }

  @Test("An ended subject is released with its values", .proves("B306"))
  func release() {
    let lifetimes = Lifetimes()
    func fillAndDrop() -> any Disposable {
      let subject = ReplaySubject<Tracked, Never>(capacity: .last(3))
      for number in 1...10 { subject.send(lifetimes.make(number)) }
      expectEqual(lifetimes.live, 3)
      subject.complete()
      expectEqual(lifetimes.live, 3)
      return subject.subscribe()
    }
    let subscription = fillAndDrop()
    expectEqual(lifetimes.live, 0)
    withExtendedLifetime(subscription) {}
  }

  @Test("A signal retains its sources and replayed values, and releases them with itself", .proves("W83"))
  func upstream() {
    let lifetimes = Lifetimes()
    func made() -> Signal<Int, Never> {
      let subject = ReplaySubject<Tracked, Never>(capacity: .unlimited)
      for number in 1...3 { subject.send(lifetimes.make(number)) }
      return subject.map { [captured = lifetimes.make(10)] in $0.number + captured.number }.filter { $0 > 11 }
        .erased
    }
    func use() {
      let signal = made()
      expectEqual(lifetimes.live, 4)
      expectEqual(signal.values(), [12, 13])
      expectEqual(lifetimes.live, 4)
      withExtendedLifetime(signal) {}
    }
    use()
    expectEqual(lifetimes.live, 0)
  }

  @Test("A dropped value may subscribe in its release, and nothing is delivered twice")
  func forgettingSubscribes() {
    let values = ReplaySubject<Sender, Never>(capacity: .last(1))
    let numbers = Subject<Int, Never>()
    let log = Log<String>()
    numbers.subscribe { released in
      log.append("\(released) released")
      values.subscribe { log.append("\(released) sees \($0.number)") }
    }
    for number in 1...3 { values.send(Sender(number, numbers)) }
    expectEqual(log.entries, ["1 released", "1 sees 2", "1 sees 3", "2 released", "2 sees 3"])
    values.complete()
    numbers.complete()
  }

  @Test("A late subscriber with a capacity gets the kept values and all later ones", arguments: [1, 7, 100])
  func lateSubscribers(count: Int) {
    let subject = ReplaySubject<Int, Never>(capacity: .last(count))
    let (witness, _) = subject.recorded()
    let late = Shared<[Recorder<Int, Never>]>([])
    for value in 1...200 { subject.send(-value) }
    onThreads(4) { thread in
      for number in 0..<1_000 {
        if thread < 2 {
          subject.send(thread * 10_000 + number)
        } else if number % 10 == 0 {
          let recorder = Recorder<Int, Never>()
          subject.subscribe(recorder)
          late.withLock { $0.append(recorder) }
        }
      }
    }
    let all = witness.values
    for recorder in late.value {
      let values = recorder.values
      #expect(values.count >= count)
      expectEqual(values, all.suffix(values.count))
    }
  }
}
