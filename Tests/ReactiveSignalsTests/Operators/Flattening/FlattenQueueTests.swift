import ReactiveSignals
import ReactiveSignalsTesting
import Testing

/// `flatten(.merge(limit:))` and `flatten(.concat)`.
@Suite struct FlattenQueueTests {
  @Test("B188: at most as many run as the limit says; the others start in order as some complete")
  func limit() {
    let inners = (0..<5).map { _ in Source<Int>() }
    let (recorder, _) = inners.signal().promoteFailure(to: TestFailure.self)
      .flatten(.merge(limit: 2)).recorded()
    func running() -> [Int] { inners.indices.filter { inners[$0].subscriptions > inners[$0].ends } }
    #expect(running() == [0, 1])
    inners[1].send(1)
    inners[1].complete()
    #expect(running() == [0, 2])
    inners[2].complete()
    inners[0].complete()
    #expect(running() == [3, 4])
    inners[4].send(4)
    inners[3].send(3)
    inners[3].complete()
    inners[4].complete()
    #expect(recorder.events == [1, 4, 3].map { .next($0) } + [.completed])
  }

  @Test("B187, W43: without a limit it is called merge; a limit of 0 is refused")
  func zero() async throws {
    #expect([[1].signal(), [2].signal()].signal().flatten(.merge).values() == [1, 2])
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = FlattenStrategy.merge(limit: 0)
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "The limit of merged signals must be"
      )
    )
  }

  @Test("W44: concat is a limit of one; all strategies are one operator")
  func strategies() {
    #expect(FlattenStrategy.concat == .merge(limit: 1))
    #expect(FlattenStrategy.merge != .concat)
    let signals = [[1].signal(), [2].signal()].signal()
    #expect(signals.concat().values() == signals.flatten(.concat).values())
    #expect(signals.switchToLatest().values() == signals.flatten(.latest).values())
  }

  @Test(
    "B189, B190: the source's completion ends the source, but not the result while an inner signal runs or waits"
  )
  func completion() {
    let source = Source<Source<Int>>()
    let inners = [Source<Int>(), Source<Int>()]
    let (recorder, _) = source.flatten(.concat).recorded()
    source.send(inners[0], inners[1])
    source.complete()
    #expect(source.ends == 1)
    #expect(recorder.events == [])
    inners[0].complete()
    #expect(inners[1].subscriptions == 1)
    #expect(recorder.events == [])
    inners[1].send(2)
    inners[1].complete()
    #expect(recorder.events == [.next(2), .completed])
  }

  @Test(
    "B192: a failure of the source or of an inner signal passes at once, and what waits never starts",
    arguments: [true, false]
  )
  func failure(ofInner: Bool) {
    let source = Source<Source<Int>>()
    let inners = [Source<Int>(), Source<Int>(), Source<Int>()]
    let (recorder, _) = source.flatten(.merge(limit: 2)).recorded()
    source.send(inners[0], inners[1], inners[2])
    if ofInner { inners[1].fail() } else { source.fail() }
    #expect(recorder.events == [.failed(.one)])
    #expect(inners.map(\.subscriptions) == [1, 1, 0])
    #expect(inners.map(\.ends) == [1, 1, 0])
  }

  @Test("B193: disposal disposes what runs, and what waits never starts")
  func disposal() {
    let inners = [Source<Int>(), Source<Int>()]
    let (recorder, subscription) = inners.signal().promoteFailure(to: TestFailure.self)
      .flatten(.concat).recorded()
    subscription.dispose()
    #expect(inners.map(\.subscriptions) == [1, 0])
    #expect(inners.map(\.ends) == [1, 0])
    #expect(recorder.events == [])
  }

  @Test("B193: what waits is released at disposal")
  func releases() {
    let lifetimes = Lifetimes()
    let source = Source<Signal<Int, TestFailure>>()
    let subscription = source.flatten(.concat).subscribe()
    func sendTwo() {
      for _ in 0..<2 {
        let token = lifetimes.make()
        source.send(.create { subscriber in subscriber.onDispose { withExtendedLifetime(token) {} } })
      }
    }
    sendTwo()
    #expect(lifetimes.live == 2)
    subscription.dispose()
    #expect(lifetimes.live == 0)
  }

  @Test("B195: the subscription is over as soon as the last inner signal has completed")
  func subscriptionEnds() {
    let subscription = [[1].signal(), [2].signal()].signal().flatten(.merge(limit: 1)).subscribe()
    #expect(subscription.isDisposed)
  }

  @Test("B198: concat: one after another, later ones too when the source has been waiting")
  func concat() {
    let source = Source<Source<Int>>()
    let (recorder, subscription) = source.concat().recorded()
    let a = Source<Int>()
    source.send(a)
    a.send(1)
    a.complete()
    let b = Source<Int>()
    source.send(b)
    b.send(2)
    #expect(recorder.events == [.next(1), .next(2)])
    subscription.dispose()
    #expect(b.ends == 1)
  }

  @Test("B198: concat: a failure passes and the next signal is not started")
  func concatFailure() {
    let next = Source<Int>()
    let signals = Signal<Signal<Int, TestFailure>, TestFailure>.from([failing(after: 1), next.erased])
    #expect(signals.concat().events() == [.next(1), .failed(.one)])
    #expect(next.subscriptions == 0)
  }

  @Test("B197, W11: a million that wait behind one and then end at once, in constant stack and linear time")
  func million() {
    let count = 1_000_000
    let first = Subject<Int, Never>()
    let values = Count()
    let completions = Count()
    (0...count).signal().flatMap(.concat) { number -> Signal<Int, Never> in
      number == 0 ? first.erased : .just(number)
    }.subscribe(next: { _ in values.up() }, completed: { completions.up() })
    #expect(values.value == 0)
    first.complete()
    #expect(values.value == count)
    #expect(completions.value == 1)
  }

  @Test("A handler that ends the running signal has the next one follow, after what was sent before")
  func handlerCompletes() {
    let inners = (0..<2).map { _ in Subject<Int, Never>() }
    let log = Log<String>()
    inners.signal().flatten(.concat).subscribe(
      next: { value in
        log.append("\(value)")
        guard value == 0 else { return }
        inners[0].send(9)
        inners[0].complete()
      },
      completed: { log.append("completed") }
    )
    inners[0].send(0)
    inners[1].send(1)
    inners[1].complete()
    #expect(log.entries == ["0", "9", "1", "completed"])
  }

  @Test("The rules of events")
  func laws() {
    expectLaws("flatten") { source in source.map { value in source.take(2).map { $0 + value } }.flatten() }
    expectLaws("switchToLatest") { source in
      source.map { value in Signal<Int, TestFailure>.just(value) }.switchToLatest()
    }
    expectLaws("concat, of inner signals") { source in
      source.map { value in Signal<Int, TestFailure>.just(value) }.concat()
    }
  }
}
