import TestSupport

@Suite(.withoutLeaks) struct MergeTests {
  @Test("A failure disposes the other signals before it is delivered", .proves("B185"))
  func failure() {
    let log = Log<String>()
    let other = Signal<Int, TestFailure>.create { subscriber in
      subscriber.onDispose { log.append("disposed") }
    }
    let source = Source<Int>()
    other.merge(source).subscribe(next: { _ in }, failed: { log.append("\($0)") })
    source.fail()
    expectEqual(log.entries, ["disposed", "one"])
  }

  @Test("Signals after one that fails synchronously are not started", .proves("B185"))
  func synchronousFailure() {
    let source = Source<Int>()
    expectEqual(failing(after: 1).merge(source).events(), [.next(1), .failed(.one)])
    expectEqual(Signal.merge([failing(after: 1), source.erased]).events(), [.next(1), .failed(.one)])
    expectEqual(Signal.merge(failing(after: 1), source, source).events(), [.next(1), .failed(.one)])
    expectEqual(source.subscriptions, 0)
  }

  @Test("An array can be merged repeatedly, and an empty one completes immediately", .proves("B186"))
  func arrays() {
    let signal = Signal.merge([[1].signal(), [2].signal()])
    expectEqual(signal.values(), [1, 2])
    expectEqual(signal.values(), [1, 2])
    expectEqual(Signal.merge([Signal<Int, Never>]()).events(), [.completed])
  }

  @Test("A signal behind an array is started when the array has been sent, and not after a disposal")
  func arrayFirst() {
    let source = Source<Int>()
    let merged = Signal<Int, TestFailure>.from([1, 2]).merge(source)
    expectEqual(merged.events(quittingAfter: 2), [.next(1), .next(2)])
    expectEqual(merged.take(1).events(), [.next(1), .completed])
    // A chain to a handler sends the array in a loop of its own.
    merged.take(1).subscribe(next: { expectEqual($0, 1) }, failed: { _ in })
    expectEqual(source.subscriptions, 0)
    let (recorder, _) = merged.recorded()
    expectEqual(source.subscriptions, 1)
    source.send(3)
    source.complete()
    expectEqual(recorder.events, [.next(1), .next(2), .next(3), .completed])
    expectEqual([].signal().merge([4].signal()).events(), [.next(4), .completed])
  }

  @Test("Two to many signals of any kinds can be merged")
  func arities() {
    let subject = Subject<Int, Never>()
    let a = [1].signal()
    let b = Signal.just(2)
    let c = (3...4).signal().map { $0 }
    let recorders = [
      Signal.merge(a, subject).recorded().recorder,
      Signal.merge(a, b, subject).recorded().recorder,
      Signal.merge(a, b, c, subject).recorded().recorder,
      Signal.merge(a, b, c, subject, b).recorded().recorder,
      Signal.merge(a, b, c, subject, b, a, c.filter { $0 > 3 }).recorded().recorder,
    ]
    subject.send(9)
    expectEqual(recorders.map(\.isTerminated), [false, false, false, false, false])
    subject.complete()
    expectEqual(
      recorders.map(\.values),
      [
        [1, 9], [1, 2, 9], [1, 2, 3, 4, 9], [1, 2, 3, 4, 2, 9], [1, 2, 3, 4, 2, 1, 4, 9],
      ]
    )
    expectEqual(recorders.map(\.isCompleted), [true, true, true, true, true])
  }

  @Test("A value that a handler sends on the other signal is delivered after it")
  func reentrancy() {
    let a = Subject<Int, Never>()
    let b = Subject<Int, Never>()
    let log = Log<Int>()
    a.merge(b).subscribe { value in
      if value < 4 { (value % 2 == 0 ? a : b).send(value + 1) }
      log.append(value)
    }
    a.send(1)
    expectEqual(log.entries, [1, 2, 3, 4])
    a.complete()
    b.complete()
  }

  @Test("A signal started inside a delivery that it feeds waits as a whole")
  func startedInside() {
    let start = Subject<Int, Never>()
    let ask = Subject<Void, Never>()
    let sent = Counter()
    let log = Log<Int>()
    let numbers = (1...100).signal().on(next: { _ in sent.next() })
    let subscription = start.merge(ask.flatMap { numbers }).take(3).subscribe { value in
      if value == 0 { ask.send(()) }
      log.append(value)
    }
    start.send(0)
    expectEqual(log.entries, [0, 1, 2])
    expectEqual(sent.value, 100)
    #expect(subscription.isDisposed)
  }

  @Test("Under concurrency every value arrives, one at a time, and completion is last")
  func threads() {
    let count = 500
    let subjects = (0..<3).map { _ in Subject<Int, Never>() }
    let recorder = Recorder<Int, Never>()
    Signal.merge(subjects[0], subjects[1], subjects[2]).subscribe(recorder)
    onThreads(3) { thread in
      for number in 0..<count { subjects[thread].send(number * 3 + thread) }
      subjects[thread].complete()
    }
    expectEqual(recorder.values.sorted(), Array(0..<3 * count))
    for thread in 0..<3 {
      let own = recorder.values.filter { $0 % 3 == thread }
      expectEqual(own, own.sorted())
    }
    expectEqual(recorder.events.last, .completed)
    expectEqual(recorder.events.count, 3 * count + 1)
  }

  @Test("A factory can stand for the other signal")
  func factory() {
    expectEqual([1].signal().merge(.just(2)).values(), [1, 2])
    expectEqual(failing(after: 1).merge(.fail(.two)).events(), [.next(1), .failed(.one)])
  }
}
