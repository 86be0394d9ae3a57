import Dispatch
import TestShims
import TestSupport

private let kinds = SubjectKind.allCases
private let replaying: [SubjectKind] = [.behavior, .replay]

/// The behavior of every kind of subject.
@Suite(.withoutLeaks) struct EverySubjectTests {
  @Test("The logs of seed 002 are reproduced", .proves("B269", "B284", "B285", "B291"), arguments: kinds)
  func seed(kind: SubjectKind) {
    let subject = kind.make()
    let log = Log<String>()
    var expected: [String] = []
    for number in 1...3 {
      subject.signal.subscribe(next: { log.append("subscriber \(number): \($0)") }, failed: { _ in })
      let former = kind.greeting + Array(1..<number)
      let replayed = kind == .behavior ? former.suffix(1) : kind.replay(of: former)[...]
      expected += replayed.map { "subscriber \(number): \($0)" }
      subject.send(number)
      expected += (1...number).map { "subscriber \($0): \(number)" }
    }
    subject.complete()
    expectEqual(log.entries, expected)
  }

  @Test("Subscribers are called in subscription order", .proves("B270"), arguments: kinds)
  func order(kind: SubjectKind) {
    let subject = kind.make()
    let log = Log<String>()
    for name in ["A", "B", "C"] {
      subject.signal.subscribe(next: { log.append("\(name)\($0)") }, failed: { _ in })
    }
    subject.send(1)
    expectEqual(log.entries.suffix(3), ["A1", "B1", "C1"])
  }

  @Test("A subscriber inside the replay of another comes after it", arguments: replaying)
  func orderOfSubscribersInReplay(kind: SubjectKind) {
    let subject = kind.make()
    let log = Log<String>()
    subject.send(1)
    subject.signal.subscribe(
      next: { outer in
        log.append("outer\(outer)")
        guard outer == 1 else { return }
        subject.signal.subscribe(
          next: { middle in
            log.append("middle\(middle)")
            guard middle == 1 else { return }
            subject.signal.subscribe(next: { log.append("inner\($0)") }, failed: { _ in })
          },
          failed: { _ in }
        )
      },
      failed: { _ in }
    )
    subject.signal.subscribe(next: { log.append("last\($0)") }, failed: { _ in })
    expectEqual(log.entries, ["outer1", "middle1", "inner1", "last1"])
    subject.send(2)
    expectEqual(log.entries.suffix(4), ["outer2", "middle2", "inner2", "last2"])
    subject.complete()
  }

  @Test("Disposing during a replay keeps the order of the others", arguments: replaying)
  func orderAfterLeavingInReplay(kind: SubjectKind) {
    let subject = kind.make()
    let log = Log<String>()
    subject.send(0)
    subject.signal.subscribe(next: { log.append("first\($0)") }, failed: { _ in })
    for name in ["second", "third"] {
      subject.signal.take(1).subscribe(
        next: { _ in
          subject.signal.take(1).subscribeEvents { _ in }
          subject.signal.subscribe(next: { log.append("\(name)\($0)") }, failed: { _ in })
          subject.signal.take(1).subscribeEvents { _ in }
        },
        failed: { _ in }
      )
    }
    let leaver = subject.signal.subscribe(next: { log.append("leaver\($0)") }, failed: { _ in })
    subject.signal.subscribe(next: { log.append("last\($0)") }, failed: { _ in })
    subject.send(1)
    expectEqual(log.entries.suffix(5), ["first1", "second1", "third1", "leaver1", "last1"])
    leaver.dispose()
    subject.send(2)
    expectEqual(log.entries.suffix(4), ["first2", "second2", "third2", "last2"])
  }

