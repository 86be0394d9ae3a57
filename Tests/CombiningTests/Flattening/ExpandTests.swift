import _ReactiveSignalsAtomics
import TestShims
import TestSupport

@Suite(.withoutLeaks) struct ExpandTests {
  @Test("Each value is sent, followed by the values of its signal, recursively")
  func values() {
    expectEqual(Signal.just(1).expand { $0 < 5 ? Signal.just($0 * 2) : .empty }.values(), [1, 2, 4, 8])
    expectEqual(
      [1, 10].signal().expand { $0 < 3 ? [$0 + 1].signal() : [].signal() }.values(),
      [1, 2, 3, 10]
    )
    #expect(Signal<Int, Never>.empty.expand { .just($0) }.events() == [.completed])
  }

  @Test("Synchronous signals follow one another")
  func atOnce() {
    let tree = Signal.just("").expand { $0.count < 2 ? [$0 + "a", $0 + "b"].signal() : [].signal() }
    expectEqual(tree.values(), ["", "a", "b", "aa", "ab", "ba", "bb"])
  }

  @Test("Asynchronous values are sent as they arrive")
  func time() {
    let scheduler = TestScheduler()
    let following = ["a": "c", "b": "d", "c": "e", "d": "f"]
    let expanded = scheduler.cold("a-b|", error: TestFailure.one).expand { page in
      following[page].map { Signal.just($0).delay(for: .seconds(3), on: scheduler).erased } ?? .empty
    }
    let recording = scheduler.record(expanded)
    scheduler.run()
    expectEqual(recording, "a-bc-de-(f|)")
  }

  @Test("It completes when the source and all signals have completed")
  func completion() {
    let source = Source<Int>()
    let inner = Source<Int>()
    let (recorder, _) = source.expand { $0 == 0 ? inner.erased : .empty }.recorded()
    source.send(0)
    source.complete()
    inner.send(1)
    expectEqual(recorder.events, [.next(0), .next(1)])
    inner.complete()
    expectEqual(recorder.events, [.next(0), .next(1), .completed])

    let late = Source<Int>()
    let (second, _) = late.expand { _ in .empty }.recorded()
    late.send(1)
    #expect(!second.isTerminated)
    late.complete()
    expectEqual(second.events, [.next(1), .completed])
  }

  @Test("A failure is delivered immediately and disposes all others", arguments: [true, false])
  func failure(ofInner: Bool) {
    let source = Source<Int>()
    let inners = [Source<Int>(), Source<Int>()]
    let (recorder, _) = source.expand { inners[$0] }.recorded()
    source.send(0)
    inners[0].send(1)
    if ofInner { inners[1].fail() } else { source.fail() }
    expectEqual(recorder.events, [.next(0), .next(1), .failed(.one)])
    expectEqual(source.ends, 1)
    expectEqual(inners.map(\.subscriptions), [1, 1])
    expectEqual(inners.map(\.ends), [1, 1])
    inners[0].send(0)
    expectEqual(inners.map(\.subscriptions), [1, 1])
  }

  @Test("Disposal disposes all running signals, and the transform stops")
  func disposal() {
    let source = Source<Int>()
    let inner = Source<Int>()
    let calls = Log<Int>()
    @Sendable func transform(_ value: Int) -> Source<Int> {
      calls.append(value)
      return inner
    }
    let (recorder, subscription) = source.expand { transform($0) }.recorded()
    source.send(1)
    inner.send(2)
    subscription.dispose()
    inner.send(3)
    source.send(4)
    expectEqual(recorder.events.first, .next(1))
    #expect(!recorder.events.contains(.next(3)))
    expectEqual(source.ends, 1)
    expectEqual(inner.subscriptions, inner.ends)
    #expect(calls.entries.allSatisfy { $0 < 3 })

    let asked = Log<Int>()
    let numbers = Signal.just(1).expand { number -> Signal<Int, Never> in
      asked.append(number)
      return .just(number + 1)
    }
    expectEqual(numbers.take(3).events(), [.next(1), .next(2), .next(3), .completed])
    expectEqual(asked.entries, [1, 2])
    expectEqual(numbers.events(quittingAfter: 2), [.next(1), .next(2)])
  }

