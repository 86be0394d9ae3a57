import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct WithLatestTests {
  let scheduler = TestScheduler()

  @Test("Each value of the source is paired with the latest value of the other")
  func diagram() {
    let recording = scheduler.record(
      scheduler.cold("--a-----b--c--|").withLatest(from: scheduler.cold("1---2-3---4---")).map {
        $0.0 + $0.1
      },
      values: ["x": "a1", "y": "b3", "z": "c4"]
    )
    scheduler.run()
    #expect(recording == "--x-----y--z--|")
  }

  @Test("Values before the first value of the other signal are dropped")
  func before() {
    let source = Source<Int>()
    let other = Source<String>()
    let (recorder, _) = source.withLatest(from: other).map { "\($0)\($1)" }.recorded()
    source.send(1)
    other.send("a")
    #expect(recorder.values == [])
    source.send(2)
    other.send("b")
    other.complete()
    source.send(3)
    #expect(recorder.values == ["2a", "3b"])
  }

  @Test("The other signal starts first")
  func order() {
    #expect(
      [1, 2].signal().withLatest(from: Signal.just("a")).map { "\($0)\($1)" }.values() == ["1a", "2a"]
    )
  }

  @Test("It completes with the source, and not with the other signal after a value of that")
  func completion() {
    let source = Source<Int>()
    let other = Source<Int>()
    let (recorder, _) = source.withLatest(from: other).map { $0.0 }.recorded()
    source.complete()
    #expect(recorder.events == [.completed])
    #expect(other.ends == 1)
    let silent = Signal<Int, TestFailure>.never
    let (second, _) = silent.withLatest(from: Signal<Int, TestFailure>.just(1)).map { $0.0 }.recorded()
    #expect(second.events == [])
  }

  @Test("It completes at once when the other signal completes without a value, and the source is disposed")
  func emptyOther() {
    let source = Source<Int>()
    let other = Source<Int>()
    let (recorder, _) = source.withLatest(from: other).map { $0.0 }.recorded()
    source.send(1)
    other.complete()
    #expect(recorder.events == [.completed])
    #expect(source.ends == 1)
    #expect(source.withLatest(from: Signal<Int, TestFailure>.empty).map { $0.0 }.events() == [.completed])
    #expect(source.subscriptions == 1)
  }

  @Test("A failure of either is delivered and disposes the other", arguments: [0, 1])
  func failure(index: Int) {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].withLatest(from: sources[1]).map { $0.0 }.recorded()
    sources[index].fail()
    #expect(recorder.events == [.failed(.one)])
    #expect(sources.map(\.ends) == [1, 1])
  }

  @Test("A value that a handler sends on the other signal is used for the next value")
  func reentrancy() {
    let source = Subject<Int, Never>()
    let other = Subject<Int, Never>()
    let log = Log<String>()
    source.withLatest(from: other).subscribe { value, latest in
      log.append("\(value) \(latest)")
      if value < 3 {
        other.send(value * 10)
        source.send(value + 1)
      }
    }
    other.send(0)
    source.send(1)
    #expect(log.entries == ["1 0", "2 10", "3 20"])
    source.complete()
    other.complete()
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("withLatest(from:)") { $0.withLatest(from: Signal.just(0)) }
    expectReleasesValues("withLatest(from:)") { source, captured in
      source.withLatest(from: Signal.just(captured))
    }
    expectReleasesValues("withLatest(from:), the other side") { source, captured in
      Signal<Tracked, TestFailure>.never.merge(Signal.just(captured)).withLatest(from: source)
    }
  }

  @Test("Two others send their latest values")
  func twoOthers() {
    let (first, second) = (Subject<String, Never>(), Subject<Bool, Never>())
    let source = Subject<Int, Never>()
    let log = Log<String>()
    source.withLatest(from: first, second).subscribe { log.append("\($0) \($1) \($2)") }
    source.send(1)
    first.send("a")
    source.send(2)
    second.send(true)
    source.send(3)
    first.send("b")
    source.send(4)
    #expect(log.entries == ["3 a true", "4 b true"])
    source.complete()
    #expect(first.subscriptionCount == 0)
  }
}
