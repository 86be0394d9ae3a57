import ReactiveSignals
import ReactiveSignalsTesting
import TestSupport
import Testing

@Suite struct StreamSignalTests {
  @Test(
    "Each element is one piece of work, and other work runs in between",
    .proves("B412")
  )
  func signalOnScheduler() {
    let scheduler = TestScheduler()
    let log = Log<String>()
    LazyStream(1...2).signal(on: scheduler)
      .subscribe(
        next: { value in
          log.append("\(value)")
          scheduler.schedule { log.append("after \(value)") }
        },
        completed: { log.append("done") }
      )
    #expect(log.entries == [])
    scheduler.run()
    #expect(log.entries == ["1", "after 1", "2", "after 2", "done"])
  }

  @Test("A repeated subscription uses computed elements", .proves("B413"))
  func resubscription() {
    let runs = Counter()
    let stream = LazyStream(1...2).map { number in
      runs.next()
      return number
    }
    #expect(stream.signal().values() == [1, 2])
    #expect(stream.signal(on: ImmediateScheduler()).values() == [1, 2])
    #expect(runs.value == 2)
  }

  @Test("Without a scheduler all elements are sent during the subscription", .proves("B414"))
  func synchronous() {
    #expect(LazyStream(1...2).signal().events() == [.next(1), .next(2), .completed])
  }

  @Test("Disposal stops a signal on a scheduler, also of an infinite stream")
  func disposal() {
    let scheduler = TestScheduler()
    let (recorder, subscription) = LazyStream(1...).signal(on: scheduler).take(3).recorded()
    scheduler.run()
    #expect(recorder.events == [.next(1), .next(2), .next(3), .completed])
    subscription.dispose()
    let (other, second) = LazyStream(1...).signal(on: scheduler).recorded()
    second.dispose()
    scheduler.run()
    #expect(other.events == [])
    #expect(scheduler.isIdle)
  }

  @Test("A stream fits a context that can fail, and a million elements take constant stack")
  func contexts() {
    #expect(
      failing(after: 1).flatMap { _ in [5].signal(on: ImmediateScheduler()) }.events()
        == [.next(5), .failed(.one)]
    )
    let many = LazyStream(0..<100_000).signal(on: ImmediateScheduler()).counted()
    #expect(many.values == 100_000 && many.completed)
  }
}

@Suite struct StreamOfSignalTests {
  @Test("Nothing subscribes before an element is requested, and then once", .proves("B255", "W72"))
  func lazySubscription() {
    let subscriptions = Counter()
    let signal = Signal<Int, Never>.create { subscriber in
      subscriptions.next()
      subscriber.send(1)
      subscriber.complete()
    }
    let stream = signal.stream()
    #expect(subscriptions.value == 0)
    #expect(Array(stream) == [1])
    #expect(Array(stream) == [1])
    #expect(subscriptions.value == 1)
  }

  @Test("The head waits for its value, and earlier values wait", .proves("B256"))
  func blocking() {
    let subject = Subject<Int, Never>()
    let subscribed = Moment()
    // The second subscription starts after the first.
    let stream = subject.merge(
      Signal.deferred {
        subscribed.signal()
        return Signal<Int, Never>.empty
      }
    ).stream()
    let elements = Log<Int>()
    onThreads(2) { index in
      if index == 0 {
        for element in stream { elements.append(element) }
      } else {
        _ = subscribed.wait()
        for value in 0..<100 { subject.send(value) }
        subject.complete()
      }
    }
    #expect(elements.entries == Array(0..<100))
  }

  @Test("A failure is thrown, and nothing is cut off silently", .proves("B257", "W14"))
  func failure() throws {
    #expect(throws: TestFailure.one) { try failing(after: 2).stream() }
    #expect(try Signal<Int, TestFailure>.from([1, 2]).stream() == [1, 2])
    #expect(failing(after: 1).materialize().stream() == [.next(1), .failed(.one)])
  }

  @Test("It behaves like any stream", .proves("B258"))
  func likeAnyOther() {
    let stream = (1...).signal().take(3).stream()
    #expect(stream.map { $0 * 2 } == [2, 4, 6])
    #expect(stream == [1, 2, 3])
    #expect(stream.reduce(0, +) == 6)
  }

  @Test("The subscription ends when the rest of the stream is released")
  func release() {
    let log = Log<String>()
    let subject = ReplaySubject<Int, Never>(capacity: .unlimited)
    subject.send(1)
    subject.send(2)
    do {
      var rest = Optional(subject.on(disposed: { log.append("disposed") }).stream())
      #expect(rest?.head == 1)
      rest = rest?.tail
      #expect(rest?.head == 2)
      #expect(log.entries == [])
      rest = nil
    }
    #expect(log.entries == ["disposed"])
  }
}