  @Test("With a limit, further signals wait")
  func limit() {
    let inners = (0..<5).map { _ in Source<Int>() }
    let (recorder, _) = Signal<Int, TestFailure>.from([0, 1, 2]).expand(maxConcurrent: 2) { inners[$0] }
      .recorded()
    func running() -> [Int] { inners.indices.filter { inners[$0].subscriptions > inners[$0].ends } }
    expectEqual(recorder.values, [0, 1, 2])
    expectEqual(running(), [0, 1])
    inners[0].send(3)
    expectEqual(recorder.values, [0, 1, 2, 3])
    expectEqual(running(), [0, 1])
    inners[0].complete()
    expectEqual(running(), [1, 2])
    inners[1].complete()
    inners[2].complete()
    expectEqual(running(), [3])
    inners[3].complete()
    expectEqual(recorder.events, (0...3).map { .next($0) } + [.completed])
  }

  @Test("The number of waiting signals can be limited")
  func buffering() {
    typealias Run = (inners: [Source<Int>], recorder: Recorder<Int, TestFailure>)
    func run(_ policy: BufferingPolicy<TestFailure>) -> Run {
      let inners = (0..<4).map { _ in Source<Int>() }
      let expanded = Signal<Int, TestFailure>.from(0..<4).expand(maxConcurrent: 1, buffering: policy) {
        inners[$0]
      }
      return (inners, expanded.recorded().recorder)
    }
    let dropped = DropCounter()
    let dropping = run(.oldest(1, counting: dropped))
    expectEqual(dropped.count, 2)
    expectEqual(dropping.recorder.values, [0, 1, 2, 3])
    dropping.inners[0].complete()
    dropping.inners[1].complete()
    #expect(dropping.recorder.isCompleted)
    expectEqual(dropping.inners.map(\.subscriptions), [1, 1, 0, 0])
    let failing = run(.fail(1, with: .one))
    expectEqual(failing.recorder.events, [0, 1, 2].map { .next($0) } + [.failed(.one)])
    expectEqual(failing.inners.map(\.ends), [1, 0, 0, 0])
  }

  @Test("A value that a handler sends to the source is not overtaken")
  func reentrancy() {
    let source = Subject<Int, Never>()
    let log = Log<Int>()
    source.expand { $0 < 10 ? Signal.just($0 * 10) : .empty }.subscribe { value in
      log.append(value)
      if value == 1 { source.send(2) }
    }
    source.send(1)
    expectEqual(log.entries, [1, 10, 2, 20])
    source.complete()
  }

  @Test("Many levels take constant stack, synchronously and later")
  func depth() {
    let frames = Log<UInt>()
    func deep(_ count: Int, _ step: @escaping @Sendable (Int) -> Signal<Int, Never>) -> Signal<Int, Never> {
      Signal.just(0).expand { $0 < count ? step($0 + 1) : .empty }
        .on(next: { if $0 == 10 || $0 == count { frames.append(stackAddress()) } }).erased
    }
    expectEqual(deep(20_000) { .just($0) }.counted().values, 20_001)
    let scheduler = TestScheduler()
    deep(10_000) { Signal.just($0).subscribe(on: scheduler).erased }.subscribe()
    scheduler.run()
    expectEqual(frames.entries.count, 4)
    expectEqual(frames.entries[0], frames.entries[1])
    expectEqual(frames.entries[2], frames.entries[3])
  }

  @Test("Threads may send concurrently", arguments: [1, 3, Int.max])
  func threads(limit: Int) {
    let source = Subject<Int, Never>()
    let (recorder, _) = source.expand(maxConcurrent: limit) { number in
      number < 1_000 ? [number + 1_000, number + 2_000].signal() : [].signal()
    }.recorded()
    onThreads(4) { thread in
      for number in 0..<100 { source.send(4 * number + thread) }
    }
    source.complete()
    #expect(recorder.isCompleted)
    let expected = (0..<400).flatMap { [$0, $0 + 1_000, $0 + 2_000] }
    expectEqual(recorder.values.sorted(), expected.sorted())
  }

  @Test("Waiting signals are released at disposal")
  func release() {
    let lifetimes = Lifetimes()
    let source = Subject<Int, Never>()
    func subscribe() -> any Disposable {
      source.expand(maxConcurrent: 1) { [token = lifetimes.make()] _ in
        Signal<Int, Never>.create { _ in withExtendedLifetime(token) {} }
      }
      .subscribe()
    }
    let subscription = subscribe()
    for number in 0..<3 { source.send(number) }
    subscription.dispose()
    expectEqual(lifetimes.live, 0)
  }
}