  @Test("All subscribers get re-entrant values in one order", .proves("B273", "W26"), arguments: kinds)
  func reentrantSends(kind: SubjectKind) {
    let subject = kind.make()
    let log = Log<String>()
    subject.signal.subscribe(
      next: { value in
        log.append("A\(value)")
        if value == 1 { subject.send(2) }
        if value == 2 { subject.send(3) }
        log.append("a\(value)")
      },
      failed: { _ in }
    )
    subject.signal.subscribe(next: { log.append("B\($0)") }, failed: { _ in })
    subject.send(1)
    expectEqual(log.entries.drop { $0 != "A1" }, ["A1", "a1", "B1", "A2", "a2", "B2", "A3", "a3", "B3"])
    subject.complete()
  }

  @Test("A terminal event sent in a handler is delivered after it", arguments: kinds)
  func reentrantEnd(kind: SubjectKind) {
    let subject = kind.make()
    subject.signal.subscribe(
      next: { value in
        guard value == 1 else { return }
        subject.send(2)
        subject.subscriber.complete()
        subject.send(3)
      },
      failed: { _ in }
    )
    let (recorder, _) = subject.signal.recorded()
    subject.send(1)
    expectEqual(recorder.events.suffix(3), [.next(1), .next(2), .completed])
  }

  @Test("Disposal by another handler during a send stops even the operators", arguments: kinds)
  func disposalByAnother(kind: SubjectKind) {
    let subject = kind.make()
    let log = Log<String>()
    let second = SerialDisposable()
    subject.signal.subscribe(
      next: { value in
        if value == 1 { second.dispose() }
      },
      failed: { _ in }
    )
    second.inner = subject.signal.map { log.append("\($0)") }.subscribeEvents { _ in }
    subject.send(1)
    #expect(!log.entries.contains("1"))
  }

  @Test(
    "Disposing one subscription keeps the others, releases its handlers",
    .proves("B274"),
    arguments: kinds
  )
  func disposal(kind: SubjectKind) {
    let subject = kind.make()
    let lifetimes = Lifetimes()
    let (first, _) = subject.signal.recorded()
    func subscribe(_ token: Tracked) -> any Disposable {
      subject.signal.subscribe(next: { _ in withExtendedLifetime(token) {} }, failed: { _ in })
    }
    let middle = subscribe(lifetimes.make())
    let (last, _) = subject.signal.recorded()
    subject.send(1)
    middle.dispose()
    expectEqual(lifetimes.live, 0)
    subject.send(2)
    expectEqual(first.values, kind.greeting + [1, 2])
    expectEqual(last.values, kind.greeting + [1, 2])
  }

  @Test("A subscriber disposed during a delivery gets no more values", .proves("B272"), arguments: kinds)
  func disposalDuringDelivery(kind: SubjectKind) {
    let subject = kind.make()
    let second = SerialDisposable()
    subject.signal.subscribe(next: { if $0 == 2 { second.dispose() } }, failed: { _ in })
    let (recorder, subscription) = subject.signal.recorded()
    second.inner = subscription
    let (last, _) = subject.signal.recorded()
    for value in 1...3 { subject.send(value) }
    expectEqual(recorder.values, kind.greeting + [1])
    expectEqual(last.values, kind.greeting + [1, 2, 3])
  }

  @Test("A handler may dispose its own subscription and subscribe again", arguments: kinds)
  func resubscribing(kind: SubjectKind) {
    let subject = kind.make()
    let log = Log<String>()
    let current = SerialDisposable()
    @Sendable func subscribe(_ generation: Int) {
      let subscription = CompoundDisposable()
      current.inner = subscription
      subject.signal.subscribe(
        next: { value in
          log.append("\(generation):\(value)")
          guard value == 10 * generation else { return }
          subscription.dispose()
          subscribe(generation + 1)
        },
        failed: { _ in }
      ).store(in: subscription)
    }
    subscribe(1)
    for value in [10, 20, 30, 31] { subject.send(value) }
    let expected: [String] =
      switch kind {
      case .plain, .replayNone: ["1:10", "2:20", "3:30", "4:31"]
      case .behavior: ["1:0", "1:10", "2:10", "2:20", "3:20", "3:30", "4:30", "4:31"]
      case .replay: ["1:10", "2:10", "2:20", "3:10", "3:20", "3:30", "4:10", "4:20", "4:30", "4:31"]
      }
    expectEqual(log.entries, expected)
    subject.complete()
  }

