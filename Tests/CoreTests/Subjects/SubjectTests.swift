import TestSupport

@Suite(.withoutLeaks) struct SubjectTests {
  @Test("Handlers may add many subscribers to the subject that is calling them")
  func growthDuringDelivery() {
    let subject = Subject<Int, Never>()
    let log = Log<String>()
    for name in ["A", "B", "C"] {
      subject.subscribe { value in
        log.append("\(name)\(value)")
        guard value == 1 else { return }
        for _ in 0..<100 { subject.subscribe { log.append("late\($0)") } }
      }
    }
    subject.send(1)
    expectEqual(log.entries, ["A1", "B1", "C1"])
    subject.send(2)
    expectEqual(log.entries.suffix(300), Array(repeating: "late2", count: 300)[...])
    expectEqual(log.entries.prefix(6), ["A1", "B1", "C1", "A2", "B2", "C2"])
    expectEqual(log.entries.count, 306)
    subject.complete()
  }

  @Test("A subject that is released without subscribers disposes what sends to it")
  func releaseWithoutSubscribers() {
    let upstream = BlockDisposable()
    let subscription: any Disposable
    do {
      let subject = Subject<Int, Never>()
      subject.add(upstream)
      subscription = subject.subscribe()
      subscription.dispose()
      #expect(!upstream.isDisposed)
    }
    #expect(upstream.isDisposed)
  }

  @Test("A subscriber during a delivery gets the next value when it is already sent", .proves("B271"))
  func subscribingDuringDeliveryOfMore() {
    let subject = Subject<Int, Never>()
    let late = Recorder<Int, Never>()
    subject.subscribe { value in
      guard value == 1 else { return }
      subject.send(2)
      subject.subscribe(late)
      subject.send(3)
    }
    subject.send(1)
    expectEqual(late.values, [2, 3])
    subject.complete()
  }

  @Test("nil is delivered like any value", .proves("B276"))
  func optionals() {
    let subject = Subject<Int?, Never>()
    let (recorder, _) = subject.recorded()
    subject.send(nil)
    subject.send(1)
    expectEqual(recorder.events, [.next(nil), .next(1)])
  }

  @Test("The rules of events hold with a subject at the end")
  func laws() {
    expectLaws("a subject", except: [.upstreamEnds, .cleanup]) { source in
      Signal<Int, TestFailure>.create { subscriber in
        let subject = Subject<Int, TestFailure>()
        subscriber.add(subject.subscribe(subscriber))
        subscriber.add(source.subscribe(subject))
      }
    }
  }

  @Test("10,000 subscribers come and go in any order")
  func manySubscribers() {
    let subject = Subject<Int, Never>()
    let count = Shared(0)
    var subscriptions = (0..<10_000).map { _ in subject.subscribe { _ in count.withLock { $0 += 1 } } }
    subject.send(1)
    expectEqual(count.exchange(0), 10_000)
    var generator = SystemRandomNumberGenerator()
    subscriptions.shuffle(using: &generator)
    for subscription in subscriptions.prefix(7_500) { subscription.dispose() }
    subject.send(2)
    expectEqual(count.exchange(0), 2_500)
    for subscription in subscriptions { subscription.dispose() }
    subject.send(3)
    expectEqual(count.value, 0)
  }

  @Test("A subject counts its subscriptions, also those that begin and end in a handler")
  func subscriptionCount() {
    let subject = Subject<Int, TestFailure>()
    expectEqual(subject.subscriptionCount, 0)
    let first = subject.subscribeEvents { _ in }
    let counts = Log<Int>()
    subject.take(1).subscribe(
      next: { _ in
        subject.subscribeEvents { _ in }
        counts.append(subject.subscriptionCount)
      },
      failed: { _ in }
    )
    expectEqual(subject.subscriptionCount, 2)
    subject.send(1)
    expectEqual(subject.subscriptionCount, 2)
    first.dispose()
    first.dispose()
    expectEqual(subject.subscriptionCount, 1)
    subject.subscribe(next: { _ in }, failed: { _ in counts.append(subject.subscriptionCount) })
    subject.fail(.one)
    expectEqual(counts.entries.last, 0)
    subject.subscribeEvents { _ in }
    expectEqual(subject.subscriptionCount, 0)
  }

