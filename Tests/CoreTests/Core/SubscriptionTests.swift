import TestShims
import TestSupport

/// The rules of events for every subscription.
@Suite(.withoutLeaks) struct SubscriptionTests {
  private let log = Log<String>()

  private func subscribe(_ signal: some SignalProtocol<Int, TestFailure>) -> any Disposable {
    signal.subscribe(
      next: { [log] in log.append("\($0)") },
      failed: { [log] in log.append("\($0)") },
      completed: { [log] in log.append("completed") }
    )
  }

  // MARK: - Seeds

  @Test("The program of seed 000 logs the value, the completion, then the cleanup", .proves("B008"))
  func seed000() {
    let signal = Signal<String, TestFailure>.create { [log] subscriber in
      subscriber.send("🏀🏀🏀")
      subscriber.complete()
      subscriber.onDispose { log.append("销毁了") }
    }
    signal.subscribe(
      next: { [log] in log.append($0) },
      failed: { _ in },
      completed: { [log] in log.append("completed") }
    )
    expectEqual(log.entries, ["🏀🏀🏀", "completed", "销毁了"])
  }

  @Test("The cleanup of seed 004 runs at the end of the subscription", .proves("B032", "W66"))
  func seed004() {
    let signal = Signal<String, TestFailure>.create { [log] subscriber in
      subscriber.send("111")
      subscriber.onDispose { log.append("1") }
    }
    let subscription = signal.subscribe(next: { [log] in log.append($0) }, failed: { _ in })
    expectEqual(log.entries, ["111"])
    subscription.dispose()
    expectEqual(log.entries, ["111", "1"])
  }

  // MARK: - Grammar

  @Test("Of terminal events sent by several threads one is delivered", .proves("B002"))
  func racingEnds() {
    for _ in 0..<100 {
      let source = LawSource()
      let (recorder, subscription) = source.signal.recorded()
      onThreads(3) { thread in
        source.send(thread)
        source.send(event: thread == 0 ? .completed : .failed(thread == 1 ? .one : .two))
        source.send(thread)
      }
      expectEqual(recorder.events.count { $0.isTerminal }, 1)
      expectEqual(recorder.events.last?.isTerminal, true)
      #expect(subscription.isDisposed)
      expectEqual(source.runs.map(\.cleanups), [1])
    }
  }

  @Test("nil is delivered like any value", .proves("B003"))
  func optionals() {
    let signal = Signal<Int?, Never>.create { subscriber in
      subscriber.send(nil)
      subscriber.send(1)
      subscriber.complete()
    }
    expectEqual(signal.events(), [.next(nil), .next(1), .completed])
  }

  // MARK: - One event at a time

  @Test("A terminal event sent by a handler is delivered after it, and later sends are not", .proves("B011"))
  func reentrantEnd() {
    let source = LawSource()
    source.signal.subscribe(
      next: { [log] value in
        log.append("\(value)")
        source.send(2)
        source.send(event: .completed)
        source.send(3)
        log.append("end of \(value)")
      },
      failed: { _ in },
      completed: { [log] in log.append("completed") }
    )
    source.send(1)
    expectEqual(log.entries, ["1", "end of 1", "2", "end of 2", "completed"])
  }

  // MARK: - Ends and cleanup

  @Test("A terminal event runs the cleanups in order, then its handler", .proves("B007"))
  func cleanupFirst() {
    for end in [Event<Int, TestFailure>.completed, .failed(.one)] {
      let log = Log<String>()
      let producer = Shared<Subscriber<Int, TestFailure>?>(nil)
      let signal = Signal<Int, TestFailure>.create { subscriber in
        subscriber.onDispose { log.append("first cleanup") }
        subscriber.add(BlockDisposable { log.append("second cleanup") })
        _ = producer.exchange(subscriber)
      }
      signal.subscribe(next: { _ in }, failed: { _ in log.append("end") }, completed: { log.append("end") })
      producer.value?.send(event: end)
      expectEqual(log.entries, ["first cleanup", "second cleanup", "end"])
      producer.exchange(nil)
    }
  }

  @Test("A cleanup that disposes its own subscription keeps the terminal event back", arguments: 0...2)
  func disposalFromCleanup(way: Int) {
    for end in [Event<Int, TestFailure>.completed, .failed(.one)] {
      let log = Log<String>()
      let producer = Shared<Subscriber<Int, TestFailure>?>(nil)
      let signal = Signal<Int, TestFailure>.create { _ = producer.exchange($0) }
      let bag = CompoundDisposable()
      let outer = CompoundDisposable([bag])
      let subscription = signal.subscribe(
        next: { log.append("\($0)") },
        failed: { _ in log.append("end") },
        completed: { log.append("end") }
      )
      let disposables: [any Disposable] = [subscription, bag, outer]
      producer.value?.onDispose { [disposable = disposables[way]] in disposable.dispose() }
      producer.value?.onDispose { log.append("cleanup") }
      subscription.store(in: bag)
      producer.value?.send(1)
      producer.value?.send(event: end)
      expectEqual(log.entries, ["1", "cleanup"])
      producer.exchange(nil)
    }
  }

