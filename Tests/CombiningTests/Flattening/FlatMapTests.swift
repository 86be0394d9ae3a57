import TestSupport

@Suite(.withoutLeaks) struct FlatMapTests {
  @Test("The signal of a function that ends the subscription sends nothing")
  func functionEnds() {
    let stop = Subject<Void, Never>()
    let calls = Counter()
    func count(
      _ source: some SignalProtocol<Int, Never>,
      _ inner: @escaping @Sendable () -> Signal<Int, Never>
    ) {
      source
        .flatMap { _ -> Signal<Int, Never> in
          stop.send()
          return inner()
        }
        .map { _ in calls.next() }
        .take(until: stop)
        .subscribe()
    }
    count([1, 2].signal()) { .just(1) }
    expectEqual(calls.value, 0)
    count(Signal.just(1)) { .create { _ in calls.next() } }
    expectEqual(calls.value, 0)
  }

  @Test("flatten retains neither its source nor the inner signals", .proves("B081"))
  func holdsNothing() {
    let lifetimes = Lifetimes()
    func subscribe() -> any Disposable {
      let token = lifetimes.make()
      let inner = Signal<Int, Never>.create { _ in withExtendedLifetime(token) {} }
      return Signal<Signal<Int, Never>, Never>.create { $0.send(inner) }.flatten().subscribe()
    }
    let subscription = subscribe()
    expectEqual(lifetimes.live, 0)
    withExtendedLifetime(subscription) {}
  }

  @Test(
    "Values and a failure are delivered at once, in order, on the sending thread",
    .proves("B083", "B084")
  )
  func synchronous() {
    let failing = Signal<Int, TestFailure>.create { subscriber in
      for value in 0..<1_000 { subscriber.send(value) }
      subscriber.fail(.one)
    }
    onThreads(1) { _ in
      let events = failing.flatMap { Signal<Int, TestFailure>.just($0) }.map { $0 }.events()
      expectEqual(events, (0..<1_000).map { .next($0) } + [.failed(.one)])
    }
  }

  @Test("Nothing starts after a synchronous failure", .proves("B196", "W10"), arguments: FlattenStrategy.all)
  func noneAfterFailure(strategy: FlattenStrategy) {
    let started = Log<Int>()
    let inners = (0..<5).map { number in
      Signal<Int, TestFailure>.create { subscriber in
        started.append(number)
        if number == 1 { subscriber.fail(.one) } else { subscriber.complete() }
      }
    }
    let lawful = Signal<Int, TestFailure>.from(0..<5)
    let insisting = Signal<Int, TestFailure>.create { subscriber in
      for number in 0..<5 { subscriber.send(number) }
    }
    for source in [lawful, insisting] {
      expectEqual(source.flatMap(strategy) { inners[$0] }.events(), [.failed(.one)])
    }
    expectEqual(started.entries, [0, 1, 0, 1])
  }

  @Test("The transform does not run after disposal", arguments: FlattenStrategy.all)
  func laziness(strategy: FlattenStrategy) {
    let calls = Log<Int>()
    let signal = (1...5).signal().flatMap(strategy) { value in
      calls.append(value)
      return [value, value].signal()
    }
    expectEqual(calls.entries, [])
    expectEqual(signal.take(1).events(), [.next(1), .completed])
    expectEqual(calls.entries, [1])
    expectEqual(signal.events(quittingAfter: 3), [.next(1), .next(1), .next(2)])
    expectEqual(calls.entries, [1, 1, 2])
  }

  @Test("A producer may dispose the result and read that", .proves("B194"), arguments: FlattenStrategy.all)
  func disposalFromProducer(strategy: FlattenStrategy) {
    let subscription = SerialDisposable()
    let seen = Log<Bool>()
    let inner = Signal<Int, Never>.create { subscriber in
      subscriber.send(1)
      subscription.dispose()
      seen.append(subscriber.isDisposed)
      subscriber.send(2)
      subscriber.complete()
    }
    let source = Subject<Int, Never>()
    let (recorder, inner1) = source.flatMap(strategy) { _ in inner }.recorded()
    subscription.inner = inner1
    source.send(1)
    source.send(2)
    expectEqual(recorder.events, [.next(1)])
    expectEqual(seen.entries, [true])
  }

