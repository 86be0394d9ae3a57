import ReactiveSignalsStreams
import TestSupport

@Suite(.withoutLeaks) struct StreamSignalTests {
  @Test("A repeated subscription uses computed elements", .proves("B413"))
  func resubscription() {
    let runs = Counter()
    let stream = LazyStream(1...2).map { number in
      runs.next()
      return number
    }
    expectEqual(stream.signal().recorded().recorder.values, [1, 2])
    expectEqual(stream.signal(on: ImmediateScheduler()).recorded().recorder.values, [1, 2])
    expectEqual(runs.value, 2)
  }
}

@Suite(.withoutLeaks) struct StreamOfSignalTests {
  @Test("Streams have their public names")
  func names() throws {
    let numbers = Signal<Int, TestFailure>.from([1, 2, 3])
    let stream = LazyStream(head: { 1 }, tail: { LazyStream([2, 3]).concat(.empty) })
    #expect(stream.head == 1 && stream.tail.head == 2)
    #expect(try numbers.stream() == stream)
    expectEqual(LazyStream.unfold(1) { (state: inout Int) -> Int? in state }.take(2), [1, 1])
  }

  @Test("Nothing subscribes before an element is requested, and then once", .proves("B255", "W72"))
  func lazySubscription() {
    let subscriptions = Counter()
    let signal = Signal<Int, Never>.create { subscriber in
      subscriptions.next()
      subscriber.send(1)
      subscriber.complete()
    }
    let stream = signal.stream()
    expectEqual(subscriptions.value, 0)
    expectEqual(Array(stream), [1])
    expectEqual(Array(stream), [1])
    expectEqual(subscriptions.value, 1)
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
    expectEqual(elements.entries, Array(0..<100))
  }

  @Test("A failure is thrown, and nothing is cut off silently", .proves("B257", "W14"))
  func failure() throws {
    let failing = Signal<Int, TestFailure>.just(1).concat(.fail(.one))
    #expect(throws: TestFailure.one) { try failing.stream() }
    #expect(try Signal<Int, TestFailure>.from([1, 2]).stream() == [1, 2])
    expectEqual(failing.materialize().stream(), [.next(1), .failed(.one)])
  }

  @Test("It behaves like any stream", .proves("B258"))
  func likeAnyOther() {
    let stream = (1...).signal().take(3).stream()
    expectEqual(stream.map { $0 * 2 }, [2, 4, 6])
    expectEqual(stream, [1, 2, 3])
    expectEqual(stream.reduce(0, +), 6)
  }

  @Test("The subscription ends when the rest of the stream is released")
  func release() {
    let log = Log<String>()
    let subject = ReplaySubject<Int, Never>(capacity: .unlimited)
    subject.send(1)
    subject.send(2)
    do {
      var rest = Optional(subject.on(disposed: { log.append("disposed") }).stream())
      expectEqual(rest?.head, 1)
      rest = rest?.tail
      expectEqual(rest?.head, 2)
      expectEqual(log.entries, [])
      rest = nil
    }
    expectEqual(log.entries, ["disposed"])
  }
}