  @Test("A subscription reads as disposed after a terminal event, and in its handler", .proves("B025"))
  func isDisposed() {
    for end in [Event<Int, TestFailure>.completed, .failed(.one)] {
      let source = LawSource()
      let holder = SerialDisposable()
      let log = Log<Bool>()
      let note: @Sendable () -> Void = { log.append(holder.inner?.isDisposed ?? false) }
      holder.inner = source.signal.subscribe(next: { _ in note() }, failed: { _ in note() }, completed: note)
      source.send(1)
      source.send(event: end)
      expectEqual(log.entries, [false, true])
    }
  }

  @Test("A producer can read whether it is disposed, on any thread", .proves("B015", "W33"))
  func stoppingProducer() {
    let (started, disposed) = (Moment(), Moment())
    let answers = Log<Bool>()
    let probe = LawProbe<Int, TestFailure>()
    let signal = Signal<Int, TestFailure>.create { subscriber in
      answers.append(subscriber.isDisposed)
      subscriber.send(1)
      started.signal()
      answers.append(disposed.wait())
      answers.append(subscriber.isDisposed)
      subscriber.send(2)
    }
    onThreads(2) { thread in
      if thread == 0 {
        signal.subscribe(probe)
      } else {
        answers.append(started.wait())
        probe.dispose()
        disposed.signal()
      }
    }
    expectEqual(answers.entries, [false, true, true, true])
    expectEqual(probe.log, ["next(1)"])
  }

  @Test("A synchronous source checks for disposal before its first event and between events", .proves("W85"))
  func disposalOfWhatSendsAtOnce() {
    let replay = ReplaySubject<Int, TestFailure>(capacity: .unlimited)
    for number in 1...3 { replay.send(number) }
    let ended = ReplaySubject<Int, TestFailure>(capacity: .unlimited)
    for number in 1...3 { ended.send(number) }
    ended.fail(.one)
    let all: [Signal<Int, TestFailure>] = [.just(1), .empty, .fail(.one), replay.erased, ended.erased]
    for signal in all {
      let early = LawProbe<Int, TestFailure>()
      signal.on(subscribed: { early.dispose() }).subscribe(early)
      expectEqual(early.log, [], "\(signal)")
      // Disposed by the handler of its first event.
      let late = LawProbe<Int, TestFailure> { probe, _ in probe.dispose() }
      signal.subscribe(late)
      expectEqual(late.log.count, 1, "\(signal)")
    }
  }

  // MARK: - Subscribing

  @Test("Subscribing runs the source before it returns, on any thread", .proves("B020", "B024", "W30", "W34"))
  func synchronous() {
    let signal = Signal<Int, TestFailure>.create { subscriber in
      subscriber.send(1)
      subscriber.complete()
    }
    expectEqual(signal.map { $0 + 1 }.events(), [.next(2), .completed])
    let elsewhere = Shared<[Event<Int, TestFailure>]>([])
    onThreads(1) { _ in
      let events = signal.map { $0 + 1 }.events()
      elsewhere.withLock { $0 = events }
    }
    expectEqual(elsewhere.value, [.next(2), .completed])
  }

  // MARK: - One subscriber, several signals

  /// A producer that passes its subscriber to two other signals.
  private func joined(_ first: LawSource, _ second: LawSource) -> Signal<Int, TestFailure> {
    .create { subscriber in
      first.signal.subscribe(subscriber)
      second.signal.subscribe(subscriber)
    }
  }

  @Test("A subscriber of several signals gets the values of all of them in arrival order", .proves("B026"))
  func severalSignals() {
    let (first, second) = (LawSource(), LawSource())
    _ = subscribe(joined(first, second))
    first.send(1)
    second.send(2)
    first.send(3)
    expectEqual(log.entries, ["1", "2", "3"])
  }

  @Test("Disposing a subscription disposes the subscriptions made for its subscriber", .proves("B030"))
  func joinedDisposal() {
    let (first, second) = (LawSource(), LawSource())
    let subscription = subscribe(joined(first, second))
    subscription.dispose()
    first.send(1)
    second.send(event: .completed)
    expectEqual(log.entries, [])
    expectEqual((first.runs + second.runs).map(\.cleanups), [1, 1])
  }

