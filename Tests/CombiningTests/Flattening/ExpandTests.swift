import _ReactiveSignalsAtomics
import TestShims
import TestSupport

@Suite(.withoutLeaks) struct ExpandTests {
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