  @Test("A subject with a memory counts a subscription from the end of the replay")
  func subscriptionCountOfReplay() {
    let behavior = BehaviorSubject<Int, Never>(0)
    let counts = Log<Int>()
    behavior.subscribe { _ in counts.append(behavior.subscriptionCount) }
    expectEqual(behavior.subscriptionCount, 1)
    behavior.send(1)
    expectEqual(counts.entries, [0, 1])
    let replay = ReplaySubject<Int, Never>(capacity: .unlimited)
    replay.send(1)
    replay.take(1).subscribe()
    expectEqual(replay.subscriptionCount, 0)
    let subscription = replay.subscribe()
    expectEqual(replay.subscriptionCount, 1)
    subscription.dispose()
    expectEqual(replay.subscriptionCount, 0)
    behavior.complete()
  }

  @Test("Threads that subscribe and dispose leave the count at zero")
  func subscriptionCountOnThreads() {
    let subject = Subject<Int, Never>()
    onThreads(3) { thread in
      for number in 0..<500 {
        let subscription = subject.subscribe()
        if thread == 0 { subject.send(number) }
        subscription.dispose()
      }
    }
    expectEqual(subject.subscriptionCount, 0)
  }

  // MARK: Ends inside of releases

  /// Calls `body` in the handler of the last of `depth` subjects, each of which is released by the handler of the one before.
  private func releasing(_ depth: Int, _ body: @escaping @Sendable () -> Void) {
    let subjects = Shared((0..<depth).map { _ in Subject<Int, Never>?.some(Subject()) })
    @Sendable func release(_ index: Int) {
      withExtendedLifetime(subjects.withLock { $0[index].take() }) {}
    }
    for (index, subject) in subjects.value.enumerated() {
      subject?.subscribe(completed: { if index + 1 < depth { release(index + 1) } else { body() } })
    }
    release(0)
  }

  @Test("A subject has ended when complete() returns, inside of any number of releases")
  func endInsideOfReleases() {
    for depth in [1, 8, 14, 15, 16, 17, 18, 32, 33, 40] {
      let subject = Subject<Int, Never>()
      let (first, _) = subject.recorded()
      let late = Log<Event<Int, Never>>()
      let upstream = BlockDisposable()
      subject.add(upstream)
      let counts = Log<Int>()
      releasing(depth) {
        subject.complete()
        counts.append(subject.subscriptionCount)
        subject.send(5)
        subject.subscribeEvents { late.append($0) }
        counts.append(late.entries.count)
        // The other thread does not wait for this one.
        onThreads(1) { _ in subject.subscribeEvents { late.append($0) } }
        counts.append(late.entries.count)
      }
      expectEqual(first.events, [.completed], "inside of \(depth) releases")
      expectEqual(late.entries, [.completed, .completed], "inside of \(depth) releases")
      expectEqual(counts.entries, [0, 1, 2], "inside of \(depth) releases")
      #expect(upstream.isDisposed)
    }
  }

  @Test("A subject has ended when complete() returns, behind any number of subjects in a row")
  func endBehindSubjectsInARow() {
    for length in [2, 8, 14, 15, 16, 17, 18, 31, 32, 33, 48] {
      let subject = ReplaySubject<Int, TestFailure>(capacity: .unlimited)
      let (recorder, _) = subject.recorded()
      do {
        let first = Subject<Int, Never>()
        var last = first
        for _ in 1..<length {
          let next = Subject<Int, Never>()
          last.subscribe(next)
          last = next
        }
        last.subscribe(completed: {
          subject.send(4)
          subject.fail(.one)
          subject.send(5)
        })
        withExtendedLifetime(first) {}
      }
      expectEqual(recorder.events, [.next(4), .failed(.one)], "behind \(length) subjects")
      expectEqual(subject.events(), [.next(4), .failed(.one)], "behind \(length) subjects")
    }
  }

  @Test("A receiver that is disposed while its end waits does not get it, and is released")
  func disposalWhileEndWaits() {
    for depth in [15, 16, 17, 33] {
      let lifetimes = Lifetimes()
      let log = Log<String>()
      let subject = Subject<Int, Never>()
      let subscription = Shared<(any Disposable)?>(nil)
      let token = Shared<Tracked?>(lifetimes.make())
      _ = subscription.exchange(
        subject.subscribe(completed: { [token = token.exchange(nil)] in
          withExtendedLifetime(token) { log.append("completed") }
        })
      )
      releasing(depth) {
        subject.complete()
        subscription.value?.dispose()
      }
      #expect(log.entries.count <= 1)
      // Sixteen ends nest, and the next one waits.
      #expect(depth != 16 || log.entries.isEmpty)
      expectEqual(lifetimes.live, 0, "inside of \(depth) releases")
    }
  }
}