  @Test(
    "An inner signal is disposed while another thread sweeps the subscription",
    arguments: FlattenStrategy.all
  )
  func sweptDuringDisposal(strategy: FlattenStrategy) throws {
    let isAsked = Moment()
    let isDisposing = Moment()
    let isSwept = Moment()
    let source = Source<Int>()
    let inner = Source<Int>()
    let result = source.flatMap(strategy) { _ in inner }.subscribeEvents { _ in }
    let subscription = try #require(result as? CompoundDisposable)
    // The disposal stops here, when children count as disposed, and before the inner signal is disposed.
    subscription.add {
      isDisposing.signal()
      #expect(isSwept.wait())
    }
    subscription.add(
      Curious {
        isAsked.signal()
        #expect(isDisposing.wait())
      }
    )
    source.send(1)
    expectEqual(inner.subscriptions, 1)
    onThreads(2) { thread in
      if thread == 0 {
        _ = subscription.count
        isSwept.signal()
      } else {
        #expect(isAsked.wait())
        subscription.dispose()
      }
    }
    expectEqual(inner.ends, 1)
  }

  @Test(
    "Inner signals may complete on other threads while the source sends",
    arguments: [FlattenStrategy.merge, .merge(limit: 2), .merge(limit: 1_000)]
  )
  func threads(strategy: FlattenStrategy) {
    let rounds = 200
    let inners = (0..<rounds).map { _ in ReplayedOnce() }
    let source = Subject<Int, Never>()
    let (recorder, _) = source.flatMap(strategy) { inners[$0] }.recorded()
    onThreads(4) { thread in
      for number in 0..<rounds {
        if thread == 0 {
          source.send(number)
        } else if number % 3 == thread - 1 {
          inners[number].finish(number)
        }
      }
      if thread == 0 { source.complete() }
    }
    expectEqual(recorder.values.sorted(), Array(0..<rounds))
    #expect(recorder.isCompleted)
    expectEqual(recorder.events.count, rounds + 1)
  }

  @Test("Many inner signals take constant stack and linear time", arguments: FlattenStrategy.all, [20_000])
  func many(strategy: FlattenStrategy, count: Int) {
    let (values, completed) = (0..<count).signal().flatMap(strategy) { Signal.just($0) }.counted()
    expectEqual(values, count)
    #expect(completed)
  }

  @Test("It keeps the rules of events", arguments: FlattenStrategy.all)
  func laws(strategy: FlattenStrategy) {
    expectLaws("flatMap, \(strategy)") { $0.flatMap(strategy) { Signal<Int, TestFailure>.just($0) } }
    expectReleasesValues("flatMap, \(strategy)") { source, captured in
      source.flatMap(strategy) { Signal<[Tracked], TestFailure>.just([$0, captured]) }
    }
  }

  @Test("It keeps the rules of events with asynchronous inner signals", arguments: FlattenStrategy.all)
  func lawsOfLongInners(strategy: FlattenStrategy) {
    expectLaws("flatMap, \(strategy)") { source in source.flatMap(strategy) { _ in source.take(2) } }
  }
}

extension FlattenStrategy {
  static let all: [FlattenStrategy] = [
    .merge, .merge(limit: 2), .concat, .latest, .first, .ordered, .ordered(limit: 2),
  ]
}

/// A member that does something when it is asked whether it is disposed, after the question of the bag that it is added to.
private final class Curious: Disposable {
  private let questions = Counter()
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  var isDisposed: Bool {
    if questions.next() == 2 { body() }
    return false
  }

  func dispose() {}
}

/// Sends one value and completes, to subscribers from before and after that time.
final class ReplayedOnce: SignalProtocol {
  typealias Value = Int
  typealias Failure = Never

  private let state = Shared<(value: Int?, subscriber: Subscriber<Int, Never>?)>((nil, nil))

  func finish(_ value: Int) {
    let subscriber = state.withLock { state in
      state.value = value
      return state.subscriber
    }
    subscriber?.send(value)
    subscriber?.complete()
  }

  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Int, S.Failure == Never {
    let signal = Signal<Int, Never>.create { [state] subscriber in
      let value = state.withLock { state in
        state.subscriber = subscriber
        return state.value
      }
      if let value {
        subscriber.send(value)
        subscriber.complete()
      }
    }
    signal.attach(sink, in: subscription)
  }
}
