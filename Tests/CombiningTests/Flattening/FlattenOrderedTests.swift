import TestShims
import TestSupport

/// `flatMap(.ordered)` and `flatMap(.ordered(limit:))`.
@Suite(.withoutLeaks) struct FlattenOrderedTests {
  @Test("Disposal between values that have waited stops there, and disposes all signals")
  func disposal() {
    let source = Source<Int>()
    let inners = [Source<Int>(), Source<Int>()]
    let quitter = source.flatMap(.ordered) { inners[$0] }.take(2)
    let (recorder, _) = quitter.recorded()
    source.send(0, 1)
    inners[1].send(1, 2, 3)
    inners[0].send(0)
    inners[0].complete()
    expectEqual(recorder.events, [.next(0), .next(1), .completed])
    expectEqual(source.ends, 1)
    expectEqual(inners.map(\.ends), [1, 1])

    let endless = Signal.just(1).repeated()
    let numbers = [[0].signal().erased, endless.erased].signal().flatten(.ordered(limit: 1))
    expectEqual(numbers.take(3).values(), [0, 1, 1])
    expectEqual(numbers.events(quittingAfter: 2), [.next(0), .next(1)])
  }

  @Test("An endless signal that starts when a turn ends is delivered as it sends")
  func startsOutsideOfTheGate() {
    let first = Subject<Int, Never>()
    let signals = [first.erased, Signal.just(1), Signal.just(2).repeated().erased].signal()
    let (recorder, _) = signals.flatten(.ordered(limit: 2)).take(4).recorded()
    first.send(0)
    first.complete()
    expectEqual(recorder.events, [0, 1, 2, 2].map { .next($0) } + [.completed])
  }

  @Test("Signals and values that wait can be limited")
  func buffering() {
    typealias Run = (inners: [Source<Int>], recorder: Recorder<Int, TestFailure>)
    func run(limit: Int, _ policy: BufferingPolicy<TestFailure>) -> Run {
      let inners = (0..<4).map { _ in Source<Int>() }
      let signal = Signal<Int, TestFailure>.from(0..<4)
        .flatMap(.ordered(limit: limit), buffering: policy) { inners[$0] }
      return (inners, signal.recorded().recorder)
    }
    let dropped = DropCounter()
    let signals = run(limit: 1, .oldest(1, counting: dropped))
    expectEqual(dropped.count, 2)
    signals.inners[0].complete()
    signals.inners[1].complete()
    expectEqual(signals.recorder.events, [.completed])
    expectEqual(signals.inners.map(\.subscriptions), [1, 1, 0, 0])

    let values = run(limit: 4, .newest(2))
    values.inners[1].send(1, 2, 3)
    values.inners[0].complete()
    expectEqual(values.recorder.values, [2, 3])

    expectEqual(run(limit: 1, .fail(2, with: .two)).recorder.events, [.failed(.two)])
    let failing = run(limit: 4, .fail(1, with: .two))
    failing.inners[1].send(1)
    expectEqual(failing.recorder.events, [])
    failing.inners[1].send(2)
    expectEqual(failing.recorder.events, [.failed(.two)])
    expectEqual(failing.inners.map(\.ends), [1, 1, 1, 1])
  }

  @Test("20,000 signals take constant stack, together and one after another", arguments: [1, Int.max])
  func many(limit: Int) {
    let count = 20_000
    #expect((0..<count).signal().flatMap(.ordered(limit: limit)) { .just($0) }.counted() == (count, true))
    let frames = Log<UInt>()
    let first = Subject<Int, Never>()
    let signals = (0...count).signal().flatMap(.ordered(limit: limit)) { $0 == 0 ? first.erased : .just($0) }
    signals.subscribe { if [10, count].contains($0) { frames.append(stackAddress()) } }
    first.complete()
    expectEqual(frames.entries.count, 2)
    expectEqual(frames.entries.first, frames.entries.last)
  }

  @Test("Threads may send concurrently", arguments: [1, 3, Int.max])
  func threads(limit: Int) {
    let source = Subject<Int, Never>()
    let inners = (0..<40).map { _ in ReplaySubject<Int, Never>(capacity: .unlimited) }
    let (recorder, _) = source.flatMap(.ordered(limit: limit)) { inners[$0] }.recorded()
    for number in 0..<40 { source.send(number) }
    source.complete()
    onThreads(4) { thread in
      for number in 0..<10 {
        let index = 4 * number + thread
        for value in 0..<50 { inners[index].send(index * 50 + value) }
        inners[index].complete()
      }
    }
    expectEqual(recorder.events, (0..<2_000).map { .next($0) } + [.completed])
  }
}
