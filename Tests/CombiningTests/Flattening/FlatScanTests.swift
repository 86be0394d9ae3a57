import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct FlatScanTests {
  let scheduler = TestScheduler()

  @Test("The values of each signal are results, and the last is the argument for the next signal")
  func values() {
    let sums = [1, 2, 3].signal().flatScan(0) { sum, number in [sum + number, (sum + number) * 10].signal() }
    #expect(
      sums.events() == [.next(1), .next(10), .next(12), .next(120), .next(123), .next(1230), .completed]
    )
    let single = [1, 2].signal().flatScan(5) { sum, number in .just(sum + number) }
    #expect(single.values() == [6, 8])
    #expect(Signal<Int, Never>.empty.flatScan(5) { sum, _ in .just(sum) }.events() == [.completed])
    #expect([1].signal().flatScan(5) { _, _ in Signal<Int, Never>.empty }.events() == [.completed])
  }

  @Test(
    "Each strategy is available",
    arguments: [
      (FlattenStrategy.merge, "---'xa''xb'('xc'|)"), (.concat, "---'xa'--'xab'--('xabc'|)"),
      (.latest, "-----('xc'|)"), (.first, "---'xa'-|"),
    ]
  )
  func strategies(_ strategy: FlattenStrategy, _ expected: String) {
    let source = scheduler.cold("abc--|", error: TestFailure.one)
    let recording = scheduler.record(
      source.flatScan("x", strategy) { text, letter in
        Signal.just(text + letter).delay(for: .seconds(3), on: scheduler).erased
      }
    )
    scheduler.run()
    #expect(recording == expected)
  }

  @Test("The function runs when its signal starts")
  func calls() {
    let source = Source<Int>()
    let inners = [Source<Int>(), Source<Int>()]
    let arguments = Log<[Int]>()
    let (recorder, _) = source.flatScan(7, .concat) { last, number -> Source<Int> in
      arguments.append([last, number])
      return inners[number]
    }.recorded()
    #expect(arguments.entries == [])
    source.send(0, 1)
    #expect(arguments.entries == [[7, 0]])
    inners[0].send(3, 4)
    inners[0].complete()
    #expect(arguments.entries == [[7, 0], [4, 1]])
    #expect(recorder.values == [3, 4])
  }

  @Test("The first failure is delivered and disposes the others", arguments: [true, false])
  func failure(ofInner: Bool) {
    let source = Source<Int>()
    let inner = Source<Int>()
    let (recorder, _) = source.flatScan(0) { _, _ in inner }.recorded()
    source.send(1)
    inner.send(1)
    if ofInner { inner.fail() } else { source.fail() }
    #expect(recorder.events == [.next(1), .failed(.one)])
    #expect(source.ends == 1)
    #expect(inner.ends == 1)
  }

  @Test("Disposal disposes all signals, also from inside a handler")
  func disposal() {
    let source = Source<Int>()
    let inner = Source<Int>()
    let (_, subscription) = source.flatScan(0) { _, _ in inner }.recorded()
    source.send(1)
    subscription.dispose()
    #expect(source.ends == 1)
    #expect(inner.ends == 1)
    let endless = [1, 2].signal().flatScan(0) { $0 < 0 ? .empty : Signal.just($0 + $1).repeated().erased }
    #expect(endless.events(quittingAfter: 2) == [.next(1), .next(1)])
  }

  @Test("A value that a handler sends is combined with the result before it")
  func reentrancy() {
    let source = Subject<Int, Never>()
    let (recorder, _) = source.flatScan(0, .concat) { sum, number in .just(sum + number) }
      .on(next: { if $0 == 1 { source.send(10); source.send(100) } })
      .recorded()
    source.send(1)
    #expect(recorder.values == [1, 11, 111])
    source.complete()
  }

  @Test("Each subscription begins with the initial value")
  func fresh() {
    let sums = [1, 2].signal().flatScan(0) { sum, number in .just(sum + number) }
    #expect(sums.values() == [1, 3])
    #expect(sums.values() == [1, 3])
  }

  @Test("A hundred thousand synchronous signals take linear time")
  func many() {
    let count = 100_000
    #expect((0..<count).signal().flatScan(0, .concat) { sum, _ in .just(sum + 1) }.counted() == (count, true))
  }

  @Test("Waiting values can be limited")
  func buffering() {
    let source = Source<Int>()
    let inner = Source<Int>()
    let (recorder, _) = source.flatScan(0, .concat, buffering: .fail(1, with: .two)) { _, _ in inner }
      .recorded()
    source.send(1, 2, 3)
    #expect(recorder.events == [.failed(.two)])
    #expect(inner.ends == 1)
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("flatScan") { $0.flatScan(0) { .just($0 &+ $1) } }
    expectLaws("flatScan, concat", repetitions: 2_000) { $0.flatScan(0, .concat) { .just($0 &+ $1) } }
    expectReleasesValues("flatScan") { source, captured in
      source.flatScan(captured) { last, value in [last, value].signal().promoteFailure(to: TestFailure.self) }
    }
  }
}