  @Test("Its upstream is disposed before subscribers get the end", .proves("B277"), arguments: kinds)
  func feedsEndFirst(kind: SubjectKind) {
    let subject = kind.make()
    let log = Log<String>()
    let (first, second) = (Subject<Int, TestFailure>(), Subject<Int, TestFailure>())
    for (name, feed) in [("first", first), ("second", second)] {
      let feed = Signal<Int, TestFailure>.create { subscriber in
        subscriber.onDispose { log.append("\(name) disposed") }
        feed.subscribe(subscriber)
      }
      feed.subscribe(subject.subscriber)
    }
    subject.signal.subscribe(next: { _ in }, failed: { _ in }, completed: { log.append("completed") })
    first.complete()
    expectEqual(log.entries, ["first disposed", "second disposed", "completed"])
  }

  @Test("A subject fed by several signals sends all their values, and the first end ends it", .proves("B280"))
  func severalFeeds() {
    for kind in SubjectKind.allCases {
      let subject = kind.make()
      let (first, second) = (Subject<Int, TestFailure>(), Subject<Int, TestFailure>())
      let (recorder, _) = subject.signal.recorded()
      first.subscribe(subject.subscriber)
      let other = second.subscribe(subject.subscriber)
      first.send(1)
      second.send(2)
      first.fail(.one)
      second.send(3)
      #expect(other.isDisposed)
      expectEqual(recorder.events, kind.greeting.map { .next($0) } + [.next(1), .next(2), .failed(.one)])
    }
  }

  @Test("A late subscriber gets the end", .proves("B278", "B287", "B293", "W04", "W05"), arguments: kinds)
  func lateSubscriber(kind: SubjectKind) {
    for end in [Event<Int, TestFailure>.completed, .failed(.one)] {
      let subject = kind.make()
      subject.send(1)
      subject.send(2)
      subject.subscriber.send(event: end)
      let (recorder, subscription) = subject.signal.recorded()
      expectEqual(recorder.events, kind.replay(of: [1, 2]).map { .next($0) } + [end])
      #expect(subscription.isDisposed)
    }
  }

  @Test(
    "Sends after a terminal event are ignored",
    .proves("B279", "B302", "B303", "W04", "W06", "W07"),
    arguments: kinds
  )
  func afterTheEnd(kind: SubjectKind) {
    let subject = kind.make()
    let (early, _) = subject.signal.recorded()
    subject.send(1)
    subject.subscriber.fail(.one)
    subject.send(2)
    subject.subscriber.complete()
    subject.subscriber.fail(.two)
    expectEqual(early.events, kind.greeting.map { .next($0) } + [.next(1), .failed(.one)])
    let (late, _) = subject.signal.recorded()
    expectEqual(late.events, kind.replay(of: [1]).map { .next($0) } + [.failed(.one)])
  }

  @Test("A signal that feeds an ended subject is disposed before it runs", .proves("B028"), arguments: kinds)
  func lateFeed(kind: SubjectKind) {
    let subject = kind.make()
    subject.subscriber.complete()
    let source = LawSource()
    #expect(source.signal.subscribe(subject.subscriber).isDisposed)
    #expect(source.runs.isEmpty)
  }

  @Test("A released subject completes its subscribers", .proves("B282", "W81"), arguments: kinds)
  func release(kind: SubjectKind) {
    func subscribeAndDrop() -> (Recorder<Int, TestFailure>, any Disposable) {
      let subject = kind.make()
      let (recorder, subscription) = subject.signal.map { $0 + 1 }.recorded()
      subject.send(1)
      #expect(!recorder.isTerminated)
      return (recorder, subscription)
    }
    let (recorder, subscription) = subscribeAndDrop()
    expectEqual(recorder.events, (kind.greeting + [1]).map { .next($0 + 1) } + [.completed])
    #expect(subscription.isDisposed)
  }

