import TestSupport

@Suite(.withoutLeaks) struct MulticastTests {
  @Test("Nothing is sent before connect, then the source runs once", .proves("B308", "B309"))
  func connect() {
    let source = Source<Int>()
    let connection = source.publish()
    let (first, _) = connection.signal.recorded()
    let (second, _) = connection.signal.recorded()
    expectEqual(source.subscriptions, 0)
    let subscription = connection.connect()
    #expect(connection.connect() === subscription)
    expectEqual(source.subscriptions, 1)
    source.send(1)
    source.complete()
    expectEqual(first.events, [.next(1), .completed])
    expectEqual(second.events, [.next(1), .completed])
    #expect(subscription.isDisposed)
    #expect(connection.connect() === subscription)
    expectEqual(source.subscriptions, 1)
  }

  @Test("Disposing the connection ends the source, sends nothing, and prevents reconnecting", .proves("B310"))
  func disposal() {
    let source = Source<Int>()
    let connection = source.publish()
    let (recorder, subscription) = connection.signal.recorded()
    connection.connect().dispose()
    expectEqual(source.ends, 1)
    connection.connect()
    source.send(1)
    expectEqual(source.subscriptions, 1)
    #expect(recorder.events.isEmpty)
    #expect(!subscription.isDisposed)
  }

  @Test("Connecting on many threads subscribes once", .proves("B311"))
  func race() {
    for _ in 0..<100 {
      let source = Source<Int>()
      let connection = source.publish()
      let subscriptions = Log<ObjectIdentifier>()
      onThreads(4) { _ in subscriptions.append(ObjectIdentifier(connection.connect())) }
      expectEqual(source.subscriptions, 1)
      expectEqual(Set(subscriptions.entries).count, 1)
    }
  }

  @Test(
    "The source runs without a lock, and may connect, subscribe and dispose",
    .leavesSubscriptions("The source holds its connection")
  )
  func reentrancy() {
    let log = Log<String>()
    let connections = Log<MulticastConnection<Int, Never>>()
    let connection = Signal<Int, Never>
      .create { subscriber in
        guard let connection = connections.entries.first else { return }
        connection.connect()
        connection.signal.subscribe { log.append("inner \($0)") }
        subscriber.send(1)
        connection.connect().dispose()
        subscriber.send(2)
      }
      .publish()
    connections.append(connection)
    connection.signal.subscribe { log.append("outer \($0)") }
    connection.connect()
    expectEqual(log.entries, ["outer 1", "inner 1"])
  }

  @Test("The given subject decides which events late subscribers get", .proves("B317"))
  func subjects() {
    func late(_ subject: some SignalProtocol<Int, TestFailure> & SubscriberProtocol<Int, TestFailure>)
      -> [Int]
    {
      let source = Source<Int>()
      let connection = source.multicast(subject)
      connection.connect()
      source.send(1, 2)
      return connection.signal.values()
    }
    expectEqual(late(Subject()), [])
    expectEqual(late(BehaviorSubject(0)), [2])
    expectEqual(late(ReplaySubject(capacity: .unlimited)), [1, 2])
  }

  @Test("A subject that ends by itself ends the source")
  func subjectEnds() {
    let source = Source<Int>()
    let subject = Subject<Int, TestFailure>()
    source.multicast(subject).connect()
    subject.complete()
    expectEqual(source.ends, 1)
  }

  @Test("The first subscriber is attached before the source starts, behind any number of erased operators")
  func autoconnectBehindOperators() {
    for policy in [BufferingPolicy<Never>.all, .waiting] {
      for length in 0...40 {
        var shared = [1, 2, 3].signal().multicast(Subject(), buffering: policy).autoconnect()
        for _ in 0..<length { shared = shared.map { $0 }.erased }
        expectEqual(
          shared.events(),
          [.next(1), .next(2), .next(3), .completed],
          "behind \(length) operators"
        )
      }
    }
  }

  @Test("Later subscribers share the source, which starts once", .proves("B312", "B313"))
  func autoconnectCounts() {
    let source = Source<Int>()
    let shared = source.publish().autoconnect()
    let (first, one) = shared.recorded()
    let (second, two) = shared.recorded()
    source.send(1)
    one.dispose()
    one.dispose()
    source.send(2)
    expectEqual(source.ends, 0)
    two.dispose()
    expectEqual(source.ends, 1)
    expectEqual(first.values, [1])
    expectEqual(second.values, [1, 2])
    expectEqual(shared.events(), [.completed])
    expectEqual(source.subscriptions, 1)
  }

  @Test("A subscriber that ends before the source starts neither connects nor disconnects")
  func autoconnectContent() {
    let source = Source<Int>()
    let shared = source.multicast(BehaviorSubject(0)).autoconnect()
    expectEqual(shared.take(1).events(), [.next(0), .completed])
    expectEqual(source.subscriptions, 0)
    let (recorder, subscription) = shared.recorded()
    source.send(1)
    expectEqual(recorder.events, [.next(0), .next(1)])
    subscription.dispose()
    expectEqual(source.ends, 1)
    expectEqual(shared.events(), [.completed])
  }

  @Test("A subscriber after the last disposal gets the replay and an end", .proves("B314", "B315", "W54"))
  func autoconnectLate() {
    let source = Source<Int>()
    let shared = source.multicast(ReplaySubject(capacity: .unlimited)).autoconnect()
    let (_, subscription) = shared.recorded()
    source.send(1, 2)
    subscription.dispose()
    expectEqual(shared.events(), [.next(1), .next(2), .completed])
  }

  @Test("A subscriber after the end gets that end", .proves("B316"), arguments: [nil, TestFailure.one])
  func autoconnectAfterTheEnd(failure: TestFailure?) {
    let source = Source<Int>()
    let shared = source.publish().autoconnect()
    let (recorder, _) = shared.recorded()
    if let failure { source.fail(failure) } else { source.complete() }
    expectEqual(shared.events(), recorder.events)
    expectEqual(recorder.events, [failure.map { .failed($0) } ?? .completed])
  }

  @Test("Under concurrent subscription and disposal the source runs once and ends once")
  func autoconnectRace() {
    for _ in 0..<100 {
      let source = Source<Int>()
      let shared = source.publish().autoconnect()
      onThreads(4) { _ in
        for _ in 0..<5 { shared.subscribeEvents { _ in }.dispose() }
      }
      expectEqual(source.subscriptions, 1)
      expectEqual(source.ends, 1)
    }
  }
}