  @Test("The first end among several signals ends all of them", .proves("B027", "B031"))
  func joinedEnd() {
    let (first, second) = (LawSource(), LawSource())
    let subscription = subscribe(joined(first, second))
    second.send(event: .completed)
    first.send(1)
    expectEqual(log.entries, ["completed"])
    #expect(subscription.isDisposed)
    expectEqual((first.runs + second.runs).map(\.cleanups), [1, 1])
  }

  @Test("Nothing starts for a subscriber that has ended", .proves("B028", "B029", "W13"))
  func endedSubscriber() {
    let source = LawSource()
    let signal = Signal<Int, TestFailure>.create { [log] subscriber in
      subscriber.complete()
      log.append("disposed: \(source.signal.subscribe(subscriber).isDisposed)")
    }
    _ = subscribe(signal)
    expectEqual(log.entries, ["completed", "disposed: true"])
    #expect(source.runs.isEmpty)
  }

  @Test("A subscriber forgets added disposables that have ended", .proves("B038"))
  func forgetting() {
    let lifetimes = Lifetimes()
    let source = LawSource()
    let producer = Shared<Subscriber<Int, TestFailure>?>(nil)
    Signal<Int, TestFailure>.create { producer.exchange($0) }.subscribeEvents { _ in }
    func add(_ number: Int) {
      let token = lifetimes.make(number)
      let subscription = CompoundDisposable()
      subscription.add { withExtendedLifetime(token) {} }
      producer.value?.add(subscription)
      subscription.dispose()
    }
    for number in 0..<1_000 { add(number) }
    expectEqual(lifetimes.live, 0)
    producer.exchange(nil)?.complete()
    withExtendedLifetime(source) {}
  }

  // MARK: - Lifetimes

  @Test("A subscription does not retain its signal, nor must the caller do so", .proves("B033", "B035"))
  func signalIsReleased() {
    let lifetimes = Lifetimes()
    let producer = Shared<Subscriber<Int, TestFailure>?>(nil)
    func subscribeAndDrop() {
      let token = lifetimes.make()
      let signal = Signal<Int, TestFailure>.create { subscriber in
        withExtendedLifetime(token) { _ = producer.exchange(subscriber) }
      }
      _ = subscribe(signal.map { $0 + 1 }.erased.filter { $0 > 0 })
    }
    subscribeAndDrop()
    expectEqual(lifetimes.live, 0)
    producer.value?.send(1)
    producer.exchange(nil)?.complete()
    expectEqual(log.entries, ["2", "completed"])
  }

  @Test("A signal that does nothing, ends at once, or is of another thread is released", .proves("B036"))
  func idleSignals() {
    let lifetimes = Lifetimes()
    @Sendable func make(_ body: @escaping @Sendable (Subscriber<Int, TestFailure>) -> Void) {
      let token = lifetimes.make()
      let signal = Signal<Int, TestFailure>.create { subscriber in
        withExtendedLifetime(token) { body(subscriber) }
      }
      signal.subscribeEvents { _ in }
    }
    make { _ in }
    make { $0.complete() }
    make { $0.fail(.one) }
    onThreads(1) { _ in make { $0.complete() } }
    expectEqual(lifetimes.live, 0)
  }

  @Test("Handlers are released at the end, although the producer retains its subscriber", .proves("B037"))
  func handlersAreReleased() {
    for end in [Event<Int, TestFailure>.completed, .failed(.one), nil] {
      let lifetimes = Lifetimes()
      let source = LawSource()
      func subscribe() -> any Disposable {
        let token = lifetimes.make()
        return source.signal.subscribe(next: { _ in withExtendedLifetime(token) {} }, failed: { _ in })
      }
      let subscription = subscribe()
      source.send(1)
      expectEqual(lifetimes.live, 1)
      if let end { source.send(event: end) } else { subscription.dispose() }
      expectEqual(lifetimes.live, 0)
      source.send(2)
      withExtendedLifetime(subscription) {}
    }
  }

  @Test("A handler may release the last reference to its subscriber")
  func releaseDuringDelivery() {
    let producer = Shared<Subscriber<Int, TestFailure>?>(nil)
    let signal = Signal<Int, TestFailure>.create { producer.exchange($0) }
    signal.subscribe(
      next: { [log] value in
        let last = producer.exchange(nil)
        last?.send(value + 1)
        log.append("\(value)")
      },
      failed: { _ in }
    )
    producer.value?.send(1)
    expectEqual(log.entries, ["1", "2"])
  }
}