  @Test("A subject released by its own handler completes after the delivery", arguments: kinds)
  func releaseFromInside(kind: SubjectKind) {
    let holder = Shared<(any SubscriberProtocol<Int, TestFailure>)?>(nil)
    let log = Log<String>()
    func subscribe() {
      let subject = kind.make()
      _ = holder.exchange(subject.subscriber)
      subject.signal.subscribe(
        next: { value in
          guard value == 1 else { return }
          let last = holder.exchange(nil)
          last?.send(2)
          log.append("sent")
        },
        failed: { _ in },
        completed: { log.append("A completed") }
      )
      subject.signal.subscribe(
        next: { log.append("B\($0)") },
        failed: { _ in },
        completed: { log.append("B completed") }
      )
    }
    subscribe()
    holder.value?.send(1)
    expectEqual(log.entries.drop { $0 != "sent" }, ["sent", "B1", "B2", "A completed", "B completed"])
  }

  @Test(
    "The producer that feeds a subject retains it, and its subscribers do not",
    .proves("B281", "B283"),
    arguments: kinds
  )
  func lifetime(kind: SubjectKind) {
    let feed = Subject<Int, TestFailure>()
    weak var fed: (any SubscriberProtocol<Int, TestFailure>)?
    func feedAndDrop() -> Recorder<Int, TestFailure> {
      let subject = kind.make()
      fed = subject.subscriber
      feed.subscribe(subject.subscriber)
      return subject.signal.recorded().recorder
    }
    let recorder = feedAndDrop()
    feed.send(1)
    #expect(fed != nil)
    expectEqual(recorder.values, kind.greeting + [1])
    feed.complete()
    #expect(fed == nil)
    #expect(recorder.isCompleted)

    weak var plain: (any SubscriberProtocol<Int, TestFailure>)?
    func subscribeAndDrop() -> any Disposable {
      let subject = kind.make()
      plain = subject.subscriber
      return subject.signal.filter { $0 > 0 }.subscribeEvents { _ in }
    }
    let subscription = subscribeAndDrop()
    #expect(plain == nil)
    withExtendedLifetime(subscription) {}
  }

  // MARK: - Threads

  @Test("All subscribers get concurrent sends in one order", .proves("B016", "B275", "W27"), arguments: kinds)
  func oneOrder(kind: SubjectKind) {
    let subject = kind.make()
    let recorders = (1...3).map { _ in subject.signal.recorded().recorder }
    onThreads(4) { thread in
      for number in 0..<2_000 { subject.send(thread * 10_000 + number + 1) }
    }
    let values = recorders[0].values
    expectEqual(values.count, kind.greeting.count + 8_000)
    expectEqual(Set(values).count, values.count)
    for thread in 0..<4 {
      let own = values.filter { ($0 - 1) / 10_000 == thread && $0 > 0 }
      expectEqual(own, own.sorted())
    }
    #expect(recorders.allSatisfy { $0.values == values })
  }

  @Test(
    "A subscriber during concurrent sends misses nothing and gets nothing twice",
    .proves("B289", "B296", "B297", "W29"),
    arguments: kinds
  )
  func lateSubscribers(kind: SubjectKind) {
    let subject = kind.make()
    let (witness, _) = subject.signal.recorded()
    let late = Shared<[Recorder<Int, TestFailure>]>([])
    onThreads(4) { thread in
      if thread < 2 {
        for number in 0..<2_000 { subject.send(thread * 10_000 + number + 1) }
      } else {
        for _ in 0..<100 {
          let recorder = Recorder<Int, TestFailure>()
          subject.signal.subscribe(recorder)
          late.withLock { $0.append(recorder) }
        }
      }
    }
    subject.send(-1)
    subject.subscriber.complete()
    let all = witness.values
    for recorder in late.value {
      let values = recorder.values
      expectEqual(values, all.suffix(values.count))
      if kind == .replay { expectEqual(values.count, all.count) }
      if kind == .behavior { #expect(values.count >= 2) }
      #expect(recorder.isCompleted)
    }
  }

  @Test("Concurrent subscription and disposal leave no subscriber behind", arguments: kinds)
  func comingAndGoing(kind: SubjectKind) {
    let subject = kind.make()
    let lifetimes = Lifetimes()
    @Sendable func comeAndGo() {
      let token = lifetimes.make()
      let subscription = subject.signal.subscribe(
        next: { _ in withExtendedLifetime(token) {} },
        failed: { _ in }
      )
      subject.send(1)
      subscription.dispose()
    }
    onThreads(4) { _ in
      for _ in 0..<(kind == .replay ? 100 : 1_000) { comeAndGo() }
    }
    expectEqual(lifetimes.live, 0)
  }

  @Test(
    "Subscribers that send to each other's subjects from two threads do not deadlock",
    .proves("B006", "W25"),
    arguments: kinds
  )
  func noDeadlock(kind: SubjectKind) {
    let subjects = [kind.make(), kind.make()]
    let log = Log<Int>()
    for index in 0...1 {
      subjects[index].signal.subscribe(
        next: { value in
          log.append(value)
          if value > 0 { subjects[1 - index].send(value - 1) }
        },
        failed: { _ in }
      )
    }
    onThreads(2) { thread in
      for _ in 0..<200 { subjects[thread].send(5) }
    }
    expectEqual(log.entries.count { $0 == 5 }, 400)
    expectEqual(log.entries.count, 2 * kind.greeting.count + 400 * 6)
    for subject in subjects { subject.complete() }
  }

  @Test("A handler may wait for a thread that is sending", .proves("B290", "W25"), arguments: kinds)
  func handlerWaitsForSender(kind: SubjectKind) {
    let subject = kind.make()
    let (entered, sent) = (Moment(), Moment())
    let log = Log<String>()
    subject.signal.subscribe(
      next: { value in
        if value == 1 {
          entered.signal()
          log.append(sent.wait() ? "the other thread has sent" : "deadlock")
        }
        log.append("\(value)")
      },
      failed: { _ in }
    )
    onThreads(2) { thread in
      if thread == 0 {
        subject.send(1)
      } else {
        _ = entered.wait()
        subject.send(2)
        sent.signal()
      }
    }
    expectEqual(log.entries.suffix(3), ["the other thread has sent", "1", "2"])
  }

  @Test(
    "After disposal on another thread at most the running delivery finishes",
    .proves("B014", "W28"),
    arguments: kinds
  )
  func disposalByAnotherThread(kind: SubjectKind) {
    let subject = kind.make()
    let (entered, disposed) = (Moment(), Moment())
    let log = Log<Int>()
    let subscription = subject.signal.subscribe(
      next: { value in
        log.append(value)
        if value == 1 {
          entered.signal()
          #expect(disposed.wait())
        }
      },
      failed: { _ in }
    )
    onThreads(2) { thread in
      if thread == 0 {
        for value in 1...3 { subject.send(value) }
      } else {
        _ = entered.wait()
        subscription.dispose()
        disposed.signal()
      }
    }
    expectEqual(log.entries, kind.greeting + [1])
  }

  @Test("Many re-entrant sends take constant stack", arguments: kinds)
  func constantStack(kind: SubjectKind) {
    let count = kind == .plain ? 100_000 : 20_000
    let subject = kind.make()
    let depths = Log<UInt>()
    subject.signal.subscribe(
      next: { value in
        if value % (count / 10) == 1 { depths.append(stackAddress()) }
        if value > 0, value < count { subject.send(value + 1) }
        if value == count { subject.subscriber.complete() }
      },
      failed: { _ in }
    )
    subject.send(1)
    expectEqual(subject.signal.events().last, .completed)
    expectEqual(depths.entries.count, 10)
    // The first value is delivered by the send itself, all others by the loop that follows it.
    expectEqual(Set(depths.entries.dropFirst()).count, 1)
  }
}
